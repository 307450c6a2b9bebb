import type { Tx } from './db.ts';

/** Makes all later reads of the transaction see the same moment. Must be its first statement. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read read only');
}

/** Like `readOneMoment`, for a transaction that also writes. */
export async function keepOneMoment(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read');
}

/**
 * Makes the planner prefer indexes for the rest of the transaction. Without statistics it expects few rows of a person
 * and would sort their whole history for each page.
 */
export async function walkIndexes(tx: Tx): Promise<void> {
  await tx.query(`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`);
}

/**
 * For a transaction that reads and writes many rows by id: in a table of a hundred thousand rows the planner would
 * otherwise read all of it.
 */
export async function findById(tx: Tx): Promise<void> {
  await tx.query(`select set_config('enable_seqscan', 'off', true)`);
}
