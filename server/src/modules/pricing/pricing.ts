import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import type { Price } from '@bourse/core/money/value.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { FiatQuote, MinuteSample, PriceSource, Quote } from './ports.ts';

/** A price older than this is shown greyed, with its time. */
export const DELAYED_AFTER_MS = 5 * MINUTE_MS;
/** The coin in which prices are given. Its own price is always one, whatever the feeds say. */
const MEASURE = 'USDT';
const ONE: Price = { priceUnits: 100_000_000n, priceScale: 8 };
/** One hundred percent, in hundredths of a percent. */
const PERCENT_UNITS = 10_000n;

export interface AssetPrice {
  readonly asset: string;
  /** The exact price of one coin in USDT. */
  readonly price: Price;
  readonly atMs: number;
  /** True if it is older than five minutes. */
  readonly delayed: boolean;
}

export interface AssetTicker extends AssetPrice {
  /**
   * The change against 24 hours before, in hundredths of a percent, rounded toward zero; null if there was no price
   * then.
   */
  readonly changeBps: bigint | null;
}

/** Index prices and currency rates. */
export class Pricing {
  readonly #source: PriceSource;
  readonly #clock: Clock;

  constructor(deps: { readonly source: PriceSource; readonly clock: Clock }) {
    this.#source = deps.source;
    this.#clock = deps.clock;
  }

  /** What one coin costs in USDT now; null if it has no price. */
  priceUsdt(asset: string): AssetPrice | null {
    return this.priceAt(asset, this.#clock.nowMs());
  }

  /** Like `priceUsdt`, at a moment in the past. */
  priceAt(asset: string, atMs: number): AssetPrice | null {
    const quote = this.#quote(asset, atMs);
    return quote && { asset, price: quote.price, atMs: quote.atMs, delayed: atMs - quote.atMs > DELAYED_AFTER_MS };
  }

  /** The price now and its change in 24 hours. */
  ticker(asset: string): AssetTicker | null {
    const nowMs = this.#clock.nowMs();
    const now = this.priceAt(asset, nowMs);
    if (!now) return null;
    const before = this.#quote(asset, nowMs - DAY_MS);
    return { ...now, changeBps: before && changeBps(before.price, now.price) };
  }

  /** The price of each minute from `fromMs` on and before `toMs`; null for one without. Both are whole minutes. */
  async minutes(q: Queryable, asset: string, fromMs: number, toMs: number): Promise<readonly (bigint | null)[]> {
    const first = fromMs / MINUTE_MS;
    const samples = Array.from({ length: toMs / MINUTE_MS - first }, (): bigint | null => null);
    const found: readonly MinuteSample[] = (await this.#source.minutes?.(q, asset, fromMs, toMs)) ?? [];
    for (const { minute, priceE8 } of found) samples[minute - first] = priceE8;
    return samples;
  }

  #quote(asset: string, atMs: number): Quote | null {
    return asset === MEASURE ? { price: ONE, atMs } : this.#source.quote(asset, atMs);
  }

  fiatRates(): readonly FiatQuote[] {
    return this.#source.fiat(this.#clock.nowMs());
  }
}

function changeBps(before: Price, now: Price): bigint | null {
  if (before.priceUnits === 0n) return null;
  const scale = Math.max(before.priceScale, now.priceScale);
  const units = (price: Price): bigint => price.priceUnits * 10n ** BigInt(scale - price.priceScale);
  return mulDiv(units(now) - units(before), PERCENT_UNITS, units(before), 'down');
}
