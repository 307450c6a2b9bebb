import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { grid as contract } from '@bourse/contract/grid.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { valueNow } from '../pricing/public.ts';
import type { GridDeps } from './grid-deps.ts';
import { valueGrids } from './grid-out.ts';
import { findPastMarkets, sumPast } from './queries/past-sums.query.ts';
import { findStrategies } from './queries/strategy.query.ts';
import { GRIDS_PER_PERSON } from './usecases/create-grid.ts';

/** An amount in the quote coin of a market. */
interface InMarket {
  readonly market: number;
  readonly minor: bigint;
}

/**
 * What a person's grids have and have earned, in USDT. Those that have ended, of which there may be any number, are
 * summed by the database.
 */
export async function summaryOf(
  deps: GridDeps,
  uid: string,
  nowMs: number,
): Promise<OutputOf<typeof contract.summary>> {
  const { db, catalog, data } = deps.spot;
  const filter = { uid, isOpen: true, market: null, state: null, before: null, limit: GRIDS_PER_PERSON };
  const open = await valueGrids(deps, await findStrategies(db, filter), nowMs);
  const prices = (await findPastMarkets(db, uid)).flatMap((market) => {
    const known = catalog.at(market);
    if (!known) return [];
    return [{ market, lastTicks: data.state(market).lastTicks, lotMinor: known.lotMinor, unitMinor: known.unitMinor }];
  });
  const past = prices.length === 0 ? [] : await sumPast(db, uid, prices);
  const waiting = open.filter(({ strategy }) => strategy.state === 'TO_RUN').length;
  const ofOpen = (minorOf: (grid: (typeof open)[number]) => bigint): InMarket[] =>
    open.map((grid) => ({ market: grid.strategy.market, minor: minorOf(grid) }));
  const ofPast = (minorOf: (sums: (typeof past)[number]) => bigint): InMarket[] =>
    past.map((sums) => ({ market: sums.market, minor: minorOf(sums) }));
  return {
    running: open.length - waiting,
    waiting,
    ended: past.reduce((sum, { grids }) => sum + grids, 0),
    investedUsdt: usdtOf(
      deps,
      ofOpen(({ investmentMinor }) => investmentMinor),
    ),
    valueUsdt: usdtOf(
      deps,
      ofOpen(({ investmentMinor, figures }) => investmentMinor + figures.totalMinor),
    ),
    gridProfitUsdt: usdtOf(deps, [
      ...ofOpen(({ strategy }) => strategy.gridProfitMinor),
      ...ofPast(({ gridProfitMinor }) => gridProfitMinor),
    ]),
    totalUsdt: usdtOf(deps, [
      ...ofOpen(({ figures }) => figures.totalMinor),
      ...ofPast(({ totalMinor }) => totalMinor),
    ]),
  };
}

/** The value of amounts in USDT, summed by coin before it is rounded; null if one of the coins has no price. */
function usdtOf({ spot }: GridDeps, amounts: readonly InMarket[]): string | null {
  const byQuote = new Map<string, { scale: number; minor: bigint }>();
  for (const { market, minor } of amounts) {
    const { quote, quoteScale } = spot.catalog.at(market)!;
    byQuote.set(quote, { scale: quoteScale, minor: (byQuote.get(quote)?.minor ?? 0n) + minor });
  }
  let sum = 0n;
  for (const [asset, { scale, minor }] of byQuote) {
    const value = valueNow(spot.pricing, asset, minor < 0n ? -minor : minor, scale);
    if (value === null) return null;
    sum += minor < 0n ? -value : value;
  }
  return formatAmount(sum, USDT_SCALE);
}
