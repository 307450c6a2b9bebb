import type { Tx } from './db.ts';

/** Makes every later read of the transaction see the same moment. Must be its first statement. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read read only');
}

/** Like `readOneMoment`, for a transaction that also writes down what it has seen. */
export async function keepOneMoment(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read');
}

/**
 * Walks indexes for the rest of the transaction. Without statistics the planner believes that a person has next to nothing,
 * and sorts a whole history for each page of it.
 */
export async function walkIndexes(tx: Tx): Promise<void> {
  await tx.query(`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`);
}

/** For a transaction that reads and writes many rows by their ids: in a table of a hundred thousand the planner would read all of it. */
export async function findById(tx: Tx): Promise<void> {
  await tx.query(`select set_config('enable_seqscan', 'off', true)`);
}
