import type { Price } from '@bourse/core/money/value.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** A purchase that may not leave yet. */
export interface LockedLot {
  readonly id: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** What one coin cost, USDT. */
  readonly price: Price;
  readonly source: 'p2p' | 'express';
  readonly unlockAtMs: number;
}

/** A person's purchases that are still locked at a moment, the next to unlock first. */
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
