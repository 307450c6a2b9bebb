import { systemAccount } from '@bourse/core/ledger/account.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { emitBalance } from '../../../balances/public.ts';
import type { CustodyDeps, Payment, PaymentEnd } from '../../../custody/public.ts';
import type { Withdrawal } from '../../queries/withdrawal-row.ts';
import { setEntry, setTxid } from '../../store/payment-withdrawal.store.ts';
import { lockWithdrawal, moveWithdrawal } from '../../store/withdrawal.store.ts';
import { emitWithdrawal, notifyWithdrawal } from '../tell-withdrawal.ts';

/** Ends a withdrawal whose payment is final: either books what left our keys, or returns the money. */
export async function endWithdrawal(
  deps: CustodyDeps,
  tx: Tx,
  payment: Payment,
  { txHash, isPaid, isCancel }: PaymentEnd,
): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, payment.ref);
  if (!withdrawal) throw new Error(`payment ${payment.paymentId} pays a withdrawal that is not there`);
  if (isCancel) return failWithdrawal(deps, tx, withdrawal, 'OPERATOR_CANCELLED');
  const broadcast = await markBroadcast(deps, tx, withdrawal, txHash);
  if (!isPaid) return failWithdrawal(deps, tx, broadcast, 'NOT_PAID_ON_CHAIN', txHash);
  const nowMs = deps.clock.nowMs();
  const { asset, amountMinor, feeMinor } = withdrawal;
  const to = [
    { account: systemAccount('custody', asset, payment.network), amountMinor: amountMinor - feeMinor },
    { account: systemAccount('fees', asset), amountMinor: feeMinor },
  ];
  const entryId = await deps.ledger.mustApply(tx, {
    op: 'settle',
    key: `withdrawal:${withdrawal.id}:settle`,
    holdKey: withdrawal.holdKey!,
    kind: 'withdrawal',
    ref: withdrawal.id,
    amountMinor,
    to: to.filter((leg) => leg.amountMinor > 0n),
    atMs: nowMs,
  });
  const completed = await moveWithdrawal(tx, broadcast, 'COMPLETED', nowMs, { completedAtMs: nowMs });
  if (!completed) throw new Error(`withdrawal ${withdrawal.id} changed while it was held`);
  await setEntry(tx, withdrawal.id, entryId);
  await notifyWithdrawal(deps, tx, 'wallet.withdrawalCompleted', completed);
  await emitWithdrawal(tx, completed);
  await emitBalance(tx, completed.uid, [asset]);
}

/** Shows the transaction on the withdrawal once a node has it. Returns the locked row as it is then. */
export async function markBroadcast(
  deps: CustodyDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  txHash: string,
): Promise<Withdrawal> {
  if (withdrawal.txid !== txHash) await setTxid(tx, withdrawal.id, txHash);
  if (withdrawal.state !== 'BROADCASTING') return withdrawal;
  const moved = await moveWithdrawal(tx, withdrawal, 'BROADCAST', deps.clock.nowMs());
  if (!moved) throw new Error(`withdrawal ${withdrawal.id} changed while it was held`);
  await emitWithdrawal(tx, moved);
  return moved;
}

/**
 * Returns amount and fee. Call it only if nothing was signed, or what was signed can never pay.
 *
 * @param minedTxHash  the transaction that is in a block but did not pay; the withdrawal shows no other
 */
export async function failWithdrawal(
  deps: CustodyDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  failureCode: string,
  minedTxHash: string | null = null,
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  // A transaction that no block will ever contain is of no use to its owner.
  if (withdrawal.txid !== minedTxHash) await setTxid(tx, withdrawal.id, minedTxHash);
  await deps.ledger.mustApply(tx, {
    op: 'release',
    key: `withdrawal:${withdrawal.id}:release`,
    holdKey: withdrawal.holdKey!,
    atMs: nowMs,
  });
  const failed = await moveWithdrawal(tx, withdrawal, 'FAILED', nowMs, { failureCode, completedAtMs: nowMs });
  if (!failed) throw new Error(`withdrawal ${withdrawal.id} changed while it was held`);
  await notifyWithdrawal(deps, tx, 'wallet.withdrawalFailed', failed);
  await emitWithdrawal(tx, failed);
  await emitBalance(tx, failed.uid, [failed.asset]);
}
