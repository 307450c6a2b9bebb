import type { Tx } from '../../../platform/db/db.ts';

export interface NewQuote {
  readonly kind: 'asset' | 'fiat';
  readonly code: string;
  /** The price of one coin in USDT, or units of the currency for one USDT, times 10^8. */
  readonly priceE8: bigint;
  readonly atMs: number;
}

/** Keeps the quote if it is newer than the last one. */
export async function upsertQuote(tx: Tx, quote: NewQuote): Promise<void> {
  await tx.query(
    `insert into pricing.quote (kind, code, price_e8, at_ms) values ($1, $2, $3, $4)
     on conflict (kind, code) do update set price_e8 = excluded.price_e8, at_ms = excluded.at_ms
       where pricing.quote.at_ms < excluded.at_ms`,
    [quote.kind, quote.code, quote.priceE8.toString(), quote.atMs],
  );
}

/** Keeps the quote if it is the first of its hour. @returns whether it is */
export async function insertHourly(tx: Tx, quote: NewQuote, hour: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into pricing.hourly_quote (kind, code, hour, price_e8) values ($1, $2, $3, $4) on conflict do nothing
     returning hour`,
    [quote.kind, quote.code, hour, quote.priceE8.toString()],
  );
  return rows.length > 0;
}

/** Keeps the quote if it is the first of its minute. */
export async function insertMinute(tx: Tx, { code, priceE8 }: NewQuote, minute: number): Promise<void> {
  await tx.query(
    'insert into pricing.minute_quote (asset, minute, price_e8) values ($1, $2, $3) on conflict do nothing',
    [code, minute, priceE8.toString()],
  );
}

/** Forgets the samples of a coin before a minute. */
export async function dropMinutes(tx: Tx, asset: string, beforeMinute: number): Promise<void> {
  await tx.query('delete from pricing.minute_quote where asset = $1 and minute < $2', [asset, beforeMinute]);
}
