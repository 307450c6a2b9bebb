import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type MedianRules, medianOf, type SourceQuote } from '@bourse/core/pricing/median.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PriceFeed } from '../ports.ts';
import type { NewQuote } from '../store/quote.store.ts';
import { recordQuotes } from './record-quotes.ts';

/**
 * Only quotes of the last minute count, and at least two exchanges must agree within 2 %, so that none is believed
 * alone.
 */
const RULES: MedianRules = { staleMs: MINUTE_MS, sourcesMin: 2, spreadPpmMax: 20_000 };

export interface TakeFeedsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly feeds: readonly PriceFeed[];
  /** The coins whose price the operator does not trust now, separated by commas. */
  readonly stopped: () => string | null;
}

/** The result of one round: for each coin a price or why there is none, and which feeds could not be asked. */
export interface TakenFeeds {
  readonly taken: readonly string[];
  readonly missing: readonly { readonly asset: string; readonly code: 'TOO_FEW_SOURCES' | 'SOURCES_DISAGREE' }[];
  readonly silent: readonly string[];
}

/**
 * Asks all feeds at once and records, for each coin, the median of the prices that are fresh and agree. If they do not
 * agree, the coin keeps its last quote, which ages and is shown as delayed: nothing is made up.
 */
export async function takeFeeds(deps: TakeFeedsDeps, assets: readonly string[]): Promise<TakenFeeds> {
  const { db, clock, feeds } = deps;
  const answers = await Promise.allSettled(feeds.map((feed) => feed.quotes(assets)));
  const byAsset = new Map<string, SourceQuote[]>(assets.map((asset) => [asset, []]));
  const silent: string[] = [];
  for (const [at, answer] of answers.entries()) {
    const source = feeds[at]!.name;
    if (answer.status === 'rejected') silent.push(source);
    else for (const { asset, priceE8, atMs } of answer.value) byAsset.get(asset)?.push({ source, priceE8, atMs });
  }
  const quotes: NewQuote[] = [];
  const missing: TakenFeeds['missing'][number][] = [];
  for (const [asset, said] of byAsset) {
    const median = medianOf(said, clock.nowMs(), RULES);
    if (!median.ok) missing.push({ asset, code: median.refusal.code });
    else quotes.push({ kind: 'asset', code: asset, priceE8: median.value.priceE8, atMs: median.value.atMs });
  }
  const recording = { nowMs: clock.nowMs(), stopped: deps.stopped()?.split(',') ?? [] };
  if (quotes.length > 0) await db.tx((tx) => recordQuotes(tx, quotes, recording));
  return { taken: quotes.map(({ code }) => code), missing, silent };
}
