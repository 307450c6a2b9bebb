import { KLINE_INTERVALS, type KlineInterval } from '@bourse/core/spot/kline.ts';
import { allowedSelfTrades } from '../orders/self-trade.ts';
import type { ApiMarket, MarketView } from '../ports.ts';
import { findTrades } from '../queries/trades.query.ts';
import { priceOf } from '../shapes/decimals.ts';
import { exchangeInfo } from '../shapes/exchange-info.ts';
import {
  aggregated,
  aggregateTrade,
  averagePrice,
  bestOf,
  dayOf,
  depth,
  kline,
  lastOf,
  ticker24,
  tickerBook,
  tickerMini,
  tickerPrice,
  trade,
} from '../shapes/market-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { marketOf, marketsOf, ROWS_MAX, ROWS_USUAL, type Routes, rangeOf } from './route.ts';

const LEVELS_USUAL = 100;
const LEVELS_MAX = 5_000;
const AVERAGE_MINUTES = 5;

/** Deep books are made level by level, so they weigh more. */
const depthWeight = (reader: Reader): number => {
  const levels = Number(reader.text('limit') ?? LEVELS_USUAL);
  return levels <= 100 ? 5 : levels <= 500 ? 25 : levels <= 1_000 ? 50 : 250;
};

const perSymbol = (one: number, all: number) => (reader: Reader) => (reader.has('symbol') ? one : all);

/** What everybody may read. */
export const MARKET_ROUTES: Routes = {
  'GET /api/v3/ping': { weight: 1, access: 'anyone', run: () => say({}) },
  'GET /api/v3/time': { weight: 1, access: 'anyone', run: ({ clock }) => say({ serverTime: clock.nowMs() }) },
  'GET /api/v3/exchangeInfo': { weight: 20, access: 'anyone', run: readExchangeInfo },
  'GET /api/v3/depth': { weight: depthWeight, access: 'anyone', run: readDepth },
  'GET /api/v3/trades': { weight: 25, access: 'anyone', run: readTrades },
  'GET /api/v3/historicalTrades': { weight: 25, access: 'anyone', run: readTrades },
  'GET /api/v3/aggTrades': { weight: 4, access: 'anyone', run: readAggregates },
  'GET /api/v3/klines': { weight: 2, access: 'anyone', run: readKlines },
  'GET /api/v3/uiKlines': { weight: 2, access: 'anyone', run: readKlines },
  'GET /api/v3/avgPrice': { weight: 2, access: 'anyone', run: readAverage },
  'GET /api/v3/ticker/24hr': { weight: perSymbol(2, 80), access: 'anyone', run: readTicker24 },
  'GET /api/v3/ticker/price': {
    weight: perSymbol(2, 4),
    access: 'anyone',
    run: (deps, reader) =>
      eachMarket(deps, reader, (market, view) => tickerPrice(market, lastOf(view, deps.clock.nowMs()))),
  },
  'GET /api/v3/ticker/bookTicker': {
    weight: perSymbol(2, 4),
    access: 'anyone',
    run: (deps, reader) => eachMarket(deps, reader, (market, view) => tickerBook(market, bestOf(view))),
  },
};

/** Answers one object for one market, a list for some or all. */
function eachMarket(
  deps: TradingApiDeps,
  reader: Reader,
  row: (market: ApiMarket, view: MarketView) => object,
): Answer {
  const wanted = marketsOf(deps, reader);
  if (!wanted) return deny(reader.fault!);
  const rows = wanted.markets.map((market) => row(market, deps.feed.state(market.market)));
  return say(wanted.isOne ? rows[0] : rows);
}

function readExchangeInfo(deps: TradingApiDeps, reader: Reader): Answer {
  const wanted = marketsOf(deps, reader);
  if (!wanted) return deny(reader.fault!);
  const isHalted = ({ market }: ApiMarket) => deps.feed.state(market).isHalted;
  return say(exchangeInfo(wanted.markets, isHalted, allowedSelfTrades(deps.mayTradeWithItself()), deps.clock.nowMs()));
}

function readDepth(deps: TradingApiDeps, reader: Reader): Answer {
  const market = marketOf(deps, reader);
  const limit = reader.limit(LEVELS_USUAL, LEVELS_MAX);
  if (!market || reader.fault) return deny(reader.fault!);
  return say(depth(market, deps.feed.state(market.market), limit));
}

async function readTrades(deps: TradingApiDeps, reader: Reader): Promise<Answer> {
  const market = marketOf(deps, reader);
  const limit = reader.limit(ROWS_USUAL, ROWS_MAX);
  const fromId = reader.whole('fromId');
  if (!market || reader.fault) return deny(reader.fault!);
  const range = { market: market.market, fromId, fromMs: null, toMs: null, limit };
  const rows = await findTrades(deps.db, range);
  return say(rows.map((row) => trade(market, row)));
}

async function readAggregates(deps: TradingApiDeps, reader: Reader): Promise<Answer> {
  const market = marketOf(deps, reader);
  const range = { limit: reader.limit(ROWS_USUAL, ROWS_MAX), fromId: reader.whole('fromId'), ...rangeOf(reader) };
  if (range.fromId !== null && (range.fromMs !== null || range.toMs !== null)) reader.refuse(FAULTS.badCombination());
  if (!market || reader.fault) return deny(reader.fault!);
  const rows = await findTrades(deps.db, { market: market.market, ...range });
  return say(aggregated(rows).map((row) => aggregateTrade(market, row)));
}

/** The interval of a chart; the reader remembers one that there is not. */
function intervalOf(reader: Reader): KlineInterval | null {
  reader.required('interval');
  return reader.word('interval', KLINE_INTERVALS, FAULTS.badInterval);
}

async function readKlines(deps: TradingApiDeps, reader: Reader): Promise<Answer> {
  const market = marketOf(deps, reader);
  const interval = intervalOf(reader);
  const limit = reader.limit(ROWS_USUAL, ROWS_MAX);
  const { fromMs, toMs } = rangeOf(reader);
  const zoneMs = reader.zone('timeZone');
  if (!market || interval === null || reader.fault) return deny(reader.fault!);
  const nowMs = deps.clock.nowMs();
  const chart = { market: market.market, interval, zoneMs };
  const rows = await deps.feed.klines({ ...chart, fromMs, toMs: Math.min(toMs ?? nowMs, nowMs) + 1, limit });
  return say(rows.map((row) => kline(market, chart, row)));
}

async function readAverage(deps: TradingApiDeps, reader: Reader): Promise<Answer> {
  const market = marketOf(deps, reader);
  if (!market) return deny(reader.fault!);
  const nowMs = deps.clock.nowMs();
  const chart = { market: market.market, interval: '1m', zoneMs: 0, toMs: nowMs + 1, limit: AVERAGE_MINUTES } as const;
  const minutes = await deps.feed.klines(chart);
  const lots = minutes.reduce((sum, { baseLots }) => sum + baseLots, 0n);
  const quoteMinor = minutes.reduce((sum, minute) => sum + minute.quoteMinor, 0n);
  const view = deps.feed.state(market.market);
  const price = lots === 0n ? priceOf(market, lastOf(view, nowMs)) : averagePrice(market, quoteMinor, lots);
  return say({ mins: AVERAGE_MINUTES, price, closeTime: nowMs });
}

function readTicker24(deps: TradingApiDeps, reader: Reader): Answer {
  const form = reader.word('type', ['FULL', 'MINI'], () => FAULTS.badValue('type'));
  const nowMs = deps.clock.nowMs();
  const row = form === 'MINI' ? tickerMini : ticker24;
  return eachMarket(deps, reader, (market, view) => row(market, dayOf(view, nowMs), nowMs));
}
