import type { ReconcileReport } from '../../../ledger/reconcile.ts';
import { reconcileSnapshot } from '../../../ledger/reconcile-snapshot.ts';
import { keepRun } from '../public.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type Loop, startLoop } from '../../../platform/jobs/loop.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Services } from '../../../boot/services.ts';

const EVERY_MS = 60_000;
/** A difference counts when it is seen twice: between two questions to a chain a block may arrive. */
const SIGHTINGS = 2;

/**
 * Compares books, holds and chains once a minute. A break stops all withdrawals, is written into the audit log and the log, and
 * stays until staff have looked: `bourse switches set WITHDRAWALS_HALTED_BY null`.
 */
export function startReconcileLoop(services: Services, log: Logger): Loop {
  let sightings = 0;
  return startLoop({
    name: 'reconcile',
    everyMs: EVERY_MS,
    log,
    async run() {
      const report = await reconcileSnapshot(services.ledger, services.db);
      await keepRun(services, report);
      sightings = report.isBalanced ? 0 : sightings + 1;
      if (sightings >= SIGHTINGS) await halt(services, report, log);
      return 'idle';
    },
  });
}

async function halt(services: Services, report: ReconcileReport, log: Logger): Promise<void> {
  const { db, settings, approvals, clock } = services;
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
