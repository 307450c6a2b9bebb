import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Db } from '../../platform/db/db.ts';
import { isPassing } from '../../platform/db/passing.ts';
import type { Ledger } from '../ledger.ts';
import type { Difference } from './difference.ts';
import {
  type BooksReport,
  moveProven,
  type NotCompared,
  RECONCILE_STEPS,
  type ReconcileOptions,
  type ReconcileReport,
} from './reconcile.ts';
import type { ChainReport, Surplus } from './reconcile-chain.ts';
import { onSnapshot } from './snapshot.ts';

/** A network that has not answered for this long is left out of a run, so that the others need not wait for it. */
const CHAIN_TIMEOUT_MS = MINUTE_MS;

/**
 * Compares all parts: the books in one snapshot, then each network. A network that cannot be asked is listed as such;
 * the others count.
 *
 * @param options.onBooks  called with the result for the books before any network is asked
 */
export async function reconcileAll(
  ledger: Ledger,
  db: Db,
  options: ReconcileOptions & { readonly onBooks?: (books: BooksReport) => Promise<void> } = {},
): Promise<ReconcileReport> {
  const books = await onSnapshot(db, (tx) => ledger.reconcile(tx, options));
  if (books.isBalanced) await moveProven(db, books);
  await options.onBooks?.(books);
  const networks = await ledger.reconciledNetworks(db);
  const report = await compareChains(ledger, db, { ...books, surpluses: [], networks: [], notCompared: [] }, networks);
  await options.onStep?.(RECONCILE_STEPS);
  return report;
}

/** Adds the results of networks to a report. */
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
    const chain = await compareChain(ledger, db, network);
    if (chain.isCompared) {
      differences.push(...chain.differences);
      surpluses.push(...chain.surpluses);
      if (chain.differences.length === 0) right.push(network);
    } else notCompared.push({ part: network, because: chain.because });
  }
  return { ...report, isBalanced: differences.length === 0, differences, surpluses, networks: right, notCompared };
}

/** The result for one network. Any failure there is reported in it. @throws only if the database cannot be reached */
export async function compareChain(
  ledger: Ledger,
  db: Db,
  network: string,
  timeoutMs = CHAIN_TIMEOUT_MS,
): Promise<ChainReport> {
  const answered = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: answered.signal, ref: false }).then(
    (): ChainReport => ({ isCompared: false, because: `no answer within ${timeoutMs / 1_000} s` }),
  );
  late.catch(() => {});
  try {
    return await Promise.race([ledger.reconcileChain(db, network), late]);
  } catch (error) {
    if (isPassing(error)) throw error;
    return { isCompared: false, because: String(error instanceof Error ? error.message : error).split('\n')[0]! };
  } finally {
    answered.abort();
  }
}
