import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expectProofs, findProven, type Part } from '../../../ledger/reconcile/proof.ts';
import type { ReconcileOptions, ReconcileReport } from '../../../ledger/reconcile/reconcile.ts';
import { reconcileAll } from '../../../ledger/reconcile/reconcile-all.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { bookSurplus, type SurplusDeps } from '../../custody/public.ts';
import type { BooksDeps } from '../books-deps.ts';
import { type HaltDeps, haltWithdrawals } from '../usecases/halt-withdrawals.ts';
import { keepFailedRun, keepRun, noteBooks } from '../usecases/run-reconcile.ts';

const EVERY_MS = MINUTE_MS;
/** A difference counts when it is seen twice: between two questions to a chain a block may arrive. */
const SIGHTINGS = 2;
/** The quiet hour in which all of history is read, UTC. */
const NIGHT_MS = 3 * HOUR_MS;

interface ReconcileDeps extends Omit<BooksDeps, 'assets'>, HaltDeps {
  /** Who books what a chain has beyond the books. */
  readonly chain: SurplusDeps;
}

/**
 * Compares what is new and what is open once a minute: books, holds and chains. What hangs on a part stops while that part was not
 * proven for ten minutes, and goes on by itself. What a chain has too much is noted, and
 * booked where it stays. A break stops all withdrawals, is written into the audit log and the log, and stays until staff have
 * looked: `bourse switches set WITHDRAWALS_HALTED_BY null`.
 */
export function reconcileJob(deps: ReconcileDeps, log: Logger) {
  const sighted = haltAtSecond(deps, log);
  return {
    name: 'reconcile',
    everyMs: EVERY_MS,
    async run(): Promise<'idle'> {
      const { db, ledger } = deps;
      const networks = await ledger.reconciledNetworks(db);
      await expectProofs(db, ['books', ...networks.map((network): Part => `chain:${network}`)]);
      const report = await runAndKeep(deps, {});
      for (const surplus of report.surpluses) await bookSurplus(deps.chain, surplus);
      await sighted(report);
      return 'idle';
    },
  };
}

/** Once a night compares everything with everything, and all of history with what earlier runs have proven. */
export function wholeReconcileJob(deps: ReconcileDeps, log: Logger) {
  const sighted = haltAtSecond(deps, log);
  return {
    name: 'reconcile-whole',
    everyMs: EVERY_MS,
    async run(): Promise<'idle'> {
      const provenAtMs = (await findProven(deps.db, ['whole'])).get('whole') ?? 0;
      if (provenAtMs >= lastNight(deps.clock.nowMs())) return 'idle';
      await sighted(await runAndKeep(deps, { isWhole: true }));
      return 'idle';
    },
  };
}

const lastNight = (nowMs: number): number => Math.floor((nowMs - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;

/** Keeps what a run found, and that it failed. */
async function runAndKeep(deps: ReconcileDeps, options: ReconcileOptions): Promise<ReconcileReport> {
  try {
    const report = await reconcileAll(deps.ledger, deps.db, { ...options, onBooks: (books) => noteBooks(deps, books) });
    await keepRun(deps, report);
    return report;
  } catch (error) {
    await keepFailedRun(deps);
    throw error;
  }
}

function haltAtSecond(deps: ReconcileDeps, log: Logger): (report: ReconcileReport) => Promise<void> {
  let sightings = 0;
  return async (report) => {
    sightings = report.isBalanced ? 0 : sightings + 1;
    if (sightings >= SIGHTINGS) await haltWithdrawals(deps, report.differences, log);
  };
}
