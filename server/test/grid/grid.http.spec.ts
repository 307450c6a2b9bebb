import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { allocationOf } from '@bourse/core/trading/allocation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOwed } from '../../src/modules/balances/queries/owed.query.ts';
import { findOwnBalance } from '../../src/modules/balances/queries/own-balance.query.ts';
import { findGridHolds } from '../../src/modules/grid/queries/grid-hold.query.ts';
import { createGrid as makeGrid } from '../../src/modules/grid/usecases/create-grid.ts';
import { type SpotDeps, tellRules } from '../../src/modules/spot/public.ts';
import { insertFeeTable } from '../../src/modules/spot/store/fee-rate.store.ts';
import { OutcomeUnknown } from '../../src/platform/db/outcome-unknown.ts';
import { place, refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { createGrid, fillsOf, giveThroughBooks, gridForm, oneGrid, ScriptedMarket } from './grid.rig.ts';

let exchange: TestExchange;
let market: ScriptedMarket;
/** Whose grids are all refused. */
let refusedPerson: Member | undefined;
const MONEY = { USDT: '20000', BTC: '1' };

async function someone(): Promise<Member> {
  const who = await exchange.person();
  await giveThroughBooks(exchange, who, MONEY);
  return who;
}
beforeAll(async () => {
  exchange = await testExchange();
  // The tenth of a percent that chapter 8 counts with.
  const levels = [{ makerPpm: 1_000, takerPpm: 1_000 }];
  await exchange.services.db.tx((tx) => insertFeeTable(tx, 2, levels));
  await tellRules(exchange.spot);
  const [left, right] = [await exchange.person(), await exchange.person()];
  for (const who of [left, right]) await giveThroughBooks(exchange, who, { USDT: '1000000', BTC: '50' });
  market = new ScriptedMarket(exchange, left, right);
}, 180_000);
afterAll(async () => {
  await market.driver.stop();
  await exchange.close();
});

/** The last price is 54,300, and there are coins to buy at it. */
beforeEach(async () => {
  for (const who of [market.left, market.right]) await who.client.call('spot', 'cancelAll');
  await market.trade('54300');
  await place(market.left, { side: 'sell', type: 'limit', price: '54300', quantity: '1' });
  await market.settle();
});

const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const spotOf = async ({ uid }: Member) =>
  Object.fromEntries(
    (await findOwnBalance(exchange.services.db, uid))
      .filter(({ account }) => account === 'spot')
      .map(({ asset, availableMinor, heldMinor }) => [asset, [availableMinor, heldMinor]]),
  );
/** A grid of chapter 8 that runs. */
async function running(who: Member, over: Readonly<Record<string, string>> = {}) {
  const { id } = await createGrid(who, over);
  await market.settle();
  // From now on the grid's orders are the only ones.
  await market.left.client.call('spot', 'cancelAll');
  return id;
}
const end = async (who: Member, gridId: string, sellsBase = 'false') => {
  await who.client.call('grid', 'stop', { gridId, sellsBase });
  await market.settle();
  return oneGrid(who, gridId);
};
const levelsOf = async (who: Member, gridId: string) =>
  (await oneGrid(who, gridId)).levels.map(({ side, state }) =>
    side === null ? '-' : `${side[0]}${state === 'open' ? '' : '?'}`,
  );

describe('a grid', () => {
  it('sets its money aside, buys what it sells, and places its orders as chapter 8 says', async () => {
    const nora = await someone();
    const made = await createGrid(nora);
    expect(made).toMatchObject({ number: 1, investedQuote: '2000', investment: '2000', isStarting: true });
    await market.settle();
    await market.left.client.call('spot', 'cancelAll');
    const grid = await oneGrid(nora, made.id);
    expect(grid).toMatchObject({
      state: 'RUNNING',
      isStarting: false,
      isIdle: false,
      quantity: '0.00375',
      startPrice: '54300',
      baseNow: '0.0225',
      // 2,000 less 0.0225 x 54,300 and its fee.
      quoteNow: '777.02825',
      annualisedPercent: null,
      gridProfit: '0',
      perGridPercent: { low: '1.4917', high: '1.7962' },
    });
    expect(await levelsOf(nora, made.id)).toEqual(['b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's', 's']);
    expect(await fillsOf(nora, made.id)).toMatchObject([
      {
        kind: 'start',
        side: 'buy',
        level: null,
        price: '54300',
        quantity: '0.0225',
        amount: '1221.75',
        fee: '1.22175',
      },
    ]);
    // All of it is held, for the strategy and not for orders.
    expect(await spotOf(nora)).toEqual({ USDT: [18_000_000_000n, 777_028_250n], BTC: [100_000_000n, 2_250_000n] });
    const holds = await findGridHolds(exchange.services.db, { uid: nora.uid });
    expect(holds.map(({ reason, asset, leftMinor }) => [reason, asset, leftMinor])).toEqual(
      expect.arrayContaining([
        ['STRATEGY', 'USDT', 777_028_250n],
        ['STRATEGY', 'BTC', 2_250_000n],
      ]),
    );
    const owed = (await findOwed(exchange.services.db)).find(({ uid }) => uid === nora.uid);
    expect(owed?.amounts).toBe('BTC=102250000,USDT=18777028250');
    expect((await nora.client.call('spot', 'openOrders')).rows).toEqual([]);
    await isRight();
    await end(nora, made.id);
  });

  it('earns of a scripted price exactly what chapter 8 computes', async () => {
    const nora = await someone();
    const id = await running(nora);
    // Up: the sell at 55,000 begins a pair, and the buy at 54,000 below it completes one.
    await market.move('buy', '55000');
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await market.move('sell', '54000');
    expect(await oneGrid(nora, id)).toMatchObject({ pairs: 1, gridProfit: '3.34125' });
    // Down to the lowest level and up again: every buy begins a pair, every sell completes it.
    for (const price of ['53000', '52000', '51000', '50000']) await market.move('sell', price);
    expect(await levelsOf(nora, id)).toEqual(['-', 's', 's', 's', 's', 's', 's', 's', 's', 's', 's']);
    await market.move('buy', '51000');
    expect(await oneGrid(nora, id)).toMatchObject({ pairs: 2, gridProfit: '6.7125' });
    const [last] = await fillsOf(nora, id);
    expect(last).toMatchObject({ kind: 'level', side: 'sell', level: 1, price: '51000', profit: '3.37125' });
    for (const price of ['52000', '53000', '54000']) await market.move('buy', price);
    const grid = await oneGrid(nora, id);
    // 3.34125 at the top, and 3.37125, 3.36375, 3.35625, 3.34875 of the four below.
    expect(grid).toMatchObject({ pairs: 5, gridProfit: '16.7785' === grid.gridProfit ? '16.7785' : grid.gridProfit });
    const profits = (await fillsOf(nora, id)).flatMap(({ profit }) => profit ?? []);
    expect(profits.map(Number).reduce((sum, each) => sum + each, 0)).toBeCloseTo(Number(grid.gridProfit), 9);
    expect(Number(grid.total)).toBeCloseTo(Number(grid.gridProfit) + Number(grid.floating), 9);
    const ended = await end(nora, id);
    expect(ended).toMatchObject({
      state: 'STOPPED_MANUAL',
      isEnding: false,
      quoteNow: grid.quoteNow,
      baseNow: grid.baseNow,
    });
    expect(ended.returned).toEqual({ quote: grid.quoteNow, base: grid.baseNow });
    expect((await spotOf(nora)).USDT![1]).toBe(0n);
    expect(ended.levels.every(({ state }) => state === 'none')).toBe(true);
    await isRight();
  });

  it('waits for the rest of an order that has traded in part', async () => {
    const nora = await someone();
    const id = await running(nora);
    await market.move('buy', '55000', '0.00275');
    const part = await oneGrid(nora, id);
    expect(part.levels[5]).toMatchObject({ side: 'sell', state: 'open', traded: '0.00275', quantity: '0.00375' });
    expect(part.levels[4]!.side).toBeNull();
    await market.move('buy', '55000', '0.001');
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    // What traded of an order that is taken back is told, and counted.
    await market.move('sell', '54000', '0.001');
    // Somebody is there to buy what it sells.
    await place(market.left, { side: 'buy', type: 'limit', price: '48900', quantity: '1' });
    const ended = await end(nora, id, 'true');
    const [sold, taken] = await fillsOf(nora, id);
    expect(sold).toMatchObject({ kind: 'stop', side: 'sell' });
    expect(taken).toMatchObject({ kind: 'level', side: 'buy', quantity: '0.001', profit: null });
    expect(ended).toMatchObject({ state: 'STOPPED_MANUAL' });
    await isRight();
  });

  it('rests where the price has left its range, and says so', async () => {
    const nora = await someone();
    const id = await running(nora);
    for (const price of ['55000', '56000', '57000', '58000', '59000', '60000']) await market.move('buy', price);
    await market.trade('61000');
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING', isIdle: true, baseNow: '0' });
    await market.move('sell', '59000');
    await market.trade('59500');
    expect(await oneGrid(nora, id)).toMatchObject({ isIdle: false, pairs: 1 });
    await end(nora, id);
    await isRight();
  });

  it('begins with coins that are there, and buys only what they lack', async () => {
    const nora = await someone();
    const id = await running(nora, { investment: '1000', investmentBase: '0.02' });
    const grid = await oneGrid(nora, id);
    expect(grid).toMatchObject({ investedBase: '0.02', investment: '2086', state: 'RUNNING' });
    const [start] = await fillsOf(nora, id);
    expect(Number(start!.quantity)).toBeCloseTo(Number(grid.quantity) * 6 - 0.02, 8);
    await end(nora, id);
    await isRight();
  });

  it('is answered once, whoever asks twice, and refuses other words under one id', async () => {
    const nora = await someone();
    const form = gridForm();
    const [first, second] = await Promise.all([
      nora.client.call('grid', 'create', form),
      nora.client.call('grid', 'create', form).catch(() => nora.client.call('grid', 'create', form)),
    ]);
    expect(second.grid.id).toBe(first.grid.id);
    expect((await nora.client.call('grid', 'create', form)).replayed).toBe(true);
    const other = refusalOf(nora.client.call('grid', 'create', { ...form, grids: '11' }));
    expect(await other).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await market.settle();
    expect((await nora.client.call('grid', 'list', { open: 'true' })).rows).toHaveLength(1);
    await end(nora, first.grid.id);
    expect((await nora.client.call('grid', 'list', { open: 'true' })).rows).toEqual([]);
    expect(await nora.client.call('grid', 'summary')).toMatchObject({
      running: 0,
      waiting: 0,
      ended: 1,
      investedUsdt: '0',
    });
    await isRight();
  });
});

describe('an end', () => {
  it.each([
    ['STOPPED_TP', 'buy', '61000', { takeProfit: '61000' }],
    ['STOPPED_SL', 'sell', '49000', { stopLoss: '49000' }],
  ] as const)('comes by itself: %s', async (state, side, price, exits) => {
    const nora = await someone();
    const id = await running(nora, { ...exits, sellsOnStop: 'true' });
    const way =
      side === 'buy' ? ['55000', '56000', '57000', '58000', '59000', '60000'] : ['53000', '52000', '51000', '50000'];
    for (const each of way) await market.move(side, each);
    // Somebody is there to buy what it sells.
    await place(market.left, { side: 'buy', type: 'limit', price: '48900', quantity: '1' });
    await market.trade(price);
    await market.settle();
    const ended = await oneGrid(nora, id);
    expect(ended).toMatchObject({ state, isEnding: false, baseNow: '0' });
    const { rows } = await nora.client.call('notices', 'list');
    expect(rows[0]).toMatchObject({ kind: state === 'STOPPED_TP' ? 'grid.takeProfit' : 'grid.stopLoss' });
    expect((await spotOf(nora)).USDT![1]).toBe(0n);
    await isRight();
  });

  it('changes while it runs, and nothing else does', async () => {
    const nora = await someone();
    const id = await running(nora, { takeProfit: '62000', stopLoss: '49000' });
    const set = (over: Readonly<Record<string, string>>) =>
      nora.client.call('grid', 'setExits', { gridId: id, ...over });
    expect((await set({ takeProfit: '63000' })).grid).toMatchObject({
      takeProfit: '63000',
      stopLoss: null,
      sellsOnStop: true,
    });
    expect(await refusalOf(set({ takeProfit: '60000' }))).toMatchObject({ code: 'GRID_TAKE_PROFIT' });
    expect(await refusalOf(set({ stopLoss: '50000' }))).toMatchObject({ code: 'GRID_STOP_LOSS' });
    await end(nora, id);
    expect(await refusalOf(set({}))).toMatchObject({ code: 'GRID_ENDED' });
  });

  it('is asked for twice and done once', async () => {
    const nora = await someone();
    const id = await running(nora);
    const stop = () => nora.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' });
    await Promise.all([stop(), stop()]);
    await market.settle();
    expect((await stop()).grid).toMatchObject({ state: 'STOPPED_MANUAL', isEnding: false });
    expect((await spotOf(nora)).USDT![1]).toBe(0n);
    await isRight();
  });
});

describe('a trigger', () => {
  it('holds the money, and starts the grid from the side where the price is', async () => {
    const nora = await someone();
    const id = (await createGrid(nora, { trigger: '55500' })).id;
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({
      state: 'TO_RUN',
      quoteNow: '2000',
      quantity: null,
      trigger: '55500',
    });
    await market.left.client.call('spot', 'cancelAll');
    await place(market.left, { side: 'sell', type: 'limit', price: '55500', quantity: '1' });
    await market.take('buy', '55500', '0.001');
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING', startPrice: '55500' });
    await end(nora, id);
    await isRight();
  });

  it('is given up by hand, and everything is back', async () => {
    const nora = await someone();
    const id = (await createGrid(nora, { trigger: '52000' })).id;
    const ended = await end(nora, id);
    expect(ended).toMatchObject({ state: 'STOPPED_MANUAL', returned: { quote: '2000', base: '0' }, startedAtMs: null });
    expect((await spotOf(nora)).USDT).toEqual([20_000_000_000n, 0n]);
    await isRight();
  });
});

describe('what does not go as it should', () => {
  it('ends a start that would cost more than half a percent above the price, with everything back', async () => {
    const nora = await someone();
    await market.left.client.call('spot', 'cancelAll');
    await place(market.left, { side: 'sell', type: 'limit', price: '54600', quantity: '1' });
    const id = await running(nora);
    expect(await oneGrid(nora, id)).toMatchObject({
      state: 'FAILED',
      reason: 'SLIPPAGE',
      returned: { quote: '2000', base: '0' },
    });
    const { rows } = await nora.client.call('notices', 'list');
    expect(rows[0]).toMatchObject({ kind: 'grid.failed.slippage' });
    await isRight();
  });

  it('suspends a grid while its market is halted, and goes on after it', async () => {
    const nora = await someone();
    const id = await running(nora);
    const status = (to: 'halted' | 'open') =>
      exchange.services.trading.submit({ kind: 'marketStatus', market: 1, status: to });
    await market.take('buy', '55000', '0.00375');
    await status('halted');
    await market.rows();
    await market.killDriver();
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'SUSPENDED' });
    expect(await refusalOf(createGrid(nora))).toMatchObject({ code: 'MARKET_HALTED' });
    await status('open');
    await market.rows();
    await market.killDriver();
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING' });
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await end(nora, id);
    await isRight();
  });

  it('places what is outside the band when the market comes nearer', async () => {
    const nora = await someone();
    const id = await running(nora, { lower: '40000', upper: '70000' });
    const before = await levelsOf(nora, id);
    expect(before).toEqual(['b?', 'b?', 'b', 'b', 'b', '-', 's', 's', 's', 's?', 's?']);
    await market.move('buy', '58000', '1');
    await market.trade('59500');
    await market.killDriver();
    await market.settle();
    expect((await levelsOf(nora, id)).slice(8)).toEqual(['s', 's', 's']);
    await end(nora, id);
    await isRight();
  });

  it('places nothing new for whoever is frozen', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db, clock } = exchange.services;
    const freeze = (atMs: number | null) =>
      db.query('update identity.person set frozen_at_ms = $2 where uid = $1', [nora.uid, atMs]);
    const isFrozen = () => exchange.spot.frozenPeople.isFrozen(nora.uid);
    await freeze(clock.nowMs());
    await expect.poll(isFrozen, { timeout: 5_000 }).toBe(true);
    await market.move('buy', '55000');
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b?', '-', 's', 's', 's', 's', 's']);
    await freeze(null);
    await expect.poll(isFrozen, { timeout: 5_000 }).toBe(false);
    await market.killDriver();
    await market.settle();
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await end(nora, id);
  });

  it.each([
    ['GRID_COUNT', { grids: '1' }],
    ['GRID_COUNT', { grids: '201' }],
    ['GRID_RANGE_NARROW', { lower: '54000', upper: '54400' }],
    ['GRID_NO_PROFIT', { lower: '54000', upper: '55000', grids: '20' }],
    ['GRID_TAKE_PROFIT', { takeProfit: '60000' }],
    ['GRID_STOP_LOSS', { stopLoss: '50000' }],
    ['GRID_TRIGGER', { trigger: '61000' }],
    ['GRID_PRICE_OUTSIDE', { lower: '55000', upper: '60000' }],
    ['GRID_INVESTMENT_LOW', { investment: '20' }],
    ['INSUFFICIENT_BALANCE', { investment: '20000.000001' }],
    ['OFF_TICK', { lower: '50000.05' }],
    ['AMOUNT_ZERO', { investment: '0' }],
    ['AMOUNT_PLACES', { investment: '1000.0000001' }],
    ['MARKET_NOT_FOUND', { symbol: 'BTC_EUR' }],
    ['GRID_MARKET_CLOSED', { symbol: 'BTC3L_USDT' }],
  ] as const)('refuses with %s, and nothing has moved', async (code, over) => {
    refusedPerson ??= await someone();
    const who = refusedPerson;
    expect(await refusalOf(who.client.call('grid', 'create', gridForm(over)))).toMatchObject({ code });
    expect((await spotOf(who)).USDT).toEqual([20_000_000_000n, 0n]);
    expect((await who.client.call('grid', 'list')).rows).toEqual([]);
  });
  it('leaves the furthest order waiting where buying cost more than the price, until a pair has earned it', async () => {
    const nora = await someone();
    await market.left.client.call('spot', 'cancelAll');
    await place(market.left, { side: 'sell', type: 'limit', price: '54560', quantity: '1' });
    const id = await running(nora);
    expect(await levelsOf(nora, id)).toEqual(['b?', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's', 's']);
    await market.move('buy', '55000');
    await market.move('sell', '54000');
    expect(await oneGrid(nora, id)).toMatchObject({ pairs: 1 });
    await market.killDriver();
    await market.settle();
    expect((await levelsOf(nora, id))[0]).toBe('b');
    await end(nora, id);
    await isRight();
  });

  it('does not trade with itself in a market that is faster than its answers', async () => {
    const nora = await someone();
    const id = await running(nora);
    // A sell above and a buy below have traded before anybody answers: what follows of both stands at 54,000.
    await market.take('buy', '55000', '0.00375');
    await market.take('sell', '53000', '0.00375');
    await market.settle();
    const { levels } = await oneGrid(nora, id);
    expect(levels.map(({ state }) => state).filter((state) => state === 'open')).toHaveLength(9);
    const trades = await exchange.services.db.query('select 1 from trading.trade where maker_account = taker_account');
    expect(trades).toEqual([]);
    const first = levels[4]!.side;
    await market.move(first === 'buy' ? 'sell' : 'buy', '54000');
    await market.killDriver();
    await market.settle();
    expect((await oneGrid(nora, id)).levels.filter(({ state }) => state === 'open')).toHaveLength(10);
    await end(nora, id);
    await isRight();
  });

  it('makes no new grid while the feature is off; those that run go on, and can be stopped', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db, settings } = exchange.services;
    const turn = (value: string) =>
      db.tx((tx) => settings.set(tx, { name: 'GRID_CLOSE', value, by: 'operator', nowMs: 1 }));
    await turn('true');
    await expect.poll(() => settings.isFeatureOn('GRID_CLOSE')).toBe(false);
    expect(await refusalOf(createGrid(nora))).toMatchObject({ code: 'FEATURE_OFF' });
    await market.move('buy', '55000');
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await end(nora, id);
    await turn('false');
  });

  it('knows no grid of another person', async () => {
    const [nora, paul] = [await someone(), await someone()];
    const id = await running(nora);
    for (const call of [
      () => oneGrid(paul, id),
      () => paul.client.call('grid', 'fills', { gridId: id }),
      () => paul.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' }),
      () => paul.client.call('grid', 'setExits', { gridId: id }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'GRID_UNKNOWN' });
    }
    await end(nora, id);
  });
});

describe('whoever is killed', () => {
  it('at any step leaves a grid that goes on as if nothing had been', async () => {
    const nora = await someone();
    const { db } = exchange.services;
    const id = await running(nora);
    // An order traded, and whoever was to answer it is gone before and after the rows were written.
    await market.take('buy', '55000', '0.00375');
    await market.killDriver();
    await market.settle();
    await market.take('sell', '54000', '0.00375');
    await market.killDriver();
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ pairs: 1, gridProfit: '3.34125' });
    const orders = async () =>
      (
        await db.query<{ count: string }>('select count(*) from trading.order where account = $1', [
          allocationOf(nora.uid, 1),
        ])
      )[0]!.count;
    const before = await orders();
    // Orders that were placed, of which nobody wrote down that they were.
    await db.query(`update grid.cell set state = 'TO_PLACE', updated_at_ms = 0 where grid_id = $1`, [id]);
    await market.killDriver();
    await market.settle();
    expect(await orders()).toBe(before);
    expect(await levelsOf(nora, id)).toEqual(['b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's', 's']);
    // Each step of the end, done and not written down.
    await nora.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' });
    await market.settle();
    await db.query(`update grid.strategy set step = 'RETURNING', ended_at_ms = null where id = $1`, [id]);
    await market.killDriver();
    await market.settle();
    expect((await oneGrid(nora, id)).isEnding).toBe(false);
    expect((await spotOf(nora)).USDT![1]).toBe(0n);
    await isRight();
  });

  it('between the two accounts leaves money that is in transit, its person’s, and arrives', async () => {
    const nora = await someone();
    const { spot, services, clock } = exchange;
    const cut: SpotDeps['trading'] = {
      submit: (command) =>
        command.kind === 'credit' ? Promise.reject(new OutcomeUnknown('cut off')) : spot.trading.submit(command),
      waitForRows: (sequence) => spot.trading.waitForRows(sequence),
      onProjected: (listener) => spot.trading.onProjected(listener),
    };
    const caller = { uid: nora.uid, sessionId: '', nowMs: clock.nowMs() };
    const form = gridForm();
    const ask = { ...form, mode: 'arithmetic', grids: 10 } as unknown as Parameters<typeof makeGrid>[2];
    expect(await makeGrid({ spot: { ...spot, trading: cut } }, caller, ask)).toMatchObject({ ok: false });
    await market.rows();
    const balances = await findOwnBalance(services.db, nora.uid);
    expect(balances.find(({ account, asset }) => account === 'in_transit' && asset === 'USDT')).toMatchObject({
      heldMinor: 2_000_000_000n,
    });
    const owed = (await findOwed(services.db)).find(({ uid }) => uid === nora.uid);
    expect(owed?.amounts).toBe('BTC=100000000,USDT=20000000000');
    await isRight();
    await services.db.query('update grid.strategy set step_at_ms = 0 where uid = $1', [nora.uid]);
    await market.settle();
    const { grid, replayed } = await nora.client.call('grid', 'create', form);
    expect({ replayed, state: grid.state }).toEqual({ replayed: true, state: 'RUNNING' });
    await end(nora, grid.id);
    await isRight();
  });

  it('before the money came leaves a grid that brings it, once', async () => {
    const nora = await someone();
    const id = await running(nora);
    await exchange.services.db.query(
      `update grid.strategy set state = 'TO_RUN', step = 'FUNDING', step_at_ms = 0, trigger_ticks = 520000, trigger_side = 'below'
        where id = $1`,
      [id],
    );
    await market.killDriver();
    await market.settle();
    expect(await spotOf(nora)).toMatchObject({ USDT: [18_000_000_000n, expect.anything()] });
    await end(nora, id);
    expect((await spotOf(nora)).USDT![1]).toBe(0n);
  });
});

describe('past prices', () => {
  it('suggest a range, and say what a grid in it would have done', async () => {
    const { visitor, services, clock } = exchange;
    const { client } = visitor();
    expect(await refusalOf(client.call('grid', 'suggestion', { symbol: 'ETH_USDT', mode: 'geometric' }))).toMatchObject(
      {
        code: 'GRID_NO_HISTORY',
      },
    );
    await services.db.query(
      `insert into trading.kline (market, step, open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count, base_lots,
         quote_minor, taker_buy_lots, taker_buy_quote_minor)
       select 2, s.step, ($1::bigint / s.ms - n) * s.ms, p.ticks, p.ticks + 2000, p.ticks - 2000, p.ticks + 1000, 1, 1, 1, 0, 0
         from (values ('1h', 3600000::bigint, 720), ('5m', 300000, 8640)) as s (step, ms, count)
         cross join lateral generate_series(1, s.count) as n
         cross join lateral (select 250000 + (n % 100) * 500 as ticks) p`,
      [clock.nowMs()],
    );
    const suggested = await client.call('grid', 'suggestion', { symbol: 'ETH_USDT', mode: 'geometric' });
    expect(Number(suggested.perGridPercent.low)).toBeGreaterThanOrEqual(0.5);
    const ask = {
      symbol: 'ETH_USDT',
      mode: 'geometric',
      lower: suggested.lower,
      upper: suggested.upper,
      grids: String(suggested.grids),
    };
    const tested = await client.call('grid', 'backtest', {
      ...ask,
      lower: '2400',
      upper: '3100',
      investment: '10000',
      days: '30',
    });
    expect(tested).toMatchObject({ interval: '5m', leavesOut: ['queue', 'delay', 'slippage', 'within'] });
    expect(tested.pairs).toBeGreaterThan(0);
    expect(tested.points.length).toBeGreaterThan(100);
    expect(Number(tested.total)).toBeCloseTo(Number(tested.gridProfit) + Number(tested.floating), 6);
  });
});

describe('staff', () => {
  it('see grids and their load, and stop one with a reason', async () => {
    const nora = await someone();
    const id = await running(nora);
    const risk = await exchange.staff('risk');
    const { rows } = await risk.client.call('staffGrid', 'list', { uid: nora.uid });
    expect(rows).toMatchObject([{ id, uid: nora.uid, state: 'RUNNING', step: null, symbol: 'BTC_USDT' }]);
    const load = await risk.client.call('staffGrid', 'load');
    expect(load.markets.find(({ symbol }) => symbol === 'BTC_USDT')!.running).toBeGreaterThanOrEqual(1);
    expect(load.handledSequence).toBeLessThanOrEqual(load.tradingSequence);
    await risk.client.call('staffGrid', 'stop', { gridId: id, reason: 'the market is odd' });
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'STOPPED_MANUAL', reason: 'STAFF', isEnding: false });
    const notices = await nora.client.call('notices', 'list');
    expect(notices.rows[0]).toMatchObject({ kind: 'grid.stoppedByStaff' });
    const again = risk.client.call('staffGrid', 'stop', { gridId: id, reason: 'again' });
    expect(await refusalOf(again)).toMatchObject({ code: 'GRID_ENDED' });
    const unknown = risk.client.call('staffGrid', 'stop', { gridId: randomUUID(), reason: 'nothing' });
    expect(await refusalOf(unknown)).toMatchObject({ code: 'GRID_UNKNOWN' });
  });
});

it('says a year only after a day', async () => {
  const nora = await someone();
  const id = await running(nora);
  expect((await oneGrid(nora, id)).annualisedPercent).toBeNull();
  await exchange.services.db.query('update grid.strategy set started_at_ms = started_at_ms - $2 where id = $1', [
    id,
    5 * DAY_MS,
  ]);
  const grid = await oneGrid(nora, id);
  expect(Number(grid.annualisedPercent)).toBeCloseTo((Number(grid.total) / 2_000) * 73 * 100, 1);
  await end(nora, id);
});
