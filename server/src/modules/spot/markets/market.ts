import { formatAmount } from '@bourse/core/money/amount.ts';
import { type Grid, unitMinorOf } from '@bourse/core/trading/grid.ts';
import { isMarket } from '@bourse/core/trading/market.ts';

/** The fixed terms of a market, as the catalog has them. */
export interface MarketTerms {
  /** The market's number, for ever and also in the trading core. */
  readonly market: number;
  /** `BTC_USDT` */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** `etf` is a market of a leveraged token. */
  readonly kind: 'spot' | 'etf';
  readonly priceScale: number;
  readonly tick: bigint;
  /** How many minor units of base one lot has. */
  readonly lotMinor: bigint;
  /** The least worth of an order, in minor units of quote. */
  readonly minNotionalMinor: bigint;
  /** How far from the reference price an order may be, in parts per million; 0 for no band. */
  readonly bandPpm: number;
  /** True if no market maker of the house trades here. */
  readonly isQuiet: boolean;
  readonly sort: number;
}

/** A market with what follows from its terms and the scales of its coins. */
export interface Market extends MarketTerms {
  readonly grid: Grid;
  readonly baseScale: number;
  readonly quoteScale: number;
  /** How many minor units of quote one lot costs at one tick. */
  readonly unitMinor: bigint;
  /** The least worth in units, rounded UP. */
  readonly minNotionalUnits: number;
  /** Decimal places of a quantity. */
  readonly quantityScale: number;
}

/** The numbers of the two coins in the trading core. */
export interface PairNumbers {
  readonly base: number;
  readonly quote: number;
}

/**
 * @param scales  ledger scales of the two coins
 * @returns       the market; null if the trading core could not keep it exactly, because its unit is not a whole number
 *                of minor units, or lot or unit is not 1, 2 or 5 times a power of ten
 */
export function marketOf(terms: MarketTerms, scales: { readonly base: number; readonly quote: number }): Market | null {
  const grid: Grid = {
    priceScale: terms.priceScale,
    tick: terms.tick,
    baseScale: scales.base,
    quoteScale: scales.quote,
    lotMinor: terms.lotMinor,
  };
  const unitMinor = unitMinorOf(grid);
  if (unitMinor === null || unitMinor <= 0n) return null;
  const minNotionalUnits = Number((terms.minNotionalMinor + unitMinor - 1n) / unitMinor);
  const market: Market = {
    ...terms,
    grid,
    baseScale: scales.base,
    quoteScale: scales.quote,
    unitMinor,
    minNotionalUnits,
    quantityScale: placesOf(terms.lotMinor, scales.base),
  };
  return Number.isSafeInteger(minNotionalUnits) && isMarket(commandOf(market, { base: 1, quote: 2 })) ? market : null;
}

/** The command that tells the trading core about a market. */
export const commandOf = (market: Market, numbers: PairNumbers) =>
  ({
    kind: 'market',
    market: market.market,
    ...numbers,
    lotMinor: market.lotMinor,
    unitMinor: market.unitMinor,
    minNotionalUnits: market.minNotionalUnits,
    bandPpm: market.bandPpm,
  }) as const;

/** How many decimal places multiples of the step can have. */
function placesOf(stepMinor: bigint, scale: number): number {
  const text = formatAmount(stepMinor, scale);
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}
