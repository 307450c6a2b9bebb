import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { MinuteSample } from '../ports.ts';

export interface StoredQuote {
  readonly kind: 'asset' | 'fiat';
  readonly code: string;
  readonly priceE8: bigint;
  readonly atMs: number;
}

interface Row {
  kind: StoredQuote['kind'];
  code: string;
  price_e8: string;
  at_ms: string;
}

const asQuote = (row: Row): StoredQuote => ({
  kind: row.kind,
  code: row.code,
  priceE8: BigInt(row.price_e8),
  atMs: Number(row.at_ms),
});

/** The last quote of every coin and currency. */
export async function findLatestQuotes(q: Queryable): Promise<StoredQuote[]> {
  return (await q.query<Row>('select kind, code, price_e8, at_ms from pricing.quote')).map(asQuote);
}

/** Hourly quotes of coins from an hour on, oldest first. */
export async function findHourlyQuotes(q: Queryable, fromHour: number): Promise<StoredQuote[]> {
  const rows = await q.query<Row>(
    `select kind, code, price_e8, hour::bigint * ${HOUR_MS} as at_ms from pricing.hourly_quote
     where kind = 'asset' and hour >= $1 order by hour`,
    [fromHour],
  );
  return rows.map(asQuote);
}

/** The samples of a coin from a moment on and before another one, oldest first. */
export async function findMinutes(q: Queryable, asset: string, fromMs: number, toMs: number): Promise<MinuteSample[]> {
  const rows = await q.query<{ minute: number; price_e8: string }>(
    `select minute, price_e8 from pricing.minute_quote
      where asset = $1 and minute >= $2::bigint / ${MINUTE_MS} and minute < $3::bigint / ${MINUTE_MS} order by minute`,
    [asset, fromMs, toMs],
  );
  return rows.map(({ minute, price_e8 }) => ({ minute, priceE8: BigInt(price_e8) }));
}
