import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../../platform/request/context.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { readKlines } from '../usecases/read-klines.ts';
import { rankedTickers, tickers } from '../usecases/read-tickers.ts';
import { klineOut, levelOut, marketOut, printOut } from '../views.ts';
import type { Market } from './market.ts';
import { PRINTS_MAX } from './market-state.ts';

type MarketKeys = 'markets' | 'ranking' | 'quotations' | 'klineData' | 'tradeLimitFills' | 'depth';

const DEPTH_LEVELS = 100;
const KLINES = 300;
const FILLS = 50;

/** A limit of zero means one row, never all. */
const limitOf = (limit: number | undefined, byDefault: number): number => Math.max(limit ?? byDefault, 1);

/** The market with a symbol. @refuses MARKET_NOT_FOUND */
export function marketNamed(
  { catalog }: Pick<SpotDeps, 'catalog'>,
  symbol: string,
): Result<Market, 'MARKET_NOT_FOUND'> {
  const market = catalog.find(symbol);
  return market ? ok(market) : refuse('MARKET_NOT_FOUND', { symbol });
}

/** Endpoints for what anybody may read of the markets. */
export function spotMarketHttp(deps: SpotDeps): Pick<Handlers<typeof spotContract>, MarketKeys> {
  const { catalog, data, db } = deps;
  return {
    markets: async () => ok({ rows: catalog.all().map((market) => marketOut(market, data.state(market.market))) }),
    ranking: async ({ by, limit }, { nowMs }) =>
      ok({ rows: rankedTickers(deps, nowMs, by ?? 'gain').slice(0, limitOf(limit, 100)) }),
    quotations: async ({ symbol }, { nowMs }) => {
      if (symbol === undefined) return ok({ rows: tickers(deps, catalog.all(), nowMs) });
      const market = marketNamed(deps, symbol);
      return market.ok ? ok({ rows: tickers(deps, [market.value], nowMs) }) : market;
    },
    klineData: async ({ symbol, interval, toMs, limit }, { nowMs }) => {
      const market = marketNamed(deps, symbol);
      if (!market.ok) return market;
      const chart = { market: market.value.market, interval };
      const before = Math.min(toMs ?? Number.MAX_SAFE_INTEGER, nowMs + 1);
      const rows = await readKlines(db, { ...chart, toMs: before, limit: limitOf(limit, KLINES) });
      return ok({ symbol, interval, rows: rows.map((row) => klineOut(market.value, row)) });
    },
    tradeLimitFills: async ({ symbol, limit }) => {
      const market = marketNamed(deps, symbol);
      if (!market.ok) return market;
      const prints = data.state(market.value.market).prints(Math.min(limitOf(limit, FILLS), PRINTS_MAX));
      return ok({ symbol, rows: prints.map((print) => printOut(market.value, print)) });
    },
    depth: async ({ symbol, limit }) => {
      const market = marketNamed(deps, symbol);
      if (!market.ok) return market;
      const { bids, asks, bookSequence } = data.state(market.value.market);
      const count = limitOf(limit, DEPTH_LEVELS);
      return ok({
        symbol,
        sequence: bookSequence,
        bids: bids.best(count).map((level) => levelOut(market.value, level)),
        asks: asks.best(count).map((level) => levelOut(market.value, level)),
      });
    },
  };
}
