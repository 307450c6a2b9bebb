import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { place, refusalOf } from '../spot/spot.rig.ts';
import { createGrid, GridHouse, oneGrid } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());
beforeEach(() => house.market.reset());

describe('an end', () => {
  it.each([
    ['STOPPED_TP', 'buy', '61000', { takeProfit: '61000' }],
    ['STOPPED_SL', 'sell', '49000', { stopLoss: '49000' }],
  ] as const)('comes by itself: %s', async (state, side, price, exits) => {
    const nora = await house.someone();
    const id = await house.running(nora, { ...exits, sellsOnStop: 'true' });
    const way =
      side === 'buy' ? ['55000', '56000', '57000', '58000', '59000', '60000'] : ['53000', '52000', '51000', '50000'];
    for (const each of way) await house.market.move(side, each);
    // Somebody is there to buy what it sells.
    await place(house.market.left, { side: 'buy', type: 'limit', price: '48900', quantity: '1' });
    await house.market.trade(price);
    await house.market.settle();
    const ended = await oneGrid(nora, id);
    expect(ended).toMatchObject({ state, isEnding: false, baseNow: '0' });
    const { rows } = await nora.client.call('notices', 'list');
    expect(rows[0]).toMatchObject({ kind: state === 'STOPPED_TP' ? 'grid.takeProfit' : 'grid.stopLoss' });
    expect((await house.spotOf(nora)).USDT![1]).toBe(0n);
    expect(await house.differences()).toEqual([]);
  });

  it('changes while it runs, and nothing else does', async () => {
    const nora = await house.someone();
    const id = await house.running(nora, { takeProfit: '62000', stopLoss: '49000' });
    const set = (over: Readonly<Record<string, string>>) =>
      nora.client.call('grid', 'setExits', { gridId: id, ...over });
    expect((await set({ takeProfit: '63000' })).grid).toMatchObject({
      takeProfit: '63000',
      stopLoss: null,
      sellsOnStop: true,
    });
    expect(await refusalOf(set({ takeProfit: '60000' }))).toMatchObject({ code: 'GRID_TAKE_PROFIT' });
    expect(await refusalOf(set({ stopLoss: '50000' }))).toMatchObject({ code: 'GRID_STOP_LOSS' });
    await house.end(nora, id);
    expect(await refusalOf(set({}))).toMatchObject({ code: 'GRID_ENDED' });
  });

  it('is asked for twice and done once', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    const stop = () => nora.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' });
    await Promise.all([stop(), stop()]);
    await house.market.settle();
    expect((await stop()).grid).toMatchObject({ state: 'STOPPED_MANUAL', isEnding: false });
    expect((await house.spotOf(nora)).USDT![1]).toBe(0n);
    expect(await house.differences()).toEqual([]);
  });
});

describe('a trigger', () => {
  it('holds the money, and starts the grid from the side where the price is', async () => {
    const nora = await house.someone();
    const id = (await createGrid(nora, { trigger: '55500' })).id;
    await house.market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({
      state: 'TO_RUN',
      quoteNow: '2000',
      quantity: null,
      trigger: '55500',
    });
    await house.market.left.client.call('spot', 'cancelAll');
    await place(house.market.left, { side: 'sell', type: 'limit', price: '55500', quantity: '1' });
    await house.market.take('buy', '55500', '0.001');
    await house.market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING', startPrice: '55500' });
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('is given up by hand, and everything is back', async () => {
    const nora = await house.someone();
    const id = (await createGrid(nora, { trigger: '52000' })).id;
    const ended = await house.end(nora, id);
    expect(ended).toMatchObject({ state: 'STOPPED_MANUAL', returned: { quote: '2000', base: '0' }, startedAtMs: null });
    expect((await house.spotOf(nora)).USDT).toEqual([20_000_000_000n, 0n]);
    expect(await house.differences()).toEqual([]);
  });
});

it('adds what is over to what is running, to the last unit', async () => {
  const nora = await house.someone();
  const ids = [await house.running(nora)];
  await house.market.move('buy', '55000');
  await house.market.move('sell', '54000');
  await house.end(nora, ids[0]!);
  // One that never started, and one that goes on.
  ids.push((await createGrid(nora, { trigger: '52000' })).id);
  await house.end(nora, ids[1]!);
  await house.market.reset();
  ids.push(await house.running(nora, { investment: '1234.567891', investmentBase: '0.01234567' }));
  await house.market.move('buy', '55000');
  const minor = (text: string) => BigInt(text.replace(/\.(.*)$/, '') + (text.split('.')[1] ?? '').padEnd(6, '0'));
  const grids = await Promise.all(ids.map((id) => oneGrid(nora, id)));
  const sumOf = (read: (grid: (typeof grids)[number]) => string) =>
    grids.map((grid) => minor(read(grid))).reduce((sum, each) => sum + each, 0n);
  const said = await nora.client.call('grid', 'summary');
  expect(said).toMatchObject({ running: 1, waiting: 0, ended: 2 });
  expect(minor(said.gridProfitUsdt!)).toBe(sumOf(({ gridProfit }) => gridProfit));
  expect(minor(said.totalUsdt!)).toBe(sumOf(({ total }) => total));
  expect(minor(said.investedUsdt!)).toBe(minor(grids[2]!.investment));
  await house.end(nora, ids[2]!);
});
