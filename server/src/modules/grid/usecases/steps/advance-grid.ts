import { worthMinor } from '@bourse/core/grid/figures.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import type { Market } from '../../../spot/public.ts';
import type { GridDeps } from '../../grid-deps.ts';
import { findStrategy, type Strategy } from '../../queries/strategy.query.ts';
import { claimFunding, deleteStrategy, moveStrategy, putOffStep } from '../../store/strategy.store.ts';
import { askCore } from '../ask-core.ts';
import { tellGrid } from '../tell/tell-grid.ts';
import { cancelAll, returnAll, sellBase } from './finish-grid.ts';
import { type Move, moveMoney } from './move-money.ts';
import { buyAndRun, gridMarketOf, planStart } from './start-grid.ts';

/** How long a step that could not be taken waits. */
const AGAIN_MS = 500;

/**
 * Takes a grid's step and those that follow, until there is none. After an interruption each step repeats the same, and
 * the row moves to the next step in one transaction.
 *
 * @refuses AGAIN: a later try goes on
 */
export async function advanceGrid(deps: GridDeps, id: string): Promise<Result<true, 'AGAIN'>> {
  const { spot } = deps;
  for (;;) {
    const strategy = await findStrategy(spot.db, id);
    if (strategy?.step == null) return ok(true);
    const taken = await takeStep(deps, strategy, spot.catalog.at(strategy.market));
    if (taken.ok) continue;
    await spot.db.tx((tx) => putOffStep(tx, id, spot.clock.nowMs() + AGAIN_MS));
    return taken;
  }
}

function takeStep(deps: GridDeps, strategy: Strategy, market: Market | undefined): Promise<Result<true, 'AGAIN'>> {
  if (!market) return Promise.resolve(refuse('AGAIN'));
  switch (strategy.step!) {
    case 'FUNDING':
      return takeOverFunding(deps, strategy, market);
    case 'BUYING':
      return buyAndRun(deps, strategy, market);
    case 'CANCELLING':
      return cancelAll(deps, strategy, market);
    case 'SELLING':
      return sellBase(deps, strategy, market);
    case 'RETURNING':
      return returnAll(deps, strategy, market);
  }
}

/** Brings a grid's money in place of the request that made the grid and is gone. */
async function takeOverFunding(deps: GridDeps, strategy: Strategy, market: Market): Promise<Result<true, 'AGAIN'>> {
  const { db, clock } = deps.spot;
  const stepAtMs = clock.nowMs();
  if (!(await db.tx((tx) => claimFunding(tx, strategy.id, strategy.stepAtMs, stepAtMs)))) return refuse('AGAIN');
  const funded = await fundGrid(deps, { ...strategy, stepAtMs }, market);
  return funded.ok || funded.refusal.code === 'INSUFFICIENT_BALANCE' ? ok(true) : refuse('AGAIN');
}

/**
 * Moves the money of a new grid from the spot account to the grid's own account.
 *
 * @refuses INSUFFICIENT_BALANCE (asset): then the grid was deleted and nothing has moved; AGAIN
 */
export async function fundGrid(
  deps: GridDeps,
  strategy: Strategy,
  market: Market,
): Promise<Result<true, 'INSUFFICIENT_BALANCE' | 'AGAIN'>> {
  const { spot } = deps;
  const wanted = movesIn(strategy, market);
  const moved = await moveMoney(deps, strategy, 'in', wanted);
  if (!moved.ok) return moved;
  const [short] = moved.value;
  if (short && moved.value.length === wanted.length) {
    const isGone = await spot.db.tx((tx) => deleteStrategy(tx, strategy.id, strategy.stepAtMs));
    return isGone ? shortOf(short, market) : refuse('AGAIN');
  }
  const level = (await spot.identity.profile(spot.db, strategy.uid))?.vipLevel ?? 0;
  if (level > 0) {
    const told = await askCore(deps, { kind: 'feeLevel', account: strategy.account, level });
    if (!told.ok) return told;
  }
  const { lastTicks } = spot.data.state(market.market);
  await spot.db.tx(async (tx) => {
    const change = short
      ? ({ ...FAILED, investmentMinor: worthOfRest(strategy, short, market, lastTicks) } as const)
      : strategy.triggerTicks === null
        ? planStart(strategy, market, lastTicks)
        : { step: null };
    await moveStrategy(tx, strategy, change, spot.clock.nowMs());
    await tellGrid(tx, strategy);
  });
  return short ? shortOf(short, market) : ok(true);
}

const FAILED = { state: 'FAILED', step: 'CANCELLING', reason: 'REFUSED', sells: false } as const;

/** The worth of the coin that came when the other one did not: a grid has not lost what it never had. */
const worthOfRest = (strategy: Strategy, short: Move, market: Market, lastTicks: number): bigint =>
  short.coin === 'b'
    ? strategy.quoteMinor
    : worthMinor(strategy.baseMinor, lastTicks, gridMarketOf(market, strategy.feePpm));

/** What a grid is given, coin by coin. */
export function movesIn(
  { quoteMinor, baseMinor }: Pick<Strategy, 'quoteMinor' | 'baseMinor'>,
  market: Market,
): readonly Move[] {
  const moves = [
    { coin: 'q', asset: market.quote, amountMinor: quoteMinor },
    { coin: 'b', asset: market.base, amountMinor: baseMinor },
  ] as const;
  return moves.filter(({ amountMinor }) => amountMinor > 0n);
}

export const shortOf = (
  { asset, amountMinor }: Move,
  market: Market,
): { readonly ok: false; readonly refusal: Refusal<'INSUFFICIENT_BALANCE'> } => {
  const scale = asset === market.quote ? market.quoteScale : market.baseScale;
  return refuse('INSUFFICIENT_BALANCE', { account: 'spot', asset, needed: formatAmount(amountMinor, scale) });
};
