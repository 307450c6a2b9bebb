import type { Tx } from '../../../platform/db/db.ts';

/** Makes every later read of the transaction see the same moment. Must be its first statement. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read read only');
}

/** As `readOneMoment`, for a transaction that also writes down what it has seen. */
export async function keepOneMoment(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read');
}
