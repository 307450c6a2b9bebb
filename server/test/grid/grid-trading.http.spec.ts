import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOwed } from '../../src/modules/balances/queries/owed.query.ts';
import { findGridHolds } from '../../src/modules/grid/queries/grid-hold.query.ts';
import { place, refusalOf } from '../spot/spot.rig.ts';
import { createGrid, fillsOf, GridHouse, gridForm, oneGrid, sidesOf } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());
beforeEach(() => house.market.reset());

describe('a grid', () => {
  it('sets its money aside, buys what it sells, and places its orders as chapter 8 says', async () => {
    const nora = await house.someone();
    const made = await createGrid(nora);
    expect(made).toMatchObject({ number: 1, investedQuote: '2000', investment: '2000', isStarting: true });
    await house.market.settle();
    await house.market.left.client.call('spot', 'cancelAll');
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
    expect(await sidesOf(nora, made.id)).toEqual(['b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's', 's']);
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
    expect(await house.spotOf(nora)).toEqual({
      USDT: [18_000_000_000n, 777_028_250n],
      BTC: [100_000_000n, 2_250_000n],
    });
    const holds = await findGridHolds(house.exchange.services.db, { uid: nora.uid });
    expect(holds.map(({ reason, asset, leftMinor }) => [reason, asset, leftMinor])).toEqual(
      expect.arrayContaining([
        ['STRATEGY', 'USDT', 777_028_250n],
        ['STRATEGY', 'BTC', 2_250_000n],
      ]),
    );
    const owed = (await findOwed(house.exchange.services.db)).find(({ uid }) => uid === nora.uid);
    expect(owed?.amounts).toBe('BTC=102250000,USDT=18777028250');
    expect((await nora.client.call('spot', 'openOrders')).rows).toEqual([]);
    expect(await house.differences()).toEqual([]);
    await house.end(nora, made.id);
  });

  it('waits for the rest of an order that has traded in part', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    await house.market.move('buy', '55000', '0.00275');
    const part = await oneGrid(nora, id);
    expect(part.levels[5]).toMatchObject({ side: 'sell', state: 'open', traded: '0.00275', quantity: '0.00375' });
    expect(part.levels[4]!.side).toBeNull();
    await house.market.move('buy', '55000', '0.001');
    expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's']);
    // What traded of an order that is taken back is told, and counted.
    await house.market.move('sell', '54000', '0.001');
    // Somebody is there to buy what it sells.
    await place(house.market.left, { side: 'buy', type: 'limit', price: '48900', quantity: '1' });
    const ended = await house.end(nora, id, 'true');
    const [sold, taken] = await fillsOf(nora, id);
    expect(sold).toMatchObject({ kind: 'stop', side: 'sell' });
    expect(taken).toMatchObject({ kind: 'level', side: 'buy', quantity: '0.001', profit: null });
    expect(ended).toMatchObject({ state: 'STOPPED_MANUAL' });
    expect(await house.differences()).toEqual([]);
  });

  it('rests where the price has left its range, and says so', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    for (const price of ['55000', '56000', '57000', '58000', '59000', '60000']) await house.market.move('buy', price);
    await house.market.trade('61000');
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING', isIdle: true, baseNow: '0' });
    await house.market.move('sell', '59000');
    await house.market.trade('59500');
    expect(await oneGrid(nora, id)).toMatchObject({ isIdle: false, pairs: 1 });
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('begins with coins that are there, and buys only what they lack', async () => {
    const nora = await house.someone();
    const id = await house.running(nora, { investment: '1000', investmentBase: '0.02' });
    const grid = await oneGrid(nora, id);
    expect(grid).toMatchObject({ investedBase: '0.02', investment: '2086', state: 'RUNNING' });
    const [start] = await fillsOf(nora, id);
    expect(Number(start!.quantity)).toBeCloseTo(Number(grid.quantity) * 6 - 0.02, 8);
    await house.end(nora, id);
    expect(await house.differences()).toEqual([]);
  });

  it('is answered once, whoever asks twice, and refuses other words under one id', async () => {
    const nora = await house.someone();
    const form = gridForm();
    const [first, second] = await Promise.all([
      nora.client.call('grid', 'create', form),
      nora.client.call('grid', 'create', form).catch(() => nora.client.call('grid', 'create', form)),
    ]);
    expect(second.grid.id).toBe(first.grid.id);
    expect((await nora.client.call('grid', 'create', form)).replayed).toBe(true);
    const other = refusalOf(nora.client.call('grid', 'create', { ...form, grids: '11' }));
    expect(await other).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await house.market.settle();
    expect((await nora.client.call('grid', 'list', { open: 'true' })).rows).toHaveLength(1);
    await house.end(nora, first.grid.id);
    expect((await nora.client.call('grid', 'list', { open: 'true' })).rows).toEqual([]);
    expect(await nora.client.call('grid', 'summary')).toMatchObject({
      running: 0,
      waiting: 0,
      ended: 1,
      investedUsdt: '0',
    });
    expect(await house.differences()).toEqual([]);
  });
});

it('says a year only after a day', async () => {
  const nora = await house.someone();
  const id = await house.running(nora);
  expect((await oneGrid(nora, id)).annualisedPercent).toBeNull();
  await house.exchange.services.db.query('update grid.strategy set started_at_ms = started_at_ms - $2 where id = $1', [
    id,
    5 * DAY_MS,
  ]);
  const grid = await oneGrid(nora, id);
  expect(Number(grid.annualisedPercent)).toBeCloseTo((Number(grid.total) / 2_000) * 73 * 100, 1);
  await house.end(nora, id);
});
