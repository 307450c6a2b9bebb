import type { market } from '@bourse/contract/spot-shapes.ts';
import type { Order } from '@bourse/contract/topics.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { rescale } from '@bourse/core/money/round.ts';
import { type Grid, unitMinorOf } from '@bourse/core/trading/grid.ts';
import type { z } from 'zod';
import { wholeOf } from './whole.ts';

export type Market = z.output<typeof market>;
export type { KlineRow, Level, Order, OwnTrade, Print, Ticker } from '@bourse/contract/topics.ts';

/** With longer coin names, the headers of two columns would touch. */
const SHORT_NAME_MAX = 4;
export const hasLongName = ({ base }: Pick<Market, 'base'>): boolean => base.length > SHORT_NAME_MAX;
export type Side = Order['side'];
export type OrderType = Order['type'];
/** What a form can make: one order, a trailing stop, or two alternatives. */
export type OrderKind = OrderType | 'trailing-stop' | 'oco';
export type TimeInForce = Order['timeInForce'];

/** A market's grid and what else a form needs, in minor units. */
export interface MarketGrid extends Grid {
  /** Minor units of quote for one lot at a price of one tick. */
  readonly unitMinor: bigint;
  readonly minNotionalMinor: bigint;
}

/** The steps of a market's prices and quantities. Throws for a market whose steps cannot be exact. */
export function gridOf(each: Market): MarketGrid {
  const { priceScale, baseScale, quoteScale } = each;
  const tick = readAmount(each.tick, priceScale);
  const lotMinor = readAmount(each.lot, baseScale);
  const grid = { priceScale, tick, baseScale, quoteScale, lotMinor };
  const unitMinor = unitMinorOf(grid);
  if (unitMinor === null) throw new Error(`${each.symbol} cannot be kept exactly`);
  const minNotionalMinor = rescale(readAmount(each.minNotional, 18), 18, quoteScale, 'up');
  return { ...grid, unitMinor, minNotionalMinor };
}

/** Converts a market's texts to the ticks and lots of a drawn book, and back. */
export interface DrawnScale {
  readonly priceScale: number;
  /** One tick, in units of the price's last place. */
  readonly tickStep: number;
  readonly quantityScale: number;
  readonly lotStep: number;
}

export const drawnScaleOf = ({ priceScale, tick, quantityScale, lot }: Market): DrawnScale => ({
  priceScale,
  tickStep: wholeOf(tick, priceScale) || 1,
  quantityScale,
  lotStep: wholeOf(lot, quantityScale) || 1,
});

/** `BTC_USDT` as a person reads it. */
export const pairName = ({ base, quote }: Pick<Market, 'base' | 'quote'>): string => `${base}/${quote}`;
/** The same, made from the symbol alone. */
export const pairOf = (symbol: string): string => symbol.replace('_', '/');

export const isOpenOrder = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending' || status === 'waiting' || status === 'unfilled' || status === 'partial';
