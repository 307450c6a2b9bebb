import type { AccountRef } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ChainDeps } from '../chain-deps.ts';
import type { AttemptStatus } from '../ports.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { markCoinsSpent } from '../store/chain-coin.store.ts';
import { changePayment, lockLostFee, lockPayment, type Payment, setMinedAgain } from '../store/payment.store.ts';
import type { Attempt } from '../store/payment-attempt.store.ts';
import { setEntry, setTxid } from '../store/payment-withdrawal.store.ts';
import { lockWithdrawal, moveWithdrawal } from '../store/withdrawal.store.ts';
import { endReturn } from './return-payment.ts';
import { emitBalance, emitWithdrawal, notifyWithdrawal } from './tell.ts';

type Mined = Extract<AttemptStatus, { state: 'MINED' }>;

/**
 * Books a payment that has its full confirmations: what left our keys, what the chain took, and how the withdrawal
 * ended. One that is in a block but did not pay gives the money back and tells staff; so does one that staff cancelled,
 * of whom nobody needs to be told.
 */
export async function settlePayment(
  deps: ChainDeps,
  seen: Payment,
  { txHash, isCancel }: Pick<Attempt, 'txHash' | 'isCancel'>,
  mined: Mined,
): Promise<void> {
  const isPaid = mined.isPaid && !isCancel;
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, seen.paymentId);
    if (!payment || payment.isSettled) return;
    const nowMs = deps.clock.nowMs();
    await postCost(deps, tx, payment, `payment:${payment.paymentId}:cost`, mined.feeAsset, mined.feeMinor);
    if (payment.kind === 'withdrawal' && isCancel) await returnCancelled(deps, tx, payment);
    else if (payment.kind === 'withdrawal') await endWithdrawal(deps, tx, payment, txHash, isPaid);
    await endReturn(deps, tx, payment, { txHash, isPaid });
    if (!isPaid && !isCancel) {
      const details = { txHash, ref: payment.ref };
      await raiseAlarm(tx, {
        network: payment.network,
        code: 'PAYMENT_NOT_PAID',
        subject: payment.paymentId,
        details,
        nowMs,
      });
    }
    await changePayment(tx, payment.paymentId, {
      state: isPaid ? 'CONFIRMED' : 'FAILED',
      mined: { txHash, height: mined.block.height, isPaid, feeMinor: mined.feeMinor },
      ...(isPaid ? {} : { failureCode: isCancel ? 'CANCELLED' : 'NOT_PAID' }),
      isSettled: true,
      nowMs,
    });
    await markCoinsSpent(tx, payment.paymentId);
  });
}

/** A settled payment that was lost stands in another block, at another price: only the difference is booked. */
export async function rebook(deps: ChainDeps, payment: Payment, txHash: string, mined: Mined): Promise<void> {
  await deps.db.tx(async (tx) => {
    const bookedMinor = await lockLostFee(tx, payment.paymentId);
    if (bookedMinor === null) return;
    const { block, feeMinor } = mined;
    const key = `payment:${payment.paymentId}:cost:${block.hash.slice(-32)}`;
    await postCost(deps, tx, payment, key, mined.feeAsset, feeMinor - bookedMinor);
    await setMinedAgain(tx, payment.paymentId, { txHash, height: block.height, feeMinor });
  });
}

/** Returns amount and fee. Only where nothing was signed, or what was signed can never pay. */
export async function failWithdrawal(
  deps: ChainDeps,
  tx: Tx,
  withdrawal: Withdrawal,
  failureCode: string,
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  await apply(deps, tx, {
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

async function postCost(
  deps: ChainDeps,
  tx: Tx,
  payment: Payment,
  key: string,
  asset: string,
  feeMinor: bigint,
): Promise<void> {
  if (feeMinor === 0n) return;
  await apply(deps, tx, {
    op: 'post',
    key,
    kind: 'network_fee',
    ref: payment.paymentId,
    legs: [
      { account: custody(asset, payment.network), amountMinor: feeMinor },
      { account: { kind: 'system', account: 'network_fees', asset, sub: payment.network }, amountMinor: -feeMinor },
    ],
    atMs: deps.clock.nowMs(),
  });
}

async function returnCancelled(deps: ChainDeps, tx: Tx, payment: Payment): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, payment.ref);
  if (!withdrawal) throw new Error(`payment ${payment.paymentId} pays a withdrawal that is not there`);
  await failWithdrawal(deps, tx, withdrawal, 'OPERATOR_CANCELLED');
}

async function endWithdrawal(
  deps: ChainDeps,
  tx: Tx,
  payment: Payment,
  txHash: string,
  isPaid: boolean,
): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, payment.ref);
  if (!withdrawal) throw new Error(`payment ${payment.paymentId} pays a withdrawal that is not there`);
  const broadcast = await moveToBroadcast(deps, tx, withdrawal, txHash);
  if (!isPaid) return failWithdrawal(deps, tx, broadcast, 'NOT_PAID_ON_CHAIN');
  const nowMs = deps.clock.nowMs();
  const { asset, amountMinor, feeMinor } = withdrawal;
  const to = [
    { account: custody(asset, payment.network), amountMinor: amountMinor - feeMinor },
    { account: { kind: 'system', account: 'fees', asset } as const, amountMinor: feeMinor },
  ];
  const entryId = await apply(deps, tx, {
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

/** A node has it: the withdrawal shows its transaction. The held row is answered as it is then. */
export async function moveToBroadcast(
  deps: ChainDeps,
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

async function apply(deps: ChainDeps, tx: Tx, command: LedgerCommand): Promise<string> {
  const [answer] = await deps.ledger.apply(tx, [command]);
  if (!answer?.ok) throw new Error(`the books refused ${command.key}: ${answer?.refusal.code}`);
  return answer.entryId;
}

const custody = (asset: string, network: string): AccountRef => ({
  kind: 'system',
  account: 'custody',
  asset,
  sub: network,
});
