import { ChainFault } from '../ports.ts';

/**
 * Does the same work for each row. A row that fails does not hold up the others: its error is thrown at the end. A node
 * that does not answer ends the round at once; one that refuses a single call does not.
 */
export async function forEachRow<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (error instanceof ChainFault && error.code !== 'REFUSED') throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
