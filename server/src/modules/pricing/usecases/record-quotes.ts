import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { dropMinutes, insertHourly, insertMinute, type NewQuote, upsertQuote } from '../store/quote.store.ts';

/** Whoever averages over minutes does so within days, and keeps what they came to. */
const MINUTES_KEPT_MS = 31 * DAY_MS;

/** When quotes are recorded, and which coins are stopped meanwhile: their minutes have no sample. */
export interface Recording {
  readonly nowMs: number;
  readonly stopped: readonly string[];
}

/**
 * Records quotes from the operator's feeds. A quote older than the last one changes nothing.
 *
 * @invariant the first quote of an hour, and of a minute, is kept for it; that of a minute within a minute or not at all, so
 *            that an average over minutes is the same whenever it is taken
 */
export async function recordQuotes(tx: Tx, quotes: readonly NewQuote[], { nowMs, stopped }: Recording): Promise<void> {
  for (const quote of quotes) {
    await upsertQuote(tx, quote);
    const isFirst = await insertHourly(tx, quote, Math.floor(quote.atMs / HOUR_MS));
    if (quote.kind !== 'asset') continue;
    const isOfNow = quote.atMs <= nowMs && quote.atMs > nowMs - MINUTE_MS;
    if (isOfNow && !stopped.includes(quote.code)) await insertMinute(tx, quote, Math.floor(quote.atMs / MINUTE_MS));
    if (isFirst) await dropMinutes(tx, quote.code, Math.floor((nowMs - MINUTES_KEPT_MS) / MINUTE_MS));
  }
}
