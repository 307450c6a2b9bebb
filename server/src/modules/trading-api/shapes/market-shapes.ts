import { type Kline, klineNextOpen } from '@bourse/core/spot/kline.ts';
import type { ApiChart, ApiMarket, BookLevel, MarketView, PublicTrade } from '../ports.ts';
import { priceOf, quantityOf, quoteOf } from './decimals.ts';

/** Consecutive trades of one taker, at one moment and one price. */
export interface AggregateTrade extends PublicTrade {
  /** The id of its last trade; `tradeId` is the first. */
  readonly lastTradeId: number;
}

export const levelsOf = (market: ApiMarket, levels: readonly BookLevel[]): [string, string][] =>
  levels.map(([ticks, lots]) => [priceOf(market, ticks), quantityOf(market, lots)]);

export function depth(market: ApiMarket, view: MarketView, limit: number): object {
  const { sequence, bids, asks } = view.book(limit);
  return { lastUpdateId: sequence, bids: levelsOf(market, bids), asks: levelsOf(market, asks) };
}

export const trade = (market: ApiMarket, { tradeId, atMs, ticks, lots, isBuyerTaker }: PublicTrade): object => ({
  id: tradeId,
  price: priceOf(market, ticks),
  qty: quantityOf(market, lots),
  quoteQty: quoteOf(market, BigInt(ticks) * BigInt(lots) * market.unitMinor),
  time: atMs,
  isBuyerMaker: !isBuyerTaker,
  isBestMatch: true,
});

/**
 * Joins trades that a taker made at one price and one moment. The id of an aggregate is that of its first trade.
 *
 * @param trades  sorted by id
 */
export function aggregated(trades: readonly PublicTrade[]): AggregateTrade[] {
  const joined: AggregateTrade[] = [];
  for (const one of trades) {
    const last = joined.at(-1);
    const isSame =
      last &&
      last.ticks === one.ticks &&
      last.atMs === one.atMs &&
      last.isBuyerTaker === one.isBuyerTaker &&
      last.lastTradeId + 1 === one.tradeId;
    if (isSame) joined[joined.length - 1] = { ...last, lots: last.lots + one.lots, lastTradeId: one.tradeId };
    else joined.push({ ...one, lastTradeId: one.tradeId });
  }
  return joined;
}

export const aggregateTrade = (market: ApiMarket, one: AggregateTrade): object => ({
  a: one.tradeId,
  p: priceOf(market, one.ticks),
  q: quantityOf(market, one.lots),
  f: one.tradeId,
  l: one.lastTradeId,
  T: one.atMs,
  m: !one.isBuyerTaker,
  M: true,
});

export const kline = (market: ApiMarket, { interval, zoneMs }: ApiChart, one: Kline): (string | number)[] => [
  one.openAtMs,
  priceOf(market, one.openTicks),
  priceOf(market, one.highTicks),
  priceOf(market, one.lowTicks),
  priceOf(market, one.closeTicks),
  quantityOf(market, one.baseLots),
  klineNextOpen(interval, one.openAtMs, zoneMs) - 1,
  quoteOf(market, one.quoteMinor),
  one.tradeCount,
  quantityOf(market, one.takerBuyLots),
  quoteOf(market, one.takerBuyQuoteMinor),
  '0',
];
