import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Price } from '@bourse/core/money/value.ts';
import { drawSeed } from '@bourse/core/pricing/drawn.ts';
import { indexMilliTicks } from '@bourse/core/spot/market-making.ts';
import { priceHistory } from '@bourse/core/spot/price-history.ts';
import { tokenPast } from '@bourse/core/spot/token-history.ts';
import { TICKS_MAX } from '@bourse/core/trading/grid.ts';
import { importKlines, marketsWithKlines } from '../../engine/projection/klines/imported-klines.ts';
import type { Market } from '../../modules/spot/public.ts';
import type { Db } from '../../platform/db/db.ts';
import { type MarketMakerConfig, paceOf } from './market-maker-config.ts';
import { unitsPerUsdt } from './units-per-usdt.ts';

const DAY_MINUTES = 1_440;

export interface ChartParts {
  readonly db: Db;
  readonly config: MarketMakerConfig;
  /** The price of one coin in USDT at a moment. */
  readonly indexAt: (asset: string, atMs: number) => Price | null;
  /** What a leveraged token is a multiple of; null for any other coin. */
  readonly tokenOf: (asset: string) => { readonly underlying: string; readonly leverage: number } | null;
}

/**
 * Imports three years of the index as the chart of each market that has none, once, before anybody trades there.
 *
 * @returns  how many markets got one
 */
export async function importCharts(parts: ChartParts, markets: readonly Market[], nowMs: number): Promise<number> {
  const charted = await marketsWithKlines(
    parts.db,
    markets.map(({ market }) => market),
  );
  const blank = markets.filter(({ market, isQuiet }) => !isQuiet && !charted.has(market));
  for (const market of blank) await importChart(parts, market, nowMs);
  return blank.length;
}

async function importChart(parts: ChartParts, market: Market, nowMs: number): Promise<void> {
  const quotePrice = parts.indexAt(market.quote, nowMs);
  if (!quotePrice || !parts.indexAt(market.base, nowMs)) return;
  const pace = paceOf(parts.config, market);
  const dayTrades = pace.tradesPerMinute * DAY_MINUTES;
  const ticksAt = ticksOf(parts, market, nowMs);
  const history = priceHistory(
    {
      ticksAt,
      dayUnits: Math.round(dayTrades * pace.tradeUsdt * unitsPerUsdt(market, quotePrice)),
      unitMinor: market.unitMinor,
      seed: drawSeed(market.symbol),
    },
    nowMs,
  );
  const klines = history.flatMap(({ interval, klines: steps }) =>
    steps.map((kline) => ({ ...kline, market: market.market, interval })),
  );
  await importKlines(parts.db, klines);
}

const YEARS_MS = 1_130 * DAY_MS;

/**
 * The price of a market at a moment, in ticks. A leveraged token has no past index, so its price is derived from its
 * underlying's.
 */
function ticksOf(parts: ChartParts, market: Market, nowMs: number): (atMs: number) => number {
  const indexTicks = (base: string, atMs: number): number => {
    const [price, quote] = [parts.indexAt(base, atMs), parts.indexAt(market.quote, atMs)];
    return price && quote ? indexMilliTicks(price, quote, market.grid) / 1_000 : 0;
  };
  const token = parts.tokenOf(market.base);
  const ticksAt = token
    ? tokenPast({
        underlyingAt: (atMs) => indexTicks(token.underlying, atMs),
        leverage: token.leverage,
        valueNow: indexTicks(market.base, nowMs),
        nowMs,
        fromMs: nowMs - YEARS_MS,
      })
    : (atMs: number) => indexTicks(market.base, atMs);
  return (atMs) => Math.min(TICKS_MAX, Math.max(1, Math.round(ticksAt(atMs))));
}
