import type { Db, Tx } from '../../platform/db/db.ts';

/**
 * Reads in one snapshot of the whole database, so that a deposit booked between two queries does not look like a
 * difference.
 */
export function onSnapshot<Value>(db: Db, read: (tx: Tx) => Promise<Value>): Promise<Value> {
  return db.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return read(tx);
  });
}
