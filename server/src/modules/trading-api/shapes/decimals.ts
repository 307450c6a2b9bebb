import { formatFixed } from '@bourse/core/money/amount.ts';
import type { ApiMarket } from '../ports.ts';

/** The least decimal places of a number in this API; coins and prices may have more. */
export const PLACES_MIN = 8;

export const ZERO = '0.00000000';

/** Minor units as decimal text with at least eight places. */
export const amountOf = (minor: bigint, scale: number): string =>
  formatFixed(minor, scale, Math.max(scale, PLACES_MIN));

/** A price; 0 ticks give a price of zero. */
export const priceOf = ({ grid }: ApiMarket, ticks: number): string =>
  ticks === 0 ? ZERO : amountOf(BigInt(ticks) * grid.tick, grid.priceScale);

/** A quantity of base, cut to the places of the market, even if the coin has more. */
export const quantityOf = ({ grid, baseScale, quantityScale }: ApiMarket, lots: number | bigint): string =>
  lots === 0 ? ZERO : formatFixed(BigInt(lots) * grid.lotMinor, baseScale, Math.max(quantityScale, PLACES_MIN));

/** A sum of quote. */
export const quoteOf = ({ quoteScale }: ApiMarket, minor: bigint): string => amountOf(minor, quoteScale);

/** An amount of base with all its places, because a fee may be finer than a lot. */
export const baseOf = ({ baseScale }: ApiMarket, minor: bigint): string => amountOf(minor, baseScale);

/** A market's units as an amount of quote. */
export const unitsOf = (market: ApiMarket, units: bigint): string => quoteOf(market, units * market.unitMinor);

/** The API's name of a market, such as `BTCUSDT`. */
export const wireSymbol = ({ base, quote }: Pick<ApiMarket, 'base' | 'quote'>): string => `${base}${quote}`;
