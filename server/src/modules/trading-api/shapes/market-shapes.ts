import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import type { DayFigures } from '@bourse/core/spot/day-window.ts';
import { type Kline, klineNextOpen } from '@bourse/core/spot/kline.ts';
import type { ApiChart, ApiMarket, MarketView, PublicTrade } from '../ports.ts';
import { amountOf, priceOf, quantityOf, quoteOf, wireSymbol, ZERO } from './decimals.ts';

/** Trades of one taker, one moment, one price and one side, that follow each other. */
export interface AggregateTrade extends PublicTrade {
  /** The id of the last one; `tradeId` is the first. */
  readonly lastTradeId: number;
}

type BookLevel = readonly [ticks: number, lots: number];

export const levelsOf = (market: ApiMarket, levels: readonly BookLevel[]): [string, string][] =>
  levels.map(([ticks, lots]) => [priceOf(market, ticks), quantityOf(market, lots)]);

export const depth = (market: ApiMarket, view: MarketView, limit: number): object => ({
  lastUpdateId: view.bookSequence,
  bids: levelsOf(market, view.bids.best(limit)),
  asks: levelsOf(market, view.asks.best(limit)),
});

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
 * Joins trades that a taker made at one price in one moment. The id of an aggregate is that of its first trade, so it stays
 * the same however many trades were asked for.
 *
 * @param trades  in the order of their ids
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

/** The last 24 hours of a market, and the best of its book. */
export interface DayOfMarket {
  readonly figures: DayFigures;
  readonly lastTicks: number;
  readonly lastTrade: PublicTrade | null;
  readonly bid: BookLevel;
  readonly ask: BookLevel;
}

const NO_LEVEL: BookLevel = [0, 0];

/** The best of a book. */
export const bestOf = ({ bids, asks }: MarketView): { readonly bid: BookLevel; readonly ask: BookLevel } => ({
  bid: bids.best(1)[0] ?? NO_LEVEL,
  ask: asks.best(1)[0] ?? NO_LEVEL,
});

/** The last price of a market, ticks; 0 where nobody ever traded. */
export const lastOf = (view: MarketView, nowMs: number): number => view.lastTicks || view.day.figures(nowMs).lastTicks;

export function dayOf(view: MarketView, nowMs: number): DayOfMarket {
  const figures = view.day.figures(nowMs);
  return {
    figures,
    lastTicks: view.lastTicks || figures.lastTicks,
    lastTrade: view.prints(1)[0] ?? null,
    ...bestOf(view),
  };
}

/** What a 24 h ticker says, as numbers in text; the REST and the stream name them differently. */
export function tickerTexts(market: ApiMarket, day: DayOfMarket, nowMs: number) {
  const { figures, lastTicks, lastTrade } = day;
  const { openTicks, baseLots, quoteMinor, tradeCount } = figures;
  const lastId = lastTrade?.tradeId ?? -1;
  return {
    change: signedPrice(market, openTicks === 0 ? 0 : lastTicks - openTicks),
    changePercent: openTicks === 0 ? '0.000' : percent(openTicks, lastTicks),
    average: baseLots === 0n ? ZERO : averagePrice(market, quoteMinor, baseLots),
    open: priceOf(market, openTicks),
    high: priceOf(market, figures.highTicks),
    low: priceOf(market, figures.lowTicks),
    last: priceOf(market, lastTicks),
    lastQuantity: quantityOf(market, lastTrade?.lots ?? 0),
    bid: priceOf(market, day.bid[0]),
    bidQuantity: quantityOf(market, day.bid[1]),
    ask: priceOf(market, day.ask[0]),
    askQuantity: quantityOf(market, day.ask[1]),
    volume: quantityOf(market, baseLots),
    quoteVolume: quoteOf(market, quoteMinor),
    openAtMs: nowMs - DAY_MS,
    closeAtMs: nowMs,
    firstId: tradeCount === 0 ? -1 : lastId - tradeCount + 1,
    lastId: tradeCount === 0 ? -1 : lastId,
    count: tradeCount,
  };
}

export function ticker24(market: ApiMarket, day: DayOfMarket, nowMs: number): object {
  const texts = tickerTexts(market, day, nowMs);
  return {
    ...miniOf(market, texts),
    priceChange: texts.change,
    priceChangePercent: texts.changePercent,
    weightedAvgPrice: texts.average,
    prevClosePrice: texts.open,
    lastQty: texts.lastQuantity,
    bidPrice: texts.bid,
    bidQty: texts.bidQuantity,
    askPrice: texts.ask,
    askQty: texts.askQuantity,
  };
}

/** The short form of the 24 h ticker. */
export const tickerMini = (market: ApiMarket, day: DayOfMarket, nowMs: number): object =>
  miniOf(market, tickerTexts(market, day, nowMs));

const miniOf = (market: ApiMarket, texts: ReturnType<typeof tickerTexts>): object => ({
  symbol: wireSymbol(market),
  openPrice: texts.open,
  highPrice: texts.high,
  lowPrice: texts.low,
  lastPrice: texts.last,
  volume: texts.volume,
  quoteVolume: texts.quoteVolume,
  openTime: texts.openAtMs,
  closeTime: texts.closeAtMs,
  firstId: texts.firstId,
  lastId: texts.lastId,
  count: texts.count,
});

export const tickerPrice = (market: ApiMarket, lastTicks: number): object => ({
  symbol: wireSymbol(market),
  price: priceOf(market, lastTicks),
});

export const tickerBook = (market: ApiMarket, { bid, ask }: Pick<DayOfMarket, 'bid' | 'ask'>): object => ({
  symbol: wireSymbol(market),
  bidPrice: priceOf(market, bid[0]),
  bidQty: quantityOf(market, bid[1]),
  askPrice: priceOf(market, ask[0]),
  askQty: quantityOf(market, ask[1]),
});

/** A difference of prices, with its sign. */
const signedPrice = ({ grid }: ApiMarket, ticks: number): string =>
  amountOf(BigInt(ticks) * grid.tick, grid.priceScale);

/** Thousandths of a percent, toward zero. */
function percent(fromTicks: number, toTicks: number): string {
  const thousandths = mulDiv(BigInt(toTicks - fromTicks), 100_000n, BigInt(fromTicks), 'down');
  const sign = thousandths < 0n ? '-' : '';
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

const AVERAGE_PLACES = 8;

/** What was paid for one coin on average, rounded down. */
export function averagePrice(market: ApiMarket, quoteMinor: bigint, lots: bigint): string {
  const { grid, baseScale, quoteScale } = market;
  const numerator = quoteMinor * 10n ** BigInt(baseScale + AVERAGE_PLACES);
  return amountOf(mulDiv(numerator, 1n, lots * grid.lotMinor * 10n ** BigInt(quoteScale), 'down'), AVERAGE_PLACES);
}
