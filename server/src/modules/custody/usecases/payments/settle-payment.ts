import { systemAccount } from '@bourse/core/ledger/account.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { CustodyDeps } from '../../custody-deps.ts';
import { ownerOf } from '../../payment-owner.ts';
import type { AttemptStatus } from '../../ports.ts';
import { raiseAlarm } from '../../store/chain-alarm.store.ts';
import { markCoinsSpent } from '../../store/chain-coin.store.ts';
import { changePayment, lockLostFee, lockPayment, type Payment, setMinedAgain } from '../../store/payment.store.ts';
import type { Attempt } from '../../store/payment-attempt.store.ts';

type Mined = Extract<AttemptStatus, { state: 'MINED' }>;

/**
 * Books a payment that has all its confirmations: the network's cost here, and what left our keys by its owner. If the
 * payment is in a block but did not pay, the money returns and staff are told; if staff cancelled it, the money
 * returns.
 */
export async function settlePayment(
  deps: CustodyDeps,
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
    await ownerOf(deps, payment)?.end(deps, tx, payment, { txHash, isPaid, isCancel });
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

/** A settled payment that a reorg removed is now in another block, at another price: only the difference is booked. */
export async function rebook(deps: CustodyDeps, payment: Payment, txHash: string, mined: Mined): Promise<void> {
  await deps.db.tx(async (tx) => {
    const bookedMinor = await lockLostFee(tx, payment.paymentId);
    if (bookedMinor === null) return;
    const { block, feeMinor } = mined;
    const key = `payment:${payment.paymentId}:cost:${block.hash.slice(-32)}`;
    await postCost(deps, tx, payment, key, mined.feeAsset, feeMinor - bookedMinor);
    await setMinedAgain(tx, payment.paymentId, { txHash, height: block.height, feeMinor });
  });
}

async function postCost(
  deps: CustodyDeps,
  tx: Tx,
  payment: Payment,
  key: string,
  asset: string,
  feeMinor: bigint,
): Promise<void> {
  if (feeMinor === 0n) return;
  await deps.ledger.mustApply(tx, {
    op: 'post',
    key,
    kind: 'network_fee',
    ref: payment.paymentId,
    legs: [
      { account: systemAccount('custody', asset, payment.network), amountMinor: feeMinor },
      { account: systemAccount('network_fees', asset, payment.network), amountMinor: -feeMinor },
    ],
    atMs: deps.clock.nowMs(),
  });
}
