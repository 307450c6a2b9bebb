import { KLINE_INTERVALS, type KlineInterval } from '@bourse/core/spot/kline.ts';
import { allowedSelfTrades } from '../orders/self-trade.ts';
import type { ApiMarket } from '../ports.ts';
import { findTrades } from '../queries/trades.query.ts';
import { exchangeInfo } from '../shapes/exchange-info.ts';
import { aggregated, aggregateTrade, depth, kline, trade } from '../shapes/market-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { marketOf, marketsOf, ROWS_MAX, ROWS_USUAL, type Routes, rangeOf } from './route.ts';

const LEVELS_USUAL = 100;
const LEVELS_MAX = 5_000;

/** Deep books are built level by level, so they weigh more. */
const depthWeight = (reader: Reader): number => {
  const levels = Number(reader.text('limit') ?? LEVELS_USUAL);
  return levels <= 100 ? 5 : levels <= 500 ? 25 : levels <= 1_000 ? 50 : 250;
};

/** Steps by another clock than UTC are combined from many more rows and take up to ten times as long. */
const chartWeight = (reader: Reader): number => (reader.zone('timeZone') === 0 ? 2 : 10);

/** Calls that everybody may make. */
export const MARKET_ROUTES: Routes = {
  'GET /api/v3/ping': { weight: 1, access: 'anyone', run: () => say({}) },
  'GET /api/v3/time': { weight: 1, access: 'anyone', run: ({ clock }) => say({ serverTime: clock.nowMs() }) },
  'GET /api/v3/exchangeInfo': { weight: 20, access: 'anyone', run: readExchangeInfo },
  'GET /api/v3/depth': { weight: depthWeight, access: 'anyone', run: readDepth },
  'GET /api/v3/trades': { weight: 25, access: 'anyone', run: readTrades },
  'GET /api/v3/historicalTrades': { weight: 25, access: 'anyone', run: readTrades },
  'GET /api/v3/aggTrades': { weight: 4, access: 'anyone', run: readAggregates },
  'GET /api/v3/klines': { weight: chartWeight, access: 'anyone', run: readKlines },
  'GET /api/v3/uiKlines': { weight: chartWeight, access: 'anyone', run: readKlines },
};

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

/** The interval of a chart; the reader keeps the fault if it is unknown. */
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
