import { findLate, noteProven, type Part } from '../../../ledger/reconcile/proof.ts';
import { compareChain } from '../../../ledger/reconcile/reconcile-all.ts';
import type { BooksDeps } from '../books-deps.ts';

/**
 * Reconciles networks whose withdrawals are stopped because they were not proven for too long, such as after a night
 * without a running server. It runs more often than the job of every minute, so that a node that was briefly away does
 * not cost people another minute.
 */
export const lateChainsJob = ({ db, clock, ledger }: Pick<BooksDeps, 'db' | 'clock' | 'ledger'>) => ({
  name: 'reconcile-late',
  everyMs: 5_000,
  async run(): Promise<'idle'> {
    const late = await findLate(db);
    if (late.size === 0) return 'idle';
    for (const network of await ledger.reconciledNetworks(db)) {
      const part: Part = `chain:${network}`;
      if (!late.has(part)) continue;
      const report = await compareChain(ledger, db, network);
      if (report.isCompared && report.differences.length === 0) await noteProven(db, [part], clock.nowMs());
    }
    return 'idle';
  },
});
