import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GridDriver } from '../../src/modules/grid/driver/grid-driver.ts';
import { place } from '../spot/spot.rig.ts';
import type { Member } from '../test-exchange.ts';
import { createGrid, fillsOf, GridHouse, oneGrid, sidesOf } from './grid.rig.ts';

/** One grid that cannot be worked on keeps no other from its orders, its start and its exits. */
let house: GridHouse;
let nora: Member;
let omar: Member;
beforeAll(async () => {
  house = await GridHouse.open();
  nora = await house.someone();
  omar = await house.someone();
}, 180_000);
beforeEach(() => house.market.reset());
afterAll(() => house.close());

/** What a hand in the database leaves behind. */
const spoil = (sql: string, values: readonly unknown[]) =>
  house.exchange.database.ownerDb.tx(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql, values);
  });
/** The driver's turns until nothing is due. @returns what they threw */
async function settleWith(driver: GridDriver): Promise<string[]> {
  const thrown: string[] = [];
  for (let idle = 0; idle < 3; ) {
    await house.market.rows();
    const said = await driver.turn().catch((error: unknown) => {
      thrown.push(error instanceof Error ? error.message : String(error));
      return thrown.length < 5 ? 'more' : 'idle';
    });
    idle = said === 'idle' ? idle + 1 : 0;
  }
  return thrown;
}
/** The price reaches 55,000 and is back at 54,300, where there are coins to buy. */
async function touch(): Promise<void> {
  const { market } = house;
  await market.left.client.call('spot', 'cancelAll');
  await market.trade('55000');
  await market.trade('54300');
  await place(market.left, { side: 'sell', type: 'limit', price: '54300', quantity: '1' });
  await market.rows();
}
/** The database, of which each call is looked at before it is made. */
const dbThat = (look: (name: string, given: readonly unknown[]) => Promise<void> | void) =>
  new Proxy(house.exchange.spot.db, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      if (name === 'onBroken') return value.bind(target);
      return async (...given: unknown[]) => {
        await look(String(name), given);
        return (value as (...args: unknown[]) => unknown).apply(target, given);
      };
    },
  });
const waiting = async (who: Member) => (await createGrid(who, { trigger: '55000' })).id;

it('starts and ends the others that a price has reached', async () => {
  const [first, spoilt, last] = [await waiting(omar), await waiting(nora), await waiting(omar)];
  await house.market.settle();
  const range = [spoilt, 542_990, 543_010];
  await spoil('update grid.strategy set lower_ticks = $2, upper_ticks = $3, grids = 200 where id = $1', range);
  await touch();
  expect((await settleWith(house.market.driver)).join()).toContain(spoilt);
  for (const id of [first, last]) expect(await oneGrid(omar, id)).toMatchObject({ state: 'RUNNING' });
  await spoil('update grid.strategy set lower_ticks = 500000, upper_ticks = 600000, grids = 10 where id = $1', [
    spoilt,
  ]);
  for (const id of [first, last]) await house.end(omar, id);
  await house.end(nora, spoilt);
  expect(await house.differences()).toEqual([]);
});

it('shows a person all that can be read of their grids where the record of one makes no sense', async () => {
  const [sound, narrow, foreign] = [await waiting(omar), await waiting(omar), await waiting(omar)];
  await house.market.settle();
  await spoil('update grid.strategy set lower_ticks = 542990, upper_ticks = 543010, grids = 200 where id = $1', [
    narrow,
  ]);
  await spoil('update grid.strategy set market = 999 where id = $1', [foreign]);
  const { rows } = await omar.client.call('grid', 'list', { open: 'true' });
  const shown = new Map(rows.map(({ id, perGridPercent, investment }) => [id, { perGridPercent, investment }]));
  expect(shown.get(sound)).toMatchObject({ investment: '2000', perGridPercent: { low: '1.4917' } });
  expect(shown.get(narrow)).toEqual({ investment: '2000', perGridPercent: null });
  expect(shown.has(foreign)).toBe(false);
  expect(await oneGrid(omar, narrow)).toMatchObject({ levels: [], investedQuote: '2000' });
  expect(await omar.client.call('grid', 'summary')).toMatchObject({ investedUsdt: '4000' });
  await spoil('update grid.strategy set lower_ticks = 500000, upper_ticks = 600000, grids = 10 where id = $1', [
    narrow,
  ]);
  await spoil('update grid.strategy set market = (select market from grid.strategy where id = $2) where id = $1', [
    foreign,
    sound,
  ]);
  for (const id of [sound, narrow, foreign]) await house.end(omar, id);
  expect(await house.differences()).toEqual([]);
});

it('answers the orders of others in the same portion', async () => {
  const [spoilt, sound] = [await createGrid(nora), await createGrid(omar)].map(({ id }) => id) as [string, string];
  await house.market.settle();
  await house.market.left.client.call('spot', 'cancelAll');
  await spoil('update grid.cell set market = 999 where grid_id = $1', [spoilt]);
  await house.market.take('sell', '53000', '0.0075');
  expect((await settleWith(house.market.driver)).join()).toContain(spoilt);
  expect((await sidesOf(omar, sound)).slice(2, 5).join()).toBe('b,-,s');
  expect((await fillsOf(omar, sound)).filter(({ kind }) => kind === 'level')).toHaveLength(1);
  expect((await fillsOf(nora, spoilt)).filter(({ kind }) => kind === 'level')).toHaveLength(0);
  // Put right, it goes on.
  await spoil('update grid.cell set market = (select market from grid.strategy where id = $1) where grid_id = $1', [
    spoilt,
  ]);
  await house.market.killDriver();
  await house.market.settle();
  expect((await fillsOf(nora, spoilt)).filter(({ kind }) => kind === 'level')).toHaveLength(1);
  await house.end(omar, sound);
  await house.end(nora, spoilt);
  expect(await house.differences()).toEqual([]);
});

it('forgets no price that was reached where the database was away for a moment', async () => {
  const id = await waiting(omar);
  await house.market.settle();
  await house.market.driver.stop();
  let isAway = false;
  const db = dbThat((name, given) => {
    if (!isAway || name !== 'query' || !String(given[0]).includes('take_profit_ticks')) return;
    isAway = false;
    throw new Error('Connection terminated');
  });
  const driver = new GridDriver({ spot: { ...house.exchange.spot, db } });
  await settleWith(driver);
  await touch();
  isAway = true;
  expect(await settleWith(driver)).toEqual(['Connection terminated']);
  expect(await oneGrid(omar, id)).toMatchObject({ state: 'RUNNING' });
  await driver.stop();
  await house.market.killDriver();
  await house.end(omar, id);
  expect(await house.differences()).toEqual([]);
});

it('answers the orders of others while a price reaches very many', async () => {
  const { market } = house;
  const crowd = await house.someone();
  const small = { trigger: '55000', investment: '400', grids: '2' };
  for (let at = 0; at < 40; at++) await createGrid(crowd, small);
  const { id } = await createGrid(omar);
  await market.settle();
  await market.driver.stop();
  let started = -1;
  const db = dbThat(async (name) => {
    if (started < 0 || name !== 'tx' || ++started !== 20) return;
    await market.left.client.call('spot', 'cancelAll');
    await market.take('sell', '53000', '0.00375');
  });
  const driver = new GridDriver({ spot: { ...house.exchange.spot, db } });
  await settleWith(driver);
  await touch();
  started = 0;
  await driver.turn();
  expect(started).toBeGreaterThan(40);
  expect((await fillsOf(omar, id)).filter(({ kind }) => kind === 'level')).toHaveLength(1);
  await driver.stop();
  await market.killDriver();
  await market.settle();
  for (const each of (await crowd.client.call('grid', 'list', { open: 'true', limit: '100' })).rows)
    await house.end(crowd, each.id);
  await house.end(omar, id);
  expect(await house.differences()).toEqual([]);
});
