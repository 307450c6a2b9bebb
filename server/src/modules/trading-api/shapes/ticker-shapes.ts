import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import type { DayFigures } from '@bourse/core/spot/day-window.ts';
import { type Kline, klineOpenOf } from '@bourse/core/spot/kline.ts';
import type { ApiMarket, BookLevel, MarketView, PublicTrade } from '../ports.ts';
import { amountOf, priceOf, quantityOf, quoteOf, wireSymbol, ZERO } from './decimals.ts';

/** The rolling windows that are streamed. */
export const STREAM_WINDOWS = { '1h': HOUR_MS, '4h': 4 * HOUR_MS, '1d': DAY_MS } as const;
export type StreamWindow = keyof typeof STREAM_WINDOWS;

/** Figures of a span of time. */
interface Span {
  readonly figures: DayFigures;
  readonly openAtMs: number;
  readonly closeAtMs: number;
  /** The id of its first trade; trades are numbered without gaps. */
  readonly firstTradeId: number;
}

/** The last 24 hours of a market, with the best prices of its book. */
export interface DayOfMarket extends Span {
  readonly lastTrade: PublicTrade | null;
  readonly bid: BookLevel;
  readonly ask: BookLevel;
}

const NO_LEVEL: BookLevel = [0, 0];

/** The best prices of a book. */
export const bestOf = ({ bids, asks }: MarketView): { readonly bid: BookLevel; readonly ask: BookLevel } => ({
  bid: bids.best(1)[0] ?? NO_LEVEL,
  ask: asks.best(1)[0] ?? NO_LEVEL,
});

/** The same including changes that were not sent yet. */
export function bestNow(view: MarketView): { readonly bid: BookLevel; readonly ask: BookLevel } {
  const { bids, asks } = view.book(1);
  return { bid: bids[0] ?? NO_LEVEL, ask: asks[0] ?? NO_LEVEL };
}

/** The last price of a market in ticks; 0 if there was never a trade. */
export const lastOf = (view: MarketView, nowMs: number): number => view.lastTicks || view.day.figures(nowMs).lastTicks;

export function dayOf(view: MarketView, nowMs: number): DayOfMarket {
  const figures = view.day.figures(nowMs);
  return {
    figures: { ...figures, lastTicks: view.lastTicks || figures.lastTicks },
    openAtMs: nowMs - DAY_MS,
    closeAtMs: nowMs,
    firstTradeId: view.lastTradeId - figures.tradeCount + 1,
    lastTrade: view.prints(1)[0] ?? null,
    ...bestOf(view),
  };
}

/** What changed hands in a span of time; without trades all prices are the last one. */
export function spanOf(sum: Kline | null, span: Omit<Span, 'figures'>, lastTicks: number): Span {
  const quiet = { openTicks: lastTicks, highTicks: lastTicks, lowTicks: lastTicks, lastTicks };
  const nothing = { ...quiet, baseLots: 0n, quoteMinor: 0n, tradeCount: 0 };
  return { ...span, figures: sum ? { ...sum, lastTicks: sum.closeTicks } : nothing };
}

/** When a window begins that ends at a moment: at a full minute, so it is up to a minute longer than its name says. */
export const windowOpenOf = (nowMs: number, windowMs: number): number => klineOpenOf('1m', nowMs) - windowMs;

/** A rolling window, from what is in memory. */
export function rollingOf(view: MarketView, windowMs: number, nowMs: number): Span {
  const openAtMs = windowOpenOf(nowMs, windowMs);
  const sum = view.day.since(openAtMs);
  const firstTradeId = view.lastTradeId - (sum?.tradeCount ?? 0) + 1;
  return spanOf(sum, { openAtMs, closeAtMs: nowMs, firstTradeId }, lastOf(view, nowMs));
}

/** The figures of a ticker as text; REST and streams name them differently. */
export function spanTexts(market: ApiMarket, { figures, openAtMs, closeAtMs, firstTradeId }: Span) {
  const { openTicks, lastTicks, baseLots, quoteMinor, tradeCount } = figures;
  const isTraded = tradeCount > 0;
  return {
    change: signedPrice(market, openTicks === 0 ? 0 : lastTicks - openTicks),
    changePercent: openTicks === 0 ? '0.000' : percent(openTicks, lastTicks),
    average: baseLots === 0n ? ZERO : averagePrice(market, quoteMinor, baseLots),
    open: priceOf(market, openTicks),
    high: priceOf(market, figures.highTicks),
    low: priceOf(market, figures.lowTicks),
    last: priceOf(market, lastTicks),
    volume: quantityOf(market, baseLots),
    quoteVolume: quoteOf(market, quoteMinor),
    openAtMs,
    closeAtMs,
    firstId: isTraded ? firstTradeId : 0,
    lastId: isTraded ? firstTradeId + tradeCount - 1 : 0,
    count: tradeCount,
  };
}

/** The same for the last 24 hours, with the best prices of the book. */
export const dayTexts = (market: ApiMarket, day: DayOfMarket) => ({
  ...spanTexts(market, day),
  lastQuantity: quantityOf(market, day.lastTrade?.lots ?? 0),
  bid: priceOf(market, day.bid[0]),
  bidQuantity: quantityOf(market, day.bid[1]),
  ask: priceOf(market, day.ask[0]),
  askQuantity: quantityOf(market, day.ask[1]),
});

export function ticker24(market: ApiMarket, day: DayOfMarket): object {
  const texts = dayTexts(market, day);
  return {
    ...tickerFull(market, day),
    prevClosePrice: texts.open,
    lastQty: texts.lastQuantity,
    bidPrice: texts.bid,
    bidQty: texts.bidQuantity,
    askPrice: texts.ask,
    askQty: texts.askQuantity,
  };
}

/** The long form of any ticker. */
export function tickerFull(market: ApiMarket, span: Span): object {
  const { change, changePercent, average } = spanTexts(market, span);
  const changes = { priceChange: change, priceChangePercent: changePercent, weightedAvgPrice: average };
  return { ...tickerMini(market, span), ...changes };
}

/** The short form of any ticker. */
export function tickerMini(market: ApiMarket, span: Span): object {
  const texts = spanTexts(market, span);
  return {
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
  };
}

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

/** How many minutes the average price covers. */
export const AVERAGE_MINUTES = 5;

/** The average price of five minutes; the last price if there were no trades. */
export function averageNow(market: ApiMarket, view: MarketView, nowMs: number) {
  const sum = view.day.since(klineOpenOf('1m', nowMs) - (AVERAGE_MINUTES - 1) * MINUTE_MS);
  return {
    price:
      sum && sum.baseLots > 0n
        ? averagePrice(market, sum.quoteMinor, sum.baseLots)
        : priceOf(market, lastOf(view, nowMs)),
    lastTradeAtMs: view.prints(1)[0]?.atMs ?? 0,
  };
}

/** A difference of prices, with its sign. */
const signedPrice = ({ grid }: ApiMarket, ticks: number): string =>
  amountOf(BigInt(ticks) * grid.tick, grid.priceScale);

/** A percentage with three places, rounded toward zero. */
function percent(fromTicks: number, toTicks: number): string {
  const thousandths = mulDiv(BigInt(toTicks - fromTicks), 100_000n, BigInt(fromTicks), 'down');
  const sign = thousandths < 0n ? '-' : '';
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

const AVERAGE_PLACES = 8;

/** The average price of one coin, rounded down. */
function averagePrice(market: ApiMarket, quoteMinor: bigint, lots: bigint): string {
  const { grid, baseScale, quoteScale } = market;
  const numerator = quoteMinor * 10n ** BigInt(baseScale + AVERAGE_PLACES);
  return amountOf(mulDiv(numerator, 1n, lots * grid.lotMinor * 10n ** BigInt(quoteScale), 'down'), AVERAGE_PLACES);
}
