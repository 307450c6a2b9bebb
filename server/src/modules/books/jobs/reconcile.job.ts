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
/** A difference counts only if it is seen twice, because a block may arrive between two questions to a chain. */
const SIGHTINGS = 2;
/** The quiet hour, in UTC, at which all of history is read. */
const NIGHT_MS = 3 * HOUR_MS;

interface ReconcileDeps extends Omit<BooksDeps, 'assets'>, HaltDeps {
  /** Books what a chain has more than the books. */
  readonly chain: SurplusDeps;
}

/**
 * Once a minute compares what is new and what is open in books, holds and chains. What depends on a part stops while
 * that part was not proven for ten minutes, and resumes by itself. A surplus on a chain is noted, and booked if it
 * stays. A difference stops all withdrawals and is written to the audit and the log; it stays so until staff have
 * looked into it and run `bourse switches set WITHDRAWALS_HALTED_BY null`.
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

/** Once a night compares everything, including all of history with what earlier runs have proven. */
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

/** Keeps what a run found, or that it failed. */
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
