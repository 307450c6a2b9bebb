import type { Price } from '@bourse/core/money/value.ts';

/** USDT for one coin, and of when that is. */
export interface Quote {
  readonly price: Price;
  readonly atMs: number;
}

/** What one USDT is worth in a currency, and of when that is. */
export interface FiatQuote {
  readonly currency: string;
  readonly perUsdt: Price;
  readonly atMs: number;
}

/** Where index prices come from. Answers from memory: a source that fetches does so on its own time. */
export interface PriceSource {
  /** The last quote that was known at `atMs`; null where there is none. */
  quote(asset: string, atMs: number): Quote | null;
  fiat(atMs: number): readonly FiatQuote[];
}

/** What a coin cost somewhere else, and of when that is. */
export interface FeedQuote {
  readonly asset: string;
  /** USDT for one coin, times 10^8, rounded down. */
  readonly priceE8: bigint;
  readonly atMs: number;
}

/** Another exchange that is asked what coins cost there. */
export interface PriceFeed {
  readonly name: string;
  /** Coins that it does not trade against USDT are missing. @throws where it cannot be asked now */
  quotes(assets: readonly string[]): Promise<readonly FeedQuote[]>;
}
