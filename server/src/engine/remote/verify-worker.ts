import { parentPort, workerData } from 'node:worker_threads';
import { Db, type DbOptions } from '../../platform/db/db.ts';
import { verifyJournal } from '../verify-journal.ts';

/** What the thread that verifies gets at its start. */
export interface VerifyWorkerData {
  readonly db: DbOptions;
  readonly keepAtMs: number;
}

const { db: options, keepAtMs } = workerData as VerifyWorkerData;
const db = new Db(options);
const verdict = await verifyJournal(db, { keepAtMs }).finally(() => db.end());
parentPort!.postMessage(verdict);
