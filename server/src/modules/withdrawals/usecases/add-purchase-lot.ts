import type { Price } from '@bourse/core/money/value.ts';
import { type LockDays, unlockAtMs } from '@bourse/core/wallet/purchase-lock.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { findPurchaseLockLevel } from '../store/purchase-lock-level.store.ts';
import { findUnlockAtMs, insertPurchaseLot } from '../store/purchase-lot.store.ts';

/** A purchase from another person or by card. */
export interface Purchase {
  readonly uid: string;
  readonly asset: string;
  /** Minor units of the coin, above zero. */
  readonly amountMinor: bigint;
  /** USDT for one coin, above zero. */
  readonly price: Price;
  readonly source: 'p2p' | 'express';
  /** Identifies the purchase within its source. */
  readonly ref: string;
  /**
   * The days that were shown before the order was made, from `purchaseLockDays`: a later change must not apply to it.
   * If no order showed them, leave it out, and the person's present level counts.
   */
  readonly lockDays?: LockDays;
  readonly completedAtMs: number;
}

/**
 * Keeps the value of a purchase inside for `lockDays` times 24 hours: it may be traded, but not sent on chain or to
 * another person. Call it in the transaction that credits the coins.
 *
 * @returns    when it may leave, UTC milliseconds
 * @invariant  one lot for one purchase, however often this is called; a lot never changes
 */
export async function addPurchaseLot(tx: Tx, purchase: Purchase): Promise<number> {
  const lockDays = purchase.lockDays ?? (await purchaseLockDays(tx, purchase.uid));
  const untilMs = unlockAtMs(purchase.completedAtMs, lockDays);
  const lot = { ...purchase, lockDays, id: newId(purchase.completedAtMs), unlockAtMs: untilMs };
  // A repeat gets the first answer, even if the level has changed since.
  return (await insertPurchaseLot(tx, lot)) ? untilMs : findUnlockAtMs(tx, purchase);
}

/**
 * For how many days something that a person buys now will stay inside. Show it before the order is made, and keep it
 * with the order.
 *
 * @returns 0, 1, 3 or 7; 1 unless Risk has set another
 */
export async function purchaseLockDays(q: Queryable, uid: string): Promise<LockDays> {
  return (await findPurchaseLockLevel(q, uid)).lockDays;
}
