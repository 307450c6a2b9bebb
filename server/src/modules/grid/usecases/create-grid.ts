import { judgeExits, sideOfTrigger } from '@bourse/core/grid/exits.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { allocationOf } from '@bourse/core/trading/allocation.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { lockPerson } from '../../balances/public.ts';
import { feesOf, type Market } from '../../spot/public.ts';
import type { GridDeps } from '../grid-deps.ts';
import { findCoreBalances } from '../queries/core-now.query.ts';
import { countStrategies, findAskedStrategy, findStrategy, type Strategy } from '../queries/strategy.query.ts';
import { insertStrategy } from '../store/strategy.store.ts';
import { type JudgedRange, judgeInvestment, judgeRangeAsk, type RangeAsk, type RangeCode } from './judge-plan.ts';
import { readOptionalTicks } from './read-terms.ts';
import { fundGrid, movesIn, shortOf } from './steps/advance-grid.ts';
import { gridMarketOf } from './steps/start-grid.ts';

/** Grids of one person that have not ended. */
export const GRIDS_PER_PERSON = 50;

export interface CreateAsk extends RangeAsk {
  readonly clientRequestId: string;
  readonly investment: string;
  readonly investmentBase?: string | undefined;
  readonly trigger?: string | undefined;
  readonly takeProfit?: string | undefined;
  readonly stopLoss?: string | undefined;
  readonly sellsOnStop?: boolean | undefined;
}

type CreateCode =
  | RangeCode
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'GRID_NO_PRICE'
  | 'GRID_INVESTMENT_LOW'
  | 'GRID_INVESTMENT_HIGH'
  | 'GRID_TAKE_PROFIT'
  | 'GRID_STOP_LOSS'
  | 'GRID_PRICE_OUTSIDE'
  | 'GRID_TRIGGER'
  | 'GRID_TOO_MANY'
  | 'MARKET_HALTED'
  | 'ACCOUNT_FROZEN'
  | 'INSUFFICIENT_BALANCE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'BUSY';
export interface Created {
  readonly strategy: Strategy;
  readonly replayed: boolean;
}

/** What is recorded of a grid before its money moves. */
type Draft = Omit<Parameters<typeof insertStrategy>[1], 'number' | 'account'>;

/**
 * Makes a grid: it is recorded first, then its money moves from the spot account to the grid's own account. It starts
 * at once, or waits for its trigger.
 *
 * @refuses see CreateCode; then nothing has moved. BUSY: ask again under the same id
 * @invariant a repeat of the request id returns the first grid
 */
export async function createGrid(deps: GridDeps, caller: Caller, ask: CreateAsk): Promise<Result<Created, CreateCode>> {
  const { spot } = deps;
  const inputHash = hashOf(ask);
  const before = await findAskedStrategy(spot.db, caller.uid, ask.clientRequestId);
  if (before) return replayOf(before, inputHash);
  const fees = await feesOf(spot, caller.uid);
  const feePpm = Math.max(fees.makerPpm, fees.takerPpm);
  const range = judgeRangeAsk(deps, ask, feePpm);
  if (!range.ok) return range;
  const drafted = draftOf(deps, caller, ask, { range: range.value, feePpm, inputHash });
  if (!drafted.ok) return drafted;
  if (await spot.frozenPeople.isFrozen(caller.uid)) return refuse('ACCOUNT_FROZEN');
  const short = await findShort(deps, drafted.value, range.value.market);
  if (short) return short;
  const made = await insertOnce(deps, drafted.value);
  if (!made.ok || made.value.replayed) return made;
  const funded = await fundGrid(deps, made.value.strategy, range.value.market);
  if (!funded.ok)
    return funded.refusal.code === 'AGAIN'
      ? refuse('BUSY')
      : { ok: false, refusal: { ...funded.refusal, code: 'INSUFFICIENT_BALANCE' } };
  const strategy = await findStrategy(spot.db, made.value.strategy.id);
  return strategy ? ok({ strategy, replayed: false }) : refuse('BUSY');
}

/**
 * A coin of which there is too little; null if there is enough of both. The trading core decides in the end, coin by
 * coin.
 */
async function findShort(
  { spot }: GridDeps,
  { uid, quoteMinor, baseMinor }: Draft,
  market: Market,
): Promise<ReturnType<typeof shortOf> | null> {
  const account = Number(uid);
  await spot.lastHeard.waitForRows(uid);
  const balances = await findCoreBalances(spot.db, [account]);
  const short = movesIn({ quoteMinor, baseMinor }, market).find(
    ({ asset, amountMinor }) => amountMinor > (balances.get(`${account}:${asset}`)?.availableMinor ?? 0n),
  );
  return short ? shortOf(short, market) : null;
}

function hashOf(ask: CreateAsk): string {
  const { symbol, mode, lower, upper, grids, investment, investmentBase, trigger, takeProfit, stopLoss, sellsOnStop } =
    ask;
  const parts = [
    symbol,
    mode,
    lower,
    upper,
    grids,
    investment,
    investmentBase,
    trigger,
    takeProfit,
    stopLoss,
    sellsOnStop,
  ];
  return payloadHash(
    'grid',
    parts.map((part) => String(part ?? '')),
  );
}

const replayOf = (strategy: Strategy, inputHash: string): Result<Created, 'IDEMPOTENCY_MISMATCH'> =>
  strategy.inputHash === inputHash ? ok({ strategy, replayed: true }) : refuse('IDEMPOTENCY_MISMATCH');

/** Reads and checks everything that does not need the person's row. */
function draftOf(
  { spot }: GridDeps,
  caller: Caller,
  ask: CreateAsk,
  { range, feePpm, inputHash }: { readonly range: JudgedRange; readonly feePpm: number; readonly inputHash: string },
): Result<Draft, CreateCode> {
  const { market, lowerTicks, upperTicks } = range;
  const quote = readPositive(ask.investment, market.quoteScale);
  if (!quote.ok) return quote as Result<never, CreateCode>;
  const base = ask.investmentBase === undefined ? ok(0n) : readPositive(ask.investmentBase, market.baseScale);
  if (!base.ok) return base as Result<never, CreateCode>;
  const prices = [
    readOptionalTicks(ask.trigger, market.grid, 'trigger'),
    readOptionalTicks(ask.takeProfit, market.grid, 'takeProfit'),
    readOptionalTicks(ask.stopLoss, market.grid, 'stopLoss'),
  ];
  for (const price of prices) if (!price.ok) return price;
  const [triggerTicks, takeProfitTicks, stopLossTicks] = prices.map((price) => (price.ok ? price.value : null)) as [
    number | null,
    number | null,
    number | null,
  ];
  const { lastTicks, isHalted } = spot.data.state(market.market);
  if (isHalted) return refuse('MARKET_HALTED', { symbol: market.symbol });
  if (lastTicks === 0) return refuse('GRID_NO_PRICE', { symbol: market.symbol });
  const isOutside = (ticks: number) => ticks < lowerTicks || ticks > upperTicks;
  if (triggerTicks !== null && isOutside(triggerTicks))
    return refuse('GRID_TRIGGER', { lower: ask.lower, upper: ask.upper });
  if (triggerTicks === null && isOutside(lastTicks)) {
    return refuse('GRID_PRICE_OUTSIDE', {
      price: priceText(lastTicks, market.grid),
      lower: ask.lower,
      upper: ask.upper,
    });
  }
  const exits = judgeExits({ takeProfitTicks, stopLossTicks }, range, lastTicks);
  if (!exits.ok) {
    return refuse(exits.refusal.code, { price: priceText(lastTicks, market.grid), lower: ask.lower, upper: ask.upper });
  }
  const put = { quoteMinor: quote.value, baseMinor: base.value };
  const planned = judgeInvestment(range, triggerTicks ?? lastTicks, put, gridMarketOf(market, feePpm));
  if (!planned.ok) return planned;
  const triggerSide = triggerTicks === null ? null : sideOfTrigger(triggerTicks, lastTicks);
  const createdAtMs = spot.clock.nowMs();
  return ok({
    id: newId(createdAtMs),
    uid: caller.uid,
    requestId: ask.clientRequestId,
    inputHash,
    market: market.market,
    mode: ask.mode,
    lowerTicks,
    upperTicks,
    grids: ask.grids,
    ...put,
    feePpm,
    // A trigger at the present price counts as reached.
    triggerTicks: triggerSide === null ? null : triggerTicks,
    triggerSide,
    takeProfitTicks,
    stopLossTicks,
    sellsOnStop: ask.sellsOnStop ?? stopLossTicks !== null,
    createdAtMs,
  });
}

function insertOnce({ spot }: GridDeps, draft: Draft): Promise<Result<Created, CreateCode>> {
  return spot.db.decide<Created, CreateCode>(async (tx) => {
    await lockPerson(tx, draft.uid, draft.createdAtMs);
    const before = await findAskedStrategy(tx, draft.uid, draft.requestId);
    if (before) return replayOf(before, draft.inputHash);
    const { open, last } = await countStrategies(tx, draft.uid);
    if (open >= GRIDS_PER_PERSON) return refuse('GRID_TOO_MANY', { max: GRIDS_PER_PERSON });
    const number = last + 1;
    await insertStrategy(tx, { ...draft, number, account: allocationOf(draft.uid, number) });
    const strategy = await findStrategy(tx, draft.id);
    return ok({ strategy: strategy!, replayed: false });
  });
}
