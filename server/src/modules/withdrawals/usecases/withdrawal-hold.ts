import type { Tx } from '../../../platform/db/db.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** The name of the hold that sets a withdrawal's money aside until it is paid or comes back. */
export const withdrawalHoldKey = (id: string): string => `withdrawal:${id}:hold`;

/** Returns amount and fee. The key makes sure that it happens only once. */
export async function releaseHold(deps: WithdrawalsDeps, tx: Tx, withdrawal: Withdrawal, nowMs: number): Promise<void> {
  const { id, holdKey } = withdrawal;
  await deps.ledger.mustApply(tx, {
    op: 'release',
    key: `withdrawal:${id}:release`,
    holdKey: holdKey!,
    atMs: nowMs,
  });
}
