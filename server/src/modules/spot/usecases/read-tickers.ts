import type { Ticker } from '@bourse/contract/topics.ts';
import { formatFixed, readAmount } from '@bourse/core/money/amount.ts';
import { valueMinor } from '@bourse/core/money/value.ts';
import type { Market } from '../markets/market.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { changeUnits, tickerOut } from '../views.ts';

export type RankingOrder = 'gain' | 'loss' | 'turnover';

/** Places at which turnovers in different quotes are compared. */
const TURNOVER_SCALE = 6;

/** The last 24 hours of these markets, in their order. */
export function tickers({ data }: Pick<SpotDeps, 'data'>, markets: readonly Market[], nowMs: number): Ticker[] {
  return markets.map((market) => tickerOut(market, data.state(market.market), nowMs));
}

/** All markets sorted by gain, loss or turnover. Turnovers are compared in USDT; markets without trades come last. */
export function rankedTickers(
  deps: Pick<SpotDeps, 'catalog' | 'data' | 'pricing'>,
  nowMs: number,
  by: RankingOrder,
): Ticker[] {
  const ranked = deps.catalog.all().map((market) => ({ market, ...figuresOf(deps, market, nowMs) }));
  ranked.sort((one, other) => {
    if (one.hasTraded !== other.hasTraded) return one.hasTraded ? -1 : 1;
    const [first, second] = by === 'turnover' ? [one.turnover, other.turnover] : [one.change, other.change];
    const order = first === second ? 0 : first > second ? -1 : 1;
    return (by === 'loss' ? -order : order) || one.market.sort - other.market.sort;
  });
  return tickers(
    deps,
    ranked.map(({ market }) => market),
    nowMs,
  );
}

/** The busiest markets for a page without scripts; the last price has the places of its market, as the app shows it. */
export function marketLines(deps: Pick<SpotDeps, 'catalog' | 'data' | 'pricing'>, nowMs: number, countMax: number) {
  return rankedTickers(deps, nowMs, 'turnover')
    .slice(0, countMax)
    .map(({ symbol, last, changePercent }) => {
      const places = deps.catalog.find(symbol)?.priceScale;
      const isShort = last !== null && places !== undefined;
      return { symbol, changePercent, last: isShort ? formatFixed(readAmount(last, places), places, places) : last };
    });
}

function figuresOf({ data, pricing }: Pick<SpotDeps, 'data' | 'pricing'>, market: Market, nowMs: number) {
  const state = data.state(market.market);
  const day = state.day.figures(nowMs);
  const price = pricing.priceUsdt(market.quote)?.price ?? { priceUnits: 1n, priceScale: 0 };
  return {
    hasTraded: day.openTicks !== 0,
    change: day.openTicks === 0 ? 0n : changeUnits(day.openTicks, state.lastTicks || day.lastTicks),
    turnover: valueMinor(day.quoteMinor, market.quoteScale, price, TURNOVER_SCALE, 'down'),
  };
}
