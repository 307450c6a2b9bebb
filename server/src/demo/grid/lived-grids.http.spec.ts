import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { levelsOf } from '@bourse/core/grid/levels.ts';
import { planGrid } from '@bourse/core/grid/plan.ts';
import { GridOnPaper } from '@bourse/core/grid/simulate.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../../../test/test-exchange.ts';
import { gridDriverJob } from '../../modules/grid/public.ts';
import { findStrategies } from '../../modules/grid/queries/strategy.query.ts';
import { gridMarketOf } from '../../modules/grid/usecases/steps/start-grid.ts';
import { type Loop, startLoop } from '../../platform/jobs/loop.ts';
import { silentLog } from '../../platform/log/log.ts';
import { PastMarket } from '../past/past-market.ts';
import { LivedGrids } from './lived-grids.ts';
import { dayThatMeets, type PastGrid } from './past-grids.ts';

const DAYS = 24;
const STEP_MS = 20 * MINUTE_MS;

const STAYS: PastGrid = {
  symbol: 'BTC_USDT',
  mode: 'geometric',
  below: 120,
  above: 120,
  grids: 16,
  investment: '2000',
  fromDay: 1,
};
const STOPPED: PastGrid = { ...STAYS, mode: 'arithmetic', investment: '700', fromDay: 2, endsOnDay: 9 };
const ENDS: PastGrid = {
  ...STAYS,
  symbol: 'ETH_USDT',
  below: 15,
  above: 15,
  grids: 3,
  fromDay: 1,
  takeProfit: 18,
  stopLoss: -18,
};

let exchange: TestExchange;
let driver: Loop;
let market: PastMarket;
let nora: Member;
let startMs: number;
beforeAll(async () => {
  exchange = await testExchange();
  driver = startLoop({ ...gridDriverJob({ spot: exchange.spot }), log: silentLog() });
  nora = await exchange.person({ funds: { USDT: '10000' } });
  market = new PastMarket({ ...exchange, application: { server: exchange.server } });
  startMs = exchange.clock.nowMs();
  await live([STAYS, STOPPED, ENDS]);
}, 300_000);
afterAll(async () => {
  await driver.stop();
  await exchange.close();
});

async function live(grids: readonly PastGrid[]): Promise<void> {
  const { clock } = exchange;
  const moveTo = (atMs: number) => clock.setOffsetMs(clock.offsetMs + Math.max(0, atMs - clock.nowMs()));
  const world = {
    pastMarket: market,
    stopping: new AbortController().signal,
    startMs,
    days: DAYS,
    nowMs: () => clock.nowMs(),
    moveTo,
  };
  const owner = { client: nora.client, logIn: () => exchange.letPass(MINUTE_MS, nora) };
  const lived = new LivedGrids(world, [[owner, grids]]);
  for (let day = 1; day < DAYS; day++) {
    await lived.liveUntil(startMs + day * DAY_MS);
    moveTo(startMs + day * DAY_MS);
    await lived.liveDay(day);
  }
  await lived.liveUntil(startMs + DAYS * DAY_MS);
  moveTo(startMs + DAYS * DAY_MS);
  await market.close();
  await exchange.letPass(MINUTE_MS, nora);
}

const mine = async () => {
  const filter = { uid: nora.uid, isOpen: null, market: null, state: null, before: null, limit: 10 };
  return (await findStrategies(exchange.services.db, filter)).toReversed();
};

it('what the days have made balances, and reconciles as grids do', async () => {
  expect((await exchange.reconcile()).differences).toEqual([]);
});

it('a grid has traded as chapter 8 counts it on paper, at every price that the index had', async () => {
  for (const strategy of (await mine()).filter(({ state }) => state === 'RUNNING' || state === 'STOPPED_MANUAL')) {
    const at = exchange.spot.catalog.at(strategy.market)!;
    const levels = levelsOf(strategy);
    if (!levels.ok) throw new Error(levels.refusal.code);
    const terms = gridMarketOf(at, strategy.feePpm);
    const put = { quoteMinor: strategy.quoteMinor, baseMinor: 0n };
    const plan = planGrid(levels.value, strategy.startTicks!, put, terms);
    if (!plan.ok) throw new Error(plan.fault.code);
    const paper = new GridOnPaper({
      levels: levels.value,
      lastTicks: strategy.startTicks!,
      plan: plan.value,
      market: terms,
      put,
    });
    const untilMs = Math.min(strategy.endedAtMs ?? Number.POSITIVE_INFINITY, startMs + DAYS * DAY_MS);
    for (let atMs = startMs + STEP_MS; atMs <= untilMs; atMs += STEP_MS) {
      if (atMs > strategy.startedAtMs!) paper.moveTo(market.indexAt(at.symbol, atMs));
    }
    const { gridProfit, pairs, fills } = await figuresOf(strategy.id);
    expect(pairs).toBeGreaterThan(0);
    expect({ pairs, gridProfit, fills }).toEqual({
      pairs: paper.pairs,
      gridProfit: formatAmount(paper.gridProfitMinor, at.quoteScale),
      fills: paper.fills,
    });
  }
});

/** What its person reads of a grid; its profit is added up again from the fills. */
async function figuresOf(gridId: string) {
  const grid = await nora.client.call('grid', 'one', { gridId });
  const { rows } = await nora.client.call('grid', 'fills', { gridId, limit: '100' });
  return { gridProfit: grid.gridProfit, pairs: grid.pairs, fills: rows.filter(({ kind }) => kind === 'level').length };
}

it('one runs, one was stopped by hand, and one ended where its price was reached', async () => {
  expect((await mine()).map(({ state, step }) => [state, step])).toEqual([
    ['RUNNING', null],
    [expect.stringMatching(/^STOPPED_(TP|SL)$/), null],
    ['STOPPED_MANUAL', null],
  ]);
});

it('a day is chosen after which the price goes as far as it is to go before it goes as far the other way', () => {
  const prices = [100, 98, 94, 100, 106];
  const priceAt = (day: number) => prices[Math.floor(day)] ?? 106;
  const terms = { ...ENDS, fromDay: 0, takeProfit: 50, stopLoss: -50 };
  expect(dayThatMeets({ ...terms, meets: 'takeProfit' }, priceAt, 5)).toBe(1);
  expect(dayThatMeets({ ...terms, meets: 'stopLoss' }, priceAt, 5)).toBe(0);
  expect(dayThatMeets({ ...terms, takeProfit: 900, meets: 'takeProfit' }, priceAt, 5)).toBe(0);
  expect(dayThatMeets(terms, priceAt, 5)).toBe(0);
});
