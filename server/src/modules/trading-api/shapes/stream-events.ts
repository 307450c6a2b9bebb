import { klineNextOpen } from '@bourse/core/spot/kline.ts';
import type { ToldKline } from '@bourse/core/spot/running-kline.ts';
import type { LevelNow } from '@bourse/core/trading/event.ts';
import type { ApiChart, ApiMarket, BookChange, MarketView, PublicTrade } from '../ports.ts';
import { priceOf, quantityOf, quoteOf, wireSymbol } from './decimals.ts';
import { type AggregateTrade, aggregateTrade } from './market-shapes.ts';
import {
  AVERAGE_MINUTES,
  type averageNow,
  bestOf,
  type DayOfMarket,
  dayTexts,
  rollingOf,
  STREAM_WINDOWS,
  type StreamWindow,
  spanTexts,
} from './ticker-shapes.ts';

export const tradeEvent = (market: ApiMarket, trade: PublicTrade, nowMs: number): object => ({
  e: 'trade',
  E: nowMs,
  s: wireSymbol(market),
  t: trade.tradeId,
  p: priceOf(market, trade.ticks),
  q: quantityOf(market, trade.lots),
  T: trade.atMs,
  m: !trade.isBuyerTaker,
  M: true,
});

export const aggregateEvent = (market: ApiMarket, trade: AggregateTrade, nowMs: number): object => ({
  e: 'aggTrade',
  E: nowMs,
  s: wireSymbol(market),
  ...aggregateTrade(market, trade),
});

/** What changed in a book: every changed level between two updates. */
export function depthEvent(
  market: ApiMarket,
  change: Pick<BookChange, 'previous' | 'sequence'> & { readonly levels: Iterable<LevelNow> },
  nowMs: number,
): object {
  const sides = { buy: [] as [string, string][], sell: [] as [string, string][] };
  for (const { side, ticks, lots } of change.levels)
    sides[side].push([priceOf(market, ticks), quantityOf(market, lots)]);
  return {
    e: 'depthUpdate',
    E: nowMs,
    s: wireSymbol(market),
    U: change.previous + 1,
    u: change.sequence,
    b: sides.buy,
    a: sides.sell,
  };
}

export function bookTickerEvent(market: ApiMarket, view: MarketView): object {
  const { bid, ask } = bestOf(view);
  return {
    u: view.bookSequence,
    s: wireSymbol(market),
    b: priceOf(market, bid[0]),
    B: quantityOf(market, bid[1]),
    a: priceOf(market, ask[0]),
    A: quantityOf(market, ask[1]),
  };
}

/** A step of a chart. Trade ids are 0 if it has no trades. */
export const klineEvent = (
  market: ApiMarket,
  { interval, zoneMs }: Pick<ApiChart, 'interval' | 'zoneMs'>,
  chart: ToldKline,
  nowMs: number,
): object => ({
  e: 'kline',
  E: nowMs,
  s: wireSymbol(market),
  k: {
    t: chart.kline.openAtMs,
    T: klineNextOpen(interval, chart.kline.openAtMs, zoneMs) - 1,
    s: wireSymbol(market),
    i: interval,
    f: chart.firstTradeId,
    L: chart.kline.tradeCount === 0 ? 0 : chart.firstTradeId + chart.kline.tradeCount - 1,
    o: priceOf(market, chart.kline.openTicks),
    c: priceOf(market, chart.kline.closeTicks),
    h: priceOf(market, chart.kline.highTicks),
    l: priceOf(market, chart.kline.lowTicks),
    v: quantityOf(market, chart.kline.baseLots),
    n: chart.kline.tradeCount,
    x: chart.isClosed,
    q: quoteOf(market, chart.kline.quoteMinor),
    V: quantityOf(market, chart.kline.takerBuyLots),
    Q: quoteOf(market, chart.kline.takerBuyQuoteMinor),
    B: '0',
  },
});

export function tickerEvent(market: ApiMarket, day: DayOfMarket, nowMs: number): object {
  const texts = dayTexts(market, day);
  return {
    ...spanEvent('24hrTicker', market, texts, nowMs),
    x: texts.open,
    Q: texts.lastQuantity,
    b: texts.bid,
    B: texts.bidQuantity,
    a: texts.ask,
    A: texts.askQuantity,
  };
}

/** A ticker over a rolling window. */
export const rollingEvent = (
  market: ApiMarket,
  { window, view }: { readonly window: StreamWindow; readonly view: MarketView },
  nowMs: number,
): object =>
  spanEvent(`${window}Ticker`, market, spanTexts(market, rollingOf(view, STREAM_WINDOWS[window], nowMs)), nowMs);

const spanEvent = (e: string, market: ApiMarket, texts: ReturnType<typeof spanTexts>, nowMs: number): object => ({
  e,
  E: nowMs,
  s: wireSymbol(market),
  p: texts.change,
  P: texts.changePercent,
  w: texts.average,
  c: texts.last,
  o: texts.open,
  h: texts.high,
  l: texts.low,
  v: texts.volume,
  q: texts.quoteVolume,
  O: texts.openAtMs,
  C: texts.closeAtMs,
  F: texts.firstId,
  L: texts.lastId,
  n: texts.count,
});

export function miniTickerEvent(market: ApiMarket, day: DayOfMarket, nowMs: number): object {
  const texts = spanTexts(market, day);
  return {
    e: '24hrMiniTicker',
    E: nowMs,
    s: wireSymbol(market),
    c: texts.last,
    o: texts.open,
    h: texts.high,
    l: texts.low,
    v: texts.volume,
    q: texts.quoteVolume,
  };
}

export const averageEvent = (market: ApiMarket, average: ReturnType<typeof averageNow>, nowMs: number): object => ({
  e: 'avgPrice',
  E: nowMs,
  s: wireSymbol(market),
  i: `${AVERAGE_MINUTES}m`,
  w: average.price,
  T: average.lastTradeAtMs,
});
