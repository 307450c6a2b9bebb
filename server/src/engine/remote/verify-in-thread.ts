import type { Clock } from '../../platform/clock/clock.ts';
import type { DbOptions } from '../../platform/db/db.ts';
import { startThread } from '../../platform/process/thread.ts';
import type { JournalVerdict } from '../verify-journal.ts';
import type { VerifyWorkerData } from './verify-worker.ts';

/**
 * Verifies the journal from its last checkpoint and writes the next one, in its own thread: replaying takes a whole
 * processor for some seconds, during which this process could answer nobody.
 */
export function verifyInThread(db: DbOptions, clock: Clock): Promise<JournalVerdict> {
  const data: VerifyWorkerData = {
    db: { ...db, poolMax: 2, applicationName: 'bourse verify' },
    keepAtMs: clock.nowMs(),
  };
  const worker = startThread(new URL('./verify-worker.ts', import.meta.url), data);
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread that verifies the journal ended without a verdict')));
  });
}
