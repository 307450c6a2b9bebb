import type { z } from 'zod';
// Only types are imported, so that the browser, which reads this file, does not load the schema library.
import type { kline, klineInterval, level, order, ownTrade, print, ticker } from './spot-shapes.ts';

export type KlineInterval = z.output<typeof klineInterval>;
export type Ticker = z.output<typeof ticker>;
export type Print = z.output<typeof print>;
export type KlineRow = z.output<typeof kline>;
export type Level = z.output<typeof level>;
export type Order = z.output<typeof order>;
export type OwnTrade = z.output<typeof ownTrade>;

/** Markets whose last 24 hours changed, at most twice a second: `{rows: Ticker[]}`. */
export const QUOTATIONS_TOPIC = '/open/coinw/trade/quotations';
/** The ranking by gain, whenever it changed, at most every three seconds: `{rows: Ticker[]}`. */
export const RANKING_TOPIC = '/open/home/page/ups/and/downs/ranking';
/** `{symbol, rows: Print[]}`, oldest first. */
export const fillsTopic = (market: string): string => `/spot-all/trade_limit_fills?symbol=${market}`;
/** `{symbol, interval, rows: KlineRow[]}`: the present state of steps. */
export const klineTopic = (market: string, interval: KlineInterval): string =>
  `/open/coinw/kline/data?symbol=${market}&interval=${interval}`;
/**
 * `DepthDelta`: levels with their present quantity, 0 where a level is gone. A book starts from `spot.depth`, drops deltas up
 * to its sequence, and applies later ones. Where `previous` is above the book's sequence, a delta is missing: fetch the book
 * again.
 */
export const depthTopic = (market: string): string => `spot.depth?symbol=${market}`;

export interface DepthDelta {
  readonly symbol: string;
  readonly previous: number;
  readonly sequence: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** `{rows: Order[]}`: the present state of the person's orders that changed. */
export const OWN_ORDERS_TOPIC = 'spot.order';
/** `{rows: OwnTrade[]}` */
export const OWN_TRADES_TOPIC = 'spot.trade';
/** `{rows: {asset, available, held}[]}` of the spot account. */
export const OWN_BALANCES_TOPIC = 'spot.balance';
/** `{gridIds: string[]}`: the person's grids that changed by a fill, a step or their end. */
export const OWN_GRIDS_TOPIC = 'grid.changed';
/** `TicketChange`: the person's ticket of a flash round that changed. */
export const OWN_TICKET_TOPIC = 'launch.ticket';
/** `LotsBack`: reserved lots of a flash round are free again. For anyone. */
export const LOTS_BACK_TOPIC = 'launch.lots';

export interface TicketChange {
  readonly project: string;
  readonly round: number;
  readonly ticketId: string;
  readonly state: 'QUEUED' | 'PAYING' | 'PAID' | 'TIMED_OUT' | 'CANCELLED' | 'LEFT' | 'REFUSED';
}

export interface LotsBack {
  readonly project: string;
  readonly round: number;
  readonly backLots: number;
  /** How the round stands since. */
  readonly paidLots: number;
  readonly payingLots: number;
  readonly freeLots: number;
}
/** A row of `statement.exports`: the progress of the person's export. */
export const STATEMENT_TOPIC = 'statement.export';

const SYMBOL = /^[A-Z0-9]{2,12}_[A-Z0-9]{2,12}$/;
const INTERVALS: Readonly<Record<KlineInterval, true>> = {
  '1s': true,
  '1m': true,
  '5m': true,
  '15m': true,
  '30m': true,
  '1h': true,
  '4h': true,
  '1d': true,
  '1w': true,
  '1M': true,
};
const MARKET_TOPIC = /^(?:\/spot-all\/trade_limit_fills|spot\.depth)\?symbol=([^&]*)$/;
const KLINE_TOPIC = /^\/open\/coinw\/kline\/data\?symbol=([^&]*)&interval=([^&]*)$/;

/** True for text in the form of a topic that anyone may follow; the market in it may not exist. */
export function isMarketTopic(topic: string): boolean {
  if (topic === QUOTATIONS_TOPIC || topic === RANKING_TOPIC) return true;
  const kline = KLINE_TOPIC.exec(topic);
  if (kline && !Object.hasOwn(INTERVALS, kline[2] ?? '')) return false;
  const market = (kline ?? MARKET_TOPIC.exec(topic))?.[1];
  return SYMBOL.test(market ?? '');
}
