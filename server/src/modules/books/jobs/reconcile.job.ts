import type { ReconcileReport } from '../../../ledger/reconcile.ts';
import { reconcileAll } from '../../../ledger/reconcile-all.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { bookSurplus, type SurplusDeps } from '../../custody/public.ts';
import type { BooksDeps } from '../books-deps.ts';
import { keepRun } from '../usecases/run-reconcile.ts';

const EVERY_MS = 60_000;
/** A difference counts when it is seen twice: between two questions to a chain a block may arrive. */
const SIGHTINGS = 2;

interface ReconcileDeps extends Omit<BooksDeps, 'assets'> {
  readonly settings: Settings;
  /** Who books what a chain has beyond the books. */
  readonly chain: SurplusDeps;
}

/**
 * Compares books, holds and chains once a minute. What a chain has too much is noted, and booked where it stays. A break stops all withdrawals, is written into the audit log and the log, and
 * stays until staff have looked: `bourse switches set WITHDRAWALS_HALTED_BY null`.
 */
export function reconcileJob(deps: ReconcileDeps, log: Logger) {
  let sightings = 0;
  return {
    name: 'reconcile',
    everyMs: EVERY_MS,
    async run(): Promise<'idle'> {
      const report = await reconcileAll(deps.ledger, deps.db);
      await keepRun(deps, report);
      for (const surplus of report.surpluses) await bookSurplus(deps.chain, surplus);
      sightings = report.isBalanced ? 0 : sightings + 1;
      if (sightings >= SIGHTINGS) await halt(deps, report, log);
      return 'idle';
    },
  };
}

async function halt(
  { db, settings, approvals, clock }: ReconcileDeps,
  report: ReconcileReport,
  log: Logger,
): Promise<void> {
  log.error({ differences: report.differences.slice(0, 20) }, 'the books do not reconcile; withdrawals stand still');
  if ((await settings.get('WITHDRAWALS_HALTED_BY')) !== null) return;
  const nowMs = clock.nowMs();
  await db.tx(async (tx) => {
    await settings.set(tx, { name: 'WITHDRAWALS_HALTED_BY', value: 'reconcile', by: 'system', nowMs });
    await approvals.audit(tx, {
      staffId: 'system',
      role: 'system',
      action: 'ledger.reconcile',
      subject: 'withdrawals',
      reason: `${report.differences.length} differences`,
      before: null,
      after: { halted: true, first: describe(report) },
      requestId: newId(nowMs),
      nowMs,
    });
  });
}

function describe({ differences: [first] }: ReconcileReport): object | null {
  return first ? { kind: first.kind, asset: first.asset, account: first.account, entryId: first.entryId } : null;
}
