import { findLate, noteProven, type Part } from '../../../ledger/reconcile/proof.ts';
import { compareChain } from '../../../ledger/reconcile/reconcile-all.ts';
import type { BooksDeps } from '../books-deps.ts';

/**
 * Compares networks over which withdrawals wait because they were not proven for too long, as after a night in which nothing ran:
 * nobody should wait a minute more because a node was not there yet when the run of this minute asked it.
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
