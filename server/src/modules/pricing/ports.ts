import type { Price } from '@bourse/core/money/value.ts';
import type { Queryable } from '../../platform/db/db.ts';

/** The price of one coin in USDT, and its time. */
export interface Quote {
  readonly price: Price;
  readonly atMs: number;
}

/** What one USDT is worth in a currency, and the time of that rate. */
export interface FiatQuote {
  readonly currency: string;
  readonly perUsdt: Price;
  readonly atMs: number;
}

/** The first price that was recorded in a minute. */
export interface MinuteSample {
  /** Minutes since 1970. */
  readonly minute: number;
  /** USDT for one coin, times 10^8. */
  readonly priceE8: bigint;
}

/** Where index prices come from. It answers from memory; a source that fetches prices does so in the background. */
export interface PriceSource {
  /** The last quote known at `atMs`; null if none. */
  quote(asset: string, atMs: number): Quote | null;
  fiat(atMs: number): readonly FiatQuote[];
  /**
   * The samples of the minutes from `fromMs` on and before `toMs`, in order; those without one are left out. A source that keeps
   * none leaves it away.
   *
   * @param q    whoever is in a transaction asks within it, and waits for no second connection
   * @invariant  a minute that is over for a minute has the same sample, or none, for ever
   */
  minutes?(q: Queryable, asset: string, fromMs: number, toMs: number): Promise<readonly MinuteSample[]>;
}

/** What a coin costs on another exchange, and the time of that price. */
export interface FeedQuote {
  readonly asset: string;
  /** The price of one coin in USDT, times 10^8, rounded down. */
  readonly priceE8: bigint;
  readonly atMs: number;
}

/** Another exchange that is asked for prices. */
export interface PriceFeed {
  readonly name: string;
  /** Coins that it does not trade against USDT are left out. @throws if it cannot be asked now */
  quotes(assets: readonly string[]): Promise<readonly FeedQuote[]>;
}
