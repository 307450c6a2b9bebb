import type { Price } from '@bourse/core/money/value.ts';
import type { LockDays } from '@bourse/core/wallet/purchase-lock.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

/** A purchase that may not leave yet. */
export interface LockedLot {
  readonly id: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** The price of one coin in USDT. */
  readonly price: Price;
  readonly source: 'p2p' | 'express';
  readonly unlockAtMs: number;
}

/** A person's purchases that are still locked at a moment, next to unlock first. */
export async function findLockedLots(q: Queryable, uid: string, nowMs: number): Promise<LockedLot[]> {
  const rows = await q.query<{
    id: string;
    asset: string;
    amount_minor: string;
    price_units: string;
    price_scale: number;
    source: LockedLot['source'];
    unlock_at_ms: string;
  }>(
    `select id, asset, amount_minor, price_units, price_scale, source, unlock_at_ms from wallet.purchase_lot
     where uid = $1 and unlock_at_ms > $2 order by unlock_at_ms, id`,
    [uid, nowMs],
  );
  return rows.map((row) => ({
    id: row.id,
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    price: { priceUnits: BigInt(row.price_units), priceScale: row.price_scale },
    source: row.source,
    unlockAtMs: Number(row.unlock_at_ms),
  }));
}

/** A purchase as staff see it, whether locked or not. */
export interface SeenLot {
  readonly id: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly source: LockedLot['source'];
  readonly lockDays: LockDays;
  readonly completedAtMs: number;
  readonly unlockAtMs: number;
}

/** A person's purchases, newest first. */
export async function findPurchaseLots(
  q: Queryable,
  { uid, before, limit }: { readonly uid: string; readonly before: Keyset | null; readonly limit: number },
): Promise<SeenLot[]> {
  const rows = await q.query<{
    id: string;
    asset: string;
    amount_minor: string;
    source: LockedLot['source'];
    lock_days: LockDays;
    completed_at_ms: string;
    unlock_at_ms: string;
  }>(
    `select id, asset, amount_minor, source, lock_days, completed_at_ms, unlock_at_ms from wallet.purchase_lot
     where uid = $1 and ($2::bigint is null or (completed_at_ms, id) < ($2, $3::uuid))
     order by completed_at_ms desc, id desc limit $4`,
    [uid, before?.atMs ?? null, before?.id ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    source: row.source,
    lockDays: row.lock_days,
    completedAtMs: Number(row.completed_at_ms),
    unlockAtMs: Number(row.unlock_at_ms),
  }));
}
