import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { grid as contract } from '@bourse/contract/grid.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { valueNow } from '../pricing/public.ts';
import type { GridDeps } from './grid-deps.ts';
import { type Valued, valueGrids } from './grid-out.ts';
import { findStrategies } from './queries/strategy.query.ts';

/** More grids than anybody has made. */
const ALL = 10_000;

/** What a person's grids have and have earned, in USDT. */
export async function summaryOf(
  deps: GridDeps,
  uid: string,
  nowMs: number,
): Promise<OutputOf<typeof contract.summary>> {
  const every = { uid, isOpen: null, market: null, state: null, before: null, limit: ALL };
  const valued = await valueGrids(deps, await findStrategies(deps.spot.db, every), nowMs);
  const open = valued.filter(({ strategy }) => strategy.endedAtMs === null);
  const waiting = open.filter(({ strategy }) => strategy.state === 'TO_RUN').length;
  const usdt = (grids: readonly Valued[], minorOf: (grid: Valued) => bigint): string | null => {
    const byQuote = new Map<string, { scale: number; minor: bigint }>();
    for (const grid of grids) {
      const { quote, quoteScale } = grid.market;
      byQuote.set(quote, { scale: quoteScale, minor: (byQuote.get(quote)?.minor ?? 0n) + minorOf(grid) });
    }
    let sum = 0n;
    for (const [asset, { scale, minor }] of byQuote) {
      const value = valueNow(deps.spot.pricing, asset, minor < 0n ? -minor : minor, scale);
      if (value === null) return null;
      sum += minor < 0n ? -value : value;
    }
    return formatAmount(sum, USDT_SCALE);
  };
  return {
    running: open.length - waiting,
    waiting,
    ended: valued.length - open.length,
    investedUsdt: usdt(open, ({ investmentMinor }) => investmentMinor),
    valueUsdt: usdt(open, ({ investmentMinor, figures }) => investmentMinor + figures.totalMinor),
    gridProfitUsdt: usdt(valued, ({ strategy }) => strategy.gridProfitMinor),
    totalUsdt: usdt(valued, ({ figures }) => figures.totalMinor),
  };
}
