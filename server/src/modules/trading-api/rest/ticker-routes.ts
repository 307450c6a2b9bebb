import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { klineOpenOf } from '@bourse/core/spot/kline.ts';
import type { ApiMarket, MarketView } from '../ports.ts';
import {
  AVERAGE_MINUTES,
  averageNow,
  bestNow,
  dayOf,
  lastOf,
  spanOf,
  ticker24,
  tickerBook,
  tickerFull,
  tickerMini,
  tickerPrice,
  windowOpenOf,
} from '../shapes/ticker-shapes.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import { marketOf, marketsOf, type Routes } from './route.ts';

/** How many symbols a call names; null if it asks for all. */
function namedCount(reader: Reader): number | null {
  if (reader.has('symbol')) return 1;
  return reader.has('symbols') ? reader.symbols().length : null;
}

const perSymbol = (one: number, all: number) => (reader: Reader) => (reader.has('symbol') ? one : all);

function dayWeight(reader: Reader): number {
  const count = namedCount(reader);
  if (count === null || count > 100) return 80;
  return count <= 20 ? 2 : 40;
}

const SPAN_WEIGHT = 4;
const SPAN_WEIGHT_MAX = 200;
const spanWeight = (reader: Reader): number =>
  Math.min(SPAN_WEIGHT_MAX, SPAN_WEIGHT * Math.max(1, namedCount(reader) ?? 1));

/** Present prices, and those of recent spans of time. */
export const TICKER_ROUTES: Routes = {
  'GET /api/v3/avgPrice': { weight: 2, access: 'anyone', run: readAverage },
  'GET /api/v3/ticker': { weight: spanWeight, access: 'anyone', run: readRolling },
  'GET /api/v3/ticker/24hr': { weight: dayWeight, access: 'anyone', run: readTicker24 },
  'GET /api/v3/ticker/tradingDay': { weight: spanWeight, access: 'anyone', run: readTradingDay },
  'GET /api/v3/ticker/price': {
    weight: perSymbol(2, 4),
    access: 'anyone',
    run: (deps, reader) =>
      eachMarket(deps, reader, (market, view) => tickerPrice(market, lastOf(view, deps.clock.nowMs()))),
  },
  'GET /api/v3/ticker/bookTicker': {
    weight: perSymbol(2, 4),
    access: 'anyone',
    run: (deps, reader) => eachMarket(deps, reader, (market, view) => tickerBook(market, bestNow(view))),
  },
};

interface Wanted {
  readonly isOne: boolean;
  readonly markets: readonly ApiMarket[];
}

/** The markets that the call names, with the status that it asks for. */
function wantedOf(deps: TradingApiDeps, reader: Reader): Wanted | null {
  const status = reader.word('symbolStatus', ['TRADING', 'HALT', 'BREAK'], FAULTS.badSymbolStatus);
  const wanted = marketsOf(deps, reader);
  if (!wanted || status === null) return reader.fault ? null : wanted;
  const markets = wanted.markets.filter(
    ({ market }) => (deps.feed.state(market).isHalted ? 'HALT' : 'TRADING') === status,
  );
  if (wanted.isOne && markets.length === 0) reader.refuse(FAULTS.otherStatus());
  return reader.fault ? null : { isOne: wanted.isOne, markets };
}

/** Answers one object for one market, and a list for some or all. */
function eachMarket(
  deps: TradingApiDeps,
  reader: Reader,
  row: (market: ApiMarket, view: MarketView) => object,
): Answer {
  const wanted = wantedOf(deps, reader);
  if (!wanted) return deny(reader.fault!);
  const rows = wanted.markets.map((market) => row(market, deps.feed.state(market.market)));
  return say(wanted.isOne ? rows[0] : rows);
}

/** The default is FULL. */
const isMini = (reader: Reader): boolean => reader.word('type', ['FULL', 'MINI'], FAULTS.badTickerType) === 'MINI';

function readAverage(deps: TradingApiDeps, reader: Reader): Answer {
  const market = marketOf(deps, reader);
  if (!market) return deny(reader.fault!);
  const { price, lastTradeAtMs } = averageNow(market, deps.feed.state(market.market), deps.clock.nowMs());
  return say({ mins: AVERAGE_MINUTES, price, closeTime: lastTradeAtMs });
}

function readTicker24(deps: TradingApiDeps, reader: Reader): Answer {
  const row = isMini(reader) ? tickerMini : ticker24;
  const nowMs = deps.clock.nowMs();
  return eachMarket(deps, reader, (market, view) => row(market, dayOf(view, nowMs)));
}

const WINDOW = /^(?:([1-9]|[1-5][0-9])m|([1-9]|1[0-9]|2[0-3])h|([1-7])d)$/;

/** 1m to 59m, 1h to 23h, 1d to 7d; the default is a day. */
function windowOf(reader: Reader): number {
  const text = reader.text('windowSize') ?? '1d';
  const [, minutes = 0, hours = 0, days = 0] = WINDOW.exec(text) ?? [];
  const windowMs = Number(minutes) * MINUTE_MS + Number(hours) * HOUR_MS + Number(days) * DAY_MS;
  if (windowMs === 0) reader.refuse(FAULTS.badValue('windowSize'));
  return windowMs;
}

async function readRolling(deps: TradingApiDeps, reader: Reader): Promise<Answer> {
  const windowMs = windowOf(reader);
  const nowMs = deps.clock.nowMs();
  return readSpan(deps, reader, { fromMs: windowOpenOf(nowMs, windowMs), closeAtMs: nowMs, nowMs });
}

/** The current day by a given clock. */
async function readTradingDay(deps: TradingApiDeps, reader: Reader): Promise<Answer> {
  const zoneMs = reader.zone('timeZone');
  const nowMs = deps.clock.nowMs();
  const fromMs = klineOpenOf('1d', nowMs, zoneMs);
  return readSpan(deps, reader, { fromMs, closeAtMs: fromMs + DAY_MS - 1, nowMs });
}

const SYMBOLS_MAX = 100;

async function readSpan(
  deps: TradingApiDeps,
  reader: Reader,
  { fromMs, closeAtMs, nowMs }: { readonly fromMs: number; readonly closeAtMs: number; readonly nowMs: number },
): Promise<Answer> {
  const row = isMini(reader) ? tickerMini : tickerFull;
  const count = namedCount(reader);
  if (count === null) reader.refuse(FAULTS.missingEither('symbol', 'symbols'));
  if (count !== null && count > SYMBOLS_MAX) reader.refuse(FAULTS.tooManyParameters());
  const wanted = wantedOf(deps, reader);
  if (!wanted) return deny(reader.fault!);
  const markets = wanted.markets.map(({ market }) => market);
  const sums = await deps.feed.window({ markets, fromMs, toMs: klineOpenOf('1m', nowMs) + MINUTE_MS });
  const rows = wanted.markets.map((market) => {
    const { sum = null, firstTradeId = 0 } = sums.get(market.market) ?? {};
    const span = { openAtMs: fromMs, closeAtMs, firstTradeId };
    return row(market, spanOf(sum, span, lastOf(deps.feed.state(market.market), nowMs)));
  });
  return say(wanted.isOne ? rows[0] : rows);
}
