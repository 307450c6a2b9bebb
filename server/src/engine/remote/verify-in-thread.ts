import type { Clock } from '../../platform/clock/clock.ts';
import type { DbOptions } from '../../platform/db/db.ts';
import { startThread } from '../../platform/process/thread.ts';
import type { JournalVerdict } from '../verify-journal.ts';
import type { VerifyWorkerData } from './verify-worker.ts';

/**
 * Verifies the journal from its last checkpoint and keeps the next, in a thread of its own: replaying takes all of a processor
 * for some seconds, in which this process would answer nobody.
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
