import { parentPort } from 'node:worker_threads';
import { drawAnew } from './draw-anew.ts';
import type { PhotoDone, PhotoTask } from './photo-studio.ts';

parentPort!.on('message', async (task: PhotoTask) => {
  const done: PhotoDone = await drawAnew(task).catch(() => null);
  parentPort!.postMessage(done);
});
