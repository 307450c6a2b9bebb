import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FileLock, type LockHolder, lockHolder, takeFileLock } from '../../platform/process/file-lock.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';

/** How long a new server waits for one that is stopping: as long as stopping may take (../process/run-process.ts). */
const STOPPING_TIMEOUT_MS = 90_000;
const POLL_MS = 100;

function lockPath(dataDir: string): string {
  return join(dataDir, 'server.lock');
}

/**
 * Makes this process the only server of a data folder. It waits for one that is just stopping.
 *
 * @throws OperatorFault if another server runs on the folder
 */
export async function takeServerLock(dataDir: string, about: LockHolder['about']): Promise<FileLock> {
  const deadline = performance.now() + STOPPING_TIMEOUT_MS;
  for (;;) {
    const taken = takeFileLock(lockPath(dataDir), about);
    if ('lock' in taken) return taken.lock;
    const { holder } = taken;
    if (holder.about.state !== 'stopping' || performance.now() > deadline) {
      throw new OperatorFault(
        `The data folder ${dataDir} is in use by another server (process ${holder.pid}, port ${holder.about.port ?? 'unknown'}). ` +
          'Stop that one, or choose another folder with --data.',
      );
    }
    await wait(POLL_MS);
  }
}

/** The server that runs on a data folder; null if none does. */
export function runningServer(dataDir: string): LockHolder | null {
  return lockHolder(lockPath(dataDir));
}
