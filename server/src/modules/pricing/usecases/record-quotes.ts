import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { insertHourly, type NewQuote, upsertQuote } from '../store/quote.store.ts';

/**
 * Records quotes from the operator's feeds. A quote older than the last one changes nothing.
 *
 * @invariant the first quote of an hour is kept for that hour
 */
export async function recordQuotes(tx: Tx, quotes: readonly NewQuote[]): Promise<void> {
  for (const quote of quotes) {
    await upsertQuote(tx, quote);
    await insertHourly(tx, quote, Math.floor(quote.atMs / HOUR_MS));
  }
}
