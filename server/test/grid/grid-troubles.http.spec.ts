import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { place, refusalOf } from '../spot/spot.rig.ts';
import type { Member } from '../test-exchange.ts';
import { createGrid, GridHouse, gridForm, oneGrid, sidesOf } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());
beforeEach(() => house.market.reset());

/** Whose grids are all refused. */
let refusedPerson: Member | undefined;

describe('what does not go as it should', () => {
  it('ends a start that would cost more than half a percent above the price, with everything back', async () => {
    const nora = await house.someone();
    await house.market.left.client.call('spot', 'cancelAll');
    await place(house.market.left, { side: 'sell', type: 'limit', price: '54600', quantity: '1' });
    const id = await house.running(nora);
    expect(await oneGrid(nora, id)).toMatchObject({
      state: 'FAILED',
      reason: 'SLIPPAGE',
      returned: { quote: '2000', base: '0' },
    });
    const { rows } = await nora.client.call('notices', 'list');
    expect(rows[0]).toMatchObject({ kind: 'grid.failed.slippage' });
    expect(await house.differences()).toEqual([]);
  });

  it('suspends a grid while its market is halted, and goes on after it', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    const status = (to: 'halted' | 'open') =>
      house.exchange.services.trading.submit({ kind: 'marketStatus', market: 1, status: to });
    await house.market.take('buy', '55000', '0.00375');
    await status('halted');
    await house.market.rows();
    await house.market.killDriver();
    await house.market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'SUSPENDED', isHalted: true });
    expect(await refusalOf(createGrid(nora))).toMatchObject({ code: 'MARKET_HALTED' });
    await status('open');
    await house.market.rows();
    await house.market.killDriver();
    await house.market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING' });
    expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('says of a grid that waits that its market is halted, and ends one there with its coins unsold', async () => {
    const nora = await house.someone();
    const waiting = (await createGrid(nora, { trigger: '52000' })).id;
    const ending = await house.running(nora);
    const status = (to: 'halted' | 'open') =>
      house.exchange.services.trading.submit({ kind: 'marketStatus', market: 1, status: to });
    expect(await oneGrid(nora, waiting)).toMatchObject({ state: 'TO_RUN', isHalted: false });
    await status('halted');
    await house.market.rows();
    expect(await oneGrid(nora, waiting)).toMatchObject({ state: 'TO_RUN', isHalted: true });
    expect(await house.end(nora, ending, 'true')).toMatchObject({
      state: 'STOPPED_MANUAL',
      isHalted: false,
      returned: { base: '0.0225' },
    });
    await status('open');
    await house.market.rows();
    expect(await oneGrid(nora, waiting)).toMatchObject({ isHalted: false });
    await house.end(nora, waiting);
    expect(await house.differences()).toEqual([]);
  });

  it('places what is outside the band when the market comes nearer', async () => {
    const nora = await house.someone();
    const id = await house.running(nora, { lower: '40000', upper: '70000' });
    const before = await sidesOf(nora, id);
    expect(before).toEqual(['b?', 'b?', 'b', 'b', 'b', '-', 's', 's', 's', 's?', 's?']);
    await house.market.move('buy', '58000', '1');
    await house.market.trade('59500');
    await house.market.killDriver();
    await house.market.settle();
    expect((await sidesOf(nora, id)).slice(8)).toEqual(['s', 's', 's']);
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('places nothing new for whoever is frozen', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    const { db, clock } = house.exchange.services;
    const freeze = (atMs: number | null) =>
      db.query('update identity.person set frozen_at_ms = $2 where uid = $1', [nora.uid, atMs]);
    const isFrozen = () => house.exchange.spot.frozenPeople.isFrozen(nora.uid);
    await freeze(clock.nowMs());
    await expect.poll(isFrozen, { timeout: 5_000 }).toBe(true);
    await house.market.move('buy', '55000');
    expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b?', '-', 's', 's', 's', 's', 's']);
    await freeze(null);
    await expect.poll(isFrozen, { timeout: 5_000 }).toBe(false);
    await house.market.killDriver();
    await house.market.settle();
    expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await house.end(nora, id);
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
    ['GRID_INVESTMENT_HIGH', { investment: '900000000000' }],
    ['INSUFFICIENT_BALANCE', { investment: '20000.000001' }],
    ['OFF_TICK', { lower: '50000.05' }],
    ['AMOUNT_ZERO', { investment: '0' }],
    ['AMOUNT_PLACES', { investment: '1000.0000001' }],
    ['MARKET_NOT_FOUND', { symbol: 'BTC_EUR' }],
    ['GRID_MARKET_CLOSED', { symbol: 'BTC3L_USDT' }],
  ] as const)('refuses with %s, and nothing has moved', async (code, over) => {
    refusedPerson ??= await house.someone();
    const who = refusedPerson;
    expect(await refusalOf(who.client.call('grid', 'create', gridForm(over)))).toMatchObject({ code });
    expect((await house.spotOf(who)).USDT).toEqual([20_000_000_000n, 0n]);
    expect((await who.client.call('grid', 'list')).rows).toEqual([]);
  });
  it('leaves the furthest order waiting where buying cost more than the price, until a pair has earned it', async () => {
    const nora = await house.someone();
    await house.market.left.client.call('spot', 'cancelAll');
    await place(house.market.left, { side: 'sell', type: 'limit', price: '54560', quantity: '1' });
    const id = await house.running(nora);
    expect(await sidesOf(nora, id)).toEqual(['b?', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's', 's']);
    await house.market.move('buy', '55000');
    await house.market.move('sell', '54000');
    expect(await oneGrid(nora, id)).toMatchObject({ pairs: 1 });
    await house.market.killDriver();
    await house.market.settle();
    expect((await sidesOf(nora, id))[0]).toBe('b');
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('does not trade with itself in a market that is faster than its answers', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    // A sell above and a buy below have traded before anybody answers: what follows of both stands at 54,000.
    await house.market.take('buy', '55000', '0.00375');
    await house.market.take('sell', '53000', '0.00375');
    await house.market.settle();
    const { levels } = await oneGrid(nora, id);
    expect(levels.map(({ state }) => state).filter((state) => state === 'open')).toHaveLength(9);
    const trades = await house.exchange.services.db.query(
      'select 1 from trading.trade where maker_account = taker_account',
    );
    expect(trades).toEqual([]);
    const first = levels[4]!.side;
    await house.market.move(first === 'buy' ? 'sell' : 'buy', '54000');
    await house.market.killDriver();
    await house.market.settle();
    expect((await oneGrid(nora, id)).levels.filter(({ state }) => state === 'open')).toHaveLength(10);
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('makes no new grid while the feature is off; those that run go on, and can be stopped', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    const { db, settings } = house.exchange.services;
    const turn = (value: string) =>
      db.tx((tx) => settings.set(tx, { name: 'GRID_CLOSE', value, by: 'operator', nowMs: 1 }));
    await turn('true');
    await expect.poll(() => settings.isFeatureOn('GRID_CLOSE')).toBe(false);
    expect(await refusalOf(createGrid(nora))).toMatchObject({ code: 'FEATURE_OFF' });
    await house.market.move('buy', '55000');
    expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    await house.end(nora, id);
    await turn('false');
  });

  it('knows no grid of another person', async () => {
    const [nora, paul] = [await house.someone(), await house.someone()];
    const id = await house.running(nora);
    for (const call of [
      () => oneGrid(paul, id),
      () => paul.client.call('grid', 'fills', { gridId: id }),
      () => paul.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' }),
      () => paul.client.call('grid', 'setExits', { gridId: id }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'GRID_UNKNOWN' });
    }
    await house.end(nora, id);
  });
});
