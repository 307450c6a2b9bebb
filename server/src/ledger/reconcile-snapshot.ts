import type { Db } from '../platform/db/db.ts';
import type { Ledger } from './ledger.ts';
import type { ReconcileOptions, ReconcileReport } from './reconcile.ts';

/**
 * Reconciles on one snapshot of the whole database, so that a deposit booked between two of its questions is not taken
 * for a difference.
 */
export function reconcileSnapshot(ledger: Ledger, db: Db, options?: ReconcileOptions): Promise<ReconcileReport> {
  return db.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return ledger.reconcile(tx, options);
  });
}
