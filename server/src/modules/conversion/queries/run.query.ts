import type { ConversionLeg } from '@bourse/core/conversion/small-balance.ts';
import type { Price } from '@bourse/core/money/value.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** One coin of a quote, in minor units of the coin and of USDT. */
export interface QuoteLeg extends ConversionLeg {
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly price: Price;
}

export interface Quote {
  readonly id: string;
  readonly uid: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly legs: readonly QuoteLeg[];
}

/** A quote that was accepted. */
export interface Run {
  readonly id: string;
  readonly quoteId: string;
  readonly createdAtMs: number;
}

/** A person's own quote; null for an unknown id and for another person's. */
export async function findQuote(q: Queryable, uid: string, id: string): Promise<Quote | null> {
  const rows = await q.query<{
    created_at_ms: string;
    expires_at_ms: string;
    asset: string;
    amount_minor: string;
    price_units: string;
    price_scale: number;
    gross_minor: string;
    fee_minor: string;
    gets_minor: string;
    rounding_minor: string;
  }>(
    `select q.created_at_ms, q.expires_at_ms, l.asset, l.amount_minor, l.price_units, l.price_scale, l.gross_minor, l.fee_minor,
            l.gets_minor, l.rounding_minor
       from conversion.quote q join conversion.quote_leg l on l.quote_id = q.id
      where q.id = $2 and q.uid = $1 order by l.place`,
    [uid, id],
  );
  const [first] = rows;
  if (!first) return null;
  return {
    id,
    uid,
    createdAtMs: Number(first.created_at_ms),
    expiresAtMs: Number(first.expires_at_ms),
    legs: rows.map((row) => ({
      asset: row.asset,
      amountMinor: BigInt(row.amount_minor),
      price: { priceUnits: BigInt(row.price_units), priceScale: row.price_scale },
      grossMinor: BigInt(row.gross_minor),
      feeMinor: BigInt(row.fee_minor),
      getsMinor: BigInt(row.gets_minor),
      roundingMinor: BigInt(row.rounding_minor),
    })),
  };
}

/** The conversion that a request id has already made. */
export async function findRunByRequest(q: Queryable, uid: string, requestId: string): Promise<Run | null> {
  const rows = await q.query<{ id: string; quote_id: string; created_at_ms: string }>(
    'select id, quote_id, created_at_ms from conversion.run where uid = $1 and request_id = $2',
    [uid, requestId],
  );
  const [row] = rows;
  return row ? { id: row.id, quoteId: row.quote_id, createdAtMs: Number(row.created_at_ms) } : null;
}

/** When a person last converted; null if never. */
export async function findLastRunMs(q: Queryable, uid: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string | null }>(
    'select max(created_at_ms) as at_ms from conversion.run where uid = $1',
    [uid],
  );
  return rows[0]?.at_ms == null ? null : Number(rows[0].at_ms);
}

/**
 * Every coin that was ever converted and that the desk may have to sell. It is read from the desk's accounts in the
 * books, because they are few, while runs keep growing.
 */
export async function findConvertedAssets(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ asset: string }>(
    `select asset from ledger.account where not is_user and account = 'conversion' and asset <> 'USDT' order by asset`,
  );
  return rows.map(({ asset }) => asset);
}
