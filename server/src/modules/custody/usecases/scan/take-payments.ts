import type { BlockContext } from '../../custody-deps.ts';
import { chainOf } from '../../custody-deps.ts';
import { type IncomingPayment, leavesHouse } from '../../ports.ts';
import { putCoin } from '../../store/chain-coin.store.ts';
import { findOwnAddress, type OwnAddress } from '../../store/own-address.store.ts';
import { findPaymentOfTx } from '../../store/payment.store.ts';

/**
 * Records the coins that a block brought to our addresses and passes on the payments that came from outside, in the
 * transaction that moves the cursor past the block.
 *
 * @invariant our own sweeps, top-ups and change do not count as arrivals
 */
export async function takePayments(context: BlockContext, payments: readonly IncomingPayment[]): Promise<void> {
  for (const payment of payments) {
    const owner = await ownerOf(context, payment);
    if (payment.coin && owner) await keepCoin(context, payment, owner);
    if (await isOwnMove(context, payment, owner)) continue;
    await context.deps.arrivals.record(context, payment, owner);
  }
}

function ownerOf({ deps, tx, rule }: BlockContext, payment: IncomingPayment): Promise<OwnAddress | null> {
  const adapter = chainOf(deps, rule.network);
  return findOwnAddress(tx, adapter.family, payment.toAddress, adapter.memo ? (payment.memo ?? '') : '');
}

async function keepCoin({ tx, rule, block }: BlockContext, payment: IncomingPayment, owner: OwnAddress): Promise<void> {
  await putCoin(tx, rule.network, {
    txHash: payment.txHash,
    vout: payment.coin!.vout,
    address: payment.toAddress,
    keyPath: owner.keyPath,
    amountMinor: payment.amountMinor,
    blockHeight: block.height,
    isReward: payment.isReward ?? false,
  });
}

/** Whether money only moved between our own keys. A payment of ours to one of our people counts as a deposit. */
async function isOwnMove(
  { tx, rule }: BlockContext,
  payment: IncomingPayment,
  owner: OwnAddress | null,
): Promise<boolean> {
  const own = await findPaymentOfTx(tx, rule.network, payment.txHash);
  return own !== null && (own.isCancel || !leavesHouse(own.kind) || owner?.purpose === 'change');
}
