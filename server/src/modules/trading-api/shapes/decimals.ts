import { formatFixed } from '@bourse/core/money/amount.ts';
import type { ApiMarket } from '../ports.ts';

/** Places that a number on this wire always has; more where a coin or a price has more. */
export const PLACES_MIN = 8;

export const ZERO = '0.00000000';

/** Minor units as decimal text with eight places at least. */
export const amountOf = (minor: bigint, scale: number): string =>
  formatFixed(minor, scale, Math.max(scale, PLACES_MIN));

/** A price; 0 ticks are a price of zero. */
export const priceOf = ({ grid }: ApiMarket, ticks: number): string =>
  ticks === 0 ? ZERO : amountOf(BigInt(ticks) * grid.tick, grid.priceScale);

/** A quantity of base. Lots have no more places than the market tells, however many the coin has. */
export const quantityOf = ({ grid, baseScale, quantityScale }: ApiMarket, lots: number | bigint): string =>
  lots === 0 ? ZERO : formatFixed(BigInt(lots) * grid.lotMinor, baseScale, Math.max(quantityScale, PLACES_MIN));

/** A sum of quote. */
export const quoteOf = ({ quoteScale }: ApiMarket, minor: bigint): string => amountOf(minor, quoteScale);

/** An amount of base to its last place: a fee may be finer than a lot. */
export const baseOf = ({ baseScale }: ApiMarket, minor: bigint): string => amountOf(minor, baseScale);

/** Quote units of a market as a sum of quote. */
export const unitsOf = (market: ApiMarket, units: bigint): string => quoteOf(market, units * market.unitMinor);

/** `BTCUSDT`: how this wire names a market. */
export const wireSymbol = ({ base, quote }: Pick<ApiMarket, 'base' | 'quote'>): string => `${base}${quote}`;
