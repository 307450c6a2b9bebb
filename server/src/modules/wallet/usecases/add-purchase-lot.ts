import type { Price } from '@bourse/core/money/value.ts';
import { type LockDays, unlockAtMs } from '@bourse/core/wallet/purchase-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { insertPurchaseLot } from '../store/purchase-lot.store.ts';

/** What somebody has bought from another person or by card. */
export interface Purchase {
  readonly uid: string;
  readonly asset: string;
  /** Minor units of the coin, above zero. */
  readonly amountMinor: bigint;
  /** USDT for one coin, above zero. */
  readonly price: Price;
  readonly source: 'p2p' | 'express';
  /** Names the purchase within its source. */
  readonly ref: string;
  /** As it was shown before the order was made; what is raised later holds for later orders. */
  readonly lockDays: LockDays;
  readonly completedAtMs: number;
}

/**
 * Keeps the value of a purchase inside for so many times 24 hours: it may be traded, but leaves neither on chain nor to
 * another person. Call it in the transaction that credits the coins.
 *
 * @returns    when it may leave, UTC milliseconds
 * @invariant  one lot for one purchase, whoever calls how often; a lot never changes
 */
export async function addPurchaseLot(tx: Tx, purchase: Purchase): Promise<number> {
  const untilMs = unlockAtMs(purchase.completedAtMs, purchase.lockDays);
  await insertPurchaseLot(tx, { ...purchase, id: newId(purchase.completedAtMs), unlockAtMs: untilMs });
  return untilMs;
}
