import type { Tx } from '../../../platform/db/db.ts';
import { emitBalance } from '../../balances/public.ts';
import { raiseAlarm } from '../../custody/public.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { moveWithdrawal } from '../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import { emitWithdrawal, notifyWithdrawal } from './tell-withdrawal.ts';
import { releaseHold } from './withdrawal-hold.ts';

/** Rejects a withdrawal whose row the caller has locked; amount and fee return in the same transaction. */
export async function rejectInside(
  deps: WithdrawalsDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  why: { readonly code: string; readonly reason: string | null; readonly nowMs: number },
): Promise<void> {
  const rejected = await moveWithdrawal(tx, withdrawal, 'REJECTED', why.nowMs, {
    rejectCode: why.code,
    ...(why.reason === null ? {} : { rejectReason: why.reason }),
    completedAtMs: why.nowMs,
  });
  if (!rejected) throw new Error(`withdrawal ${withdrawal.id} changed while its row was held`);
  await releaseHold(deps, tx, withdrawal, why.nowMs);
  await emitBalance(tx, withdrawal.uid, [withdrawal.asset]);
  await emitWithdrawal(tx, rejected);
  await notifyWithdrawal(deps, tx, 'wallet.withdrawalRejected', rejected, { params: { reason: why.code } });
}

/**
 * Rejects a withdrawal without a valid seal, because nobody can prove any more what was asked for; its owner must ask
 * again.
 */
export async function rejectUnsealed(
  deps: WithdrawalsDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  nowMs: number,
): Promise<void> {
  const { id: subject, network } = withdrawal;
  await raiseAlarm(tx, { network: network!, code: 'CONTENT_CHANGED', subject, nowMs });
  return rejectInside(deps, tx, withdrawal, { code: 'OTHER', reason: null, nowMs });
}
