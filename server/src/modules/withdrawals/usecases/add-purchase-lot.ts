import type { Price } from '@bourse/core/money/value.ts';
import { type LockDays, unlockAtMs } from '@bourse/core/wallet/purchase-lock.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { findPurchaseLockLevel } from '../store/purchase-lock-level.store.ts';
import { findUnlockAtMs, insertPurchaseLot } from '../store/purchase-lot.store.ts';

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
  /**
   * The days that were shown before the order was made (`purchaseLockDays` gives them): what is raised later holds for
   * later orders. Absent where no order showed them: then the person's level of this moment counts.
   */
  readonly lockDays?: LockDays;
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
  const lockDays = purchase.lockDays ?? (await purchaseLockDays(tx, purchase.uid));
  const untilMs = unlockAtMs(purchase.completedAtMs, lockDays);
  const lot = { ...purchase, lockDays, id: newId(purchase.completedAtMs), unlockAtMs: untilMs };
  // Asked for again, the first answer counts, whatever the level is by now.
  return (await insertPurchaseLot(tx, lot)) ? untilMs : findUnlockAtMs(tx, purchase);
}

/**
 * Tells for how many days what a person orders now will stay inside. Show it before the order is made, and keep it with
 * the order.
 *
 * @returns  0, 1, 3 or 7; 1 where Risk has set no other
 */
export async function purchaseLockDays(q: Queryable, uid: string): Promise<LockDays> {
  return (await findPurchaseLockLevel(q, uid)).lockDays;
}
