import type { Db } from '../../platform/db/db.ts';
import type { Ledger } from '../ledger.ts';
import {
  type Difference,
  moveProven,
  type NotCompared,
  RECONCILE_STEPS,
  type ReconcileOptions,
  type ReconcileReport,
} from './reconcile.ts';
import type { Surplus } from './reconcile-chain.ts';
import { onSnapshot } from './snapshot.ts';

/**
 * A whole comparison, part after part: the books on one snapshot, then each network. A network that cannot be asked is named,
 * and the others count.
 */
export async function reconcileAll(ledger: Ledger, db: Db, options: ReconcileOptions = {}): Promise<ReconcileReport> {
  const books = await onSnapshot(db, (tx) => ledger.reconcile(tx, options));
  if (books.isBalanced) await moveProven(db, books);
  const networks = await ledger.reconciledNetworks(db);
  const report = await compareChains(ledger, db, { ...books, surpluses: [], networks: [], notCompared: [] }, networks);
  await options.onStep?.(RECONCILE_STEPS);
  return report;
}

/** Adds to a report what networks say. */
export async function compareChains(
  ledger: Ledger,
  db: Db,
  report: ReconcileReport,
  networks: readonly string[],
): Promise<ReconcileReport> {
  const differences: Difference[] = [...report.differences];
  const surpluses: Surplus[] = [...report.surpluses];
  const right: string[] = [...report.networks];
  const notCompared: NotCompared[] = [...report.notCompared];
  for (const network of networks) {
    const chain = await ledger.reconcileChain(db, network);
    if (chain.isCompared) {
      differences.push(...chain.differences);
      surpluses.push(...chain.surpluses);
      if (chain.differences.length === 0) right.push(network);
    } else notCompared.push({ part: network, because: chain.because });
  }
  return { ...report, isBalanced: differences.length === 0, differences, surpluses, networks: right, notCompared };
}
