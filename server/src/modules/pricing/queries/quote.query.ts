import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Queryable } from '../../../platform/db/db.ts';

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
