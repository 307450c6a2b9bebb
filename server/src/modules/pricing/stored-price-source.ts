import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Queryable } from '../../platform/db/db.ts';
import { Poll } from '../../platform/jobs/poll.ts';
import type { FiatQuote, MinuteSample, PriceSource, Quote } from './ports.ts';
import { findHourlyQuotes, findLatestQuotes, findMinutes, type StoredQuote } from './queries/quote.query.ts';

const SCALE = 8;
const POLL_MS = 1_000;
/** The longest trend is a year, which needs one more day to begin with. */
const HISTORY_HOURS = 366 * 24;
/** After a gap of this length in the feed a past moment counts as having no price. */
const GAP_HOURS = 24;

/**
 * Prices that the operator's feeds have recorded, from memory and a second behind the tables. A coin without a feed has
 * no price: nothing is made up.
 */
export class StoredPriceSource implements PriceSource {
  readonly #db: Db;
  readonly #clock: Clock;
  /** If the database cannot be reached, the last prices simply age and are shown as delayed. */
  readonly #poll = new Poll(POLL_MS, () => this.refresh());
  #latest = new Map<string, StoredQuote>();
  /** Prices by code, then by hour. */
  #hourly = new Map<string, Map<number, bigint>>();
  #readHour = 0;

  constructor(deps: { readonly db: Db; readonly clock: Clock }) {
    this.#db = deps.db;
    this.#clock = deps.clock;
  }

  async start(): Promise<void> {
    await this.refresh();
    this.#poll.start();
  }

  stop(): void {
    this.#poll.stop();
  }

  /** Reads what was added since the last time. */
  async refresh(): Promise<void> {
    const hour = Math.floor(this.#clock.nowMs() / HOUR_MS);
    const latest = await findLatestQuotes(this.#db);
    this.#latest = new Map(latest.map((quote) => [`${quote.kind}/${quote.code}`, quote]));
    // The previous hour is read again, because it may have got its quote after it was last read.
    const from = this.#readHour === 0 ? hour - HISTORY_HOURS : this.#readHour - 1;
    for (const quote of await findHourlyQuotes(this.#db, from)) {
      const hours = this.#hourly.get(quote.code) ?? new Map<number, bigint>();
      hours.set(Math.floor(quote.atMs / HOUR_MS), quote.priceE8);
      this.#hourly.set(quote.code, hours);
    }
    this.#readHour = hour;
  }

  quote(asset: string, atMs: number): Quote | null {
    const latest = this.#latest.get(`asset/${asset}`);
    if (!latest) return null;
    if (latest.atMs <= atMs) return asQuote(latest.priceE8, latest.atMs);
    const hours = this.#hourly.get(asset);
    const last = Math.floor(atMs / HOUR_MS);
    for (let hour = last; hour > last - GAP_HOURS; hour--) {
      const priceE8 = hours?.get(hour);
      if (priceE8 !== undefined) return asQuote(priceE8, hour * HOUR_MS);
    }
    return null;
  }

  fiat(): readonly FiatQuote[] {
    return [...this.#latest.values()]
      .filter((quote) => quote.kind === 'fiat')
      .map((quote) => ({
        currency: quote.code,
        perUsdt: { priceUnits: quote.priceE8, priceScale: SCALE },
        atMs: quote.atMs,
      }));
  }

  minutes(q: Queryable, asset: string, fromMs: number, toMs: number): Promise<readonly MinuteSample[]> {
    return findMinutes(q, asset, fromMs, toMs);
  }
}

const asQuote = (priceE8: bigint, atMs: number): Quote => ({
  price: { priceUnits: priceE8, priceScale: SCALE },
  atMs,
});
