import type { Worker } from 'node:worker_threads';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { FairLine, Overloaded } from '../crypto/fair-line.ts';
import { startThread } from '../process/thread.ts';

/** The task for the thread. */
export interface PhotoTask {
  readonly mime: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  readonly bytesMax: number;
}
/** The redrawn picture; null if it could not be read. */
export type PhotoDone = Uint8Array | null;

/** Longer than the largest picture takes on a slow machine. */
const TASK_MS_MAX = 15_000;
/** A decoder never gives memory back, so an idle thread is ended. */
const IDLE_MS = 20_000;
/**
 * Each task holds two megabytes. A person sends three at a time; people take turns, so that nobody waits behind a whole
 * crowd.
 */
const LINE = new FairLine({ atOnce: 1, waitingMax: 32, waitingOfOneMax: 4 });

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * Decodes a picture and encodes it again, in its own thread and one at a time, so that memory and processor are bounded
 * whatever people send, and people who send many only delay themselves. The decoders run in WebAssembly, so a file that
 * breaks one reaches nothing of ours, and the thread is discarded.
 *
 * @param from  whose picture it is, because people take turns
 * @refuses     IMAGE_UNREADABLE | BUSY if too many of theirs, or in all, wait already
 */
export async function recode(task: PhotoTask, from: string): Promise<Result<Buffer, 'IMAGE_UNREADABLE' | 'BUSY'>> {
  try {
    const done = await LINE.run(from, () => draw(task));
    return done ? ok(Buffer.from(done.buffer, done.byteOffset, done.byteLength)) : refuse('IMAGE_UNREADABLE');
  } catch (error) {
    if (error instanceof Overloaded) return refuse('BUSY');
    throw error;
  }
}

async function draw(task: PhotoTask): Promise<PhotoDone> {
  clearTimeout(idle);
  worker ??= start();
  const own = worker;
  own.ref();
  const done = await answerOf(own, task);
  // After a broken file the decoder is not trusted any more.
  if (done === null) await end(own);
  else {
    own.unref();
    idle = setTimeout(() => void end(own), IDLE_MS).unref();
  }
  return done;
}

/** Null if the thread cannot read it, dies of it, or is too slow. */
function answerOf(own: Worker, task: PhotoTask): Promise<PhotoDone> {
  return new Promise((resolve) => {
    const settle = (done: PhotoDone) => {
      clearTimeout(late);
      own.off('message', settle).off('error', broken).off('exit', broken);
      resolve(done);
    };
    const broken = () => settle(null);
    const late = setTimeout(broken, TASK_MS_MAX);
    own.on('message', settle).on('error', broken).on('exit', broken);
    own.postMessage(task);
  });
}

function start(): Worker {
  const own = startThread(new URL('./photo-worker.ts', import.meta.url), null);
  // A thread that dies while idle needs no handling.
  own.on('error', () => {});
  own.on('exit', () => {
    if (worker === own) worker = null;
  });
  return own;
}

async function end(own: Worker): Promise<void> {
  if (worker === own) worker = null;
  await own.terminate();
}
