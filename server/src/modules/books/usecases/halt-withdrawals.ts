import type { Difference } from '../../../ledger/reconcile/difference.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { BooksDeps } from '../books-deps.ts';

export interface HaltDeps extends Pick<BooksDeps, 'db' | 'clock' | 'approvals'> {
  readonly settings: Settings;
}

/** Stops all withdrawals until staff have looked: `bourse switches set WITHDRAWALS_HALTED_BY null`. Safe to repeat. */
export async function haltWithdrawals(
  { db, settings, approvals, clock }: HaltDeps,
  differences: readonly Difference[],
  log: Logger,
): Promise<void> {
  log.error({ differences: differences.slice(0, 20) }, 'the books do not reconcile; withdrawals stand still');
  if ((await settings.get('WITHDRAWALS_HALTED_BY')) !== null) return;
  const nowMs = clock.nowMs();
  await db.tx(async (tx) => {
    await settings.set(tx, { name: 'WITHDRAWALS_HALTED_BY', value: 'reconcile', by: 'system', nowMs });
    await approvals.audit(tx, {
      staffId: 'system',
      role: 'system',
      action: 'ledger.reconcile',
      subject: 'withdrawals',
      reason: `${differences.length} differences`,
      before: null,
      after: { halted: true, first: describe(differences) },
      requestId: newId(nowMs),
      nowMs,
    });
  });
}

function describe([first]: readonly Difference[]): object | null {
  return first ? { kind: first.kind, asset: first.asset, account: first.account, entryId: first.entryId } : null;
}
