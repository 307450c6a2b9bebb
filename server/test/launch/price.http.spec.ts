import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { averageOf, fixedUnits } from '@bourse/core/launch/price/fixing.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { advanceRounds } from '../../src/modules/launch/usecases/advance-rounds.ts';
import { fixPrices } from '../../src/modules/launch/usecases/price/fix-prices.ts';
import { createPricing, recordQuotes, StoredPriceSource } from '../../src/modules/pricing/public.ts';
import type { Db, Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { eth } from './boost.rig.ts';
import { FLASH } from './flash.rig.ts';
import { codeOf, pass, publish, runLaunch, subscribe, tokens } from './launch.rig.ts';
import { lotteryOf } from './lottery.rig.ts';
import { floatingIn, withMinutes } from './price.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '100' } });
}, 120_000);
afterAll(() => exchange.close());

const make = (over: Parameters<typeof floatingIn>[1] = {}, rest: Parameters<typeof publish>[1] = {}) =>
  publish(exchange, {
    payAsset: 'ETH',
    rounds: [floatingIn(exchange, over)],
    listingMs: exchange.clock.nowMs() + 4 * HOUR_MS,
    ...rest,
  });
const roundIn = async ({ id }: Project) =>
  (await nora.client.call('launch', 'project', { project: id })).project.rounds[0]!;
const samplesOf = ({ id }: Project) => nora.client.call('launch', 'priceSamples', { project: id, round: '1' });
const fixings = ({ id }: Project) =>
  exchange.database.ownerDb.query<{ number: number }>('select number from launch.price_fixing where project_id = $1', [
    id,
  ]);
const alarmsOf = ({ id }: Project) =>
  exchange.database.ownerDb.query<{ code: string }>('select code from wallet.chain_alarm where alarm_key like $1', [
    `launch:%:${id}/%`,
  ]);
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
/** Lets time pass and does nothing. */
const wait = (ms: number) => exchange.letPass(ms, nora);
const minor = (text: string, scale: number): bigint => {
  const read = parseAmount(text, scale);
  if (!read.ok) throw new Error(`${text} is no amount`);
  return read.value;
};

describe('the price of a round whose paying coin floats', () => {
  it('is fixed an hour before the start from samples that anybody can compute it from, and is what people pay', async () => {
    const project = await make();
    const { startAtMs, ...before } = await roundIn(project);
    expect(before).toMatchObject({ state: 'WARM_UP', basePrice: null, price: null });
    expect(before.fixing).toMatchObject({ basePrice: '2', done: null, about: { price: expect.any(String) } });
    expect(before.fixing!.fixAtMs).toBeLessThanOrEqual(startAtMs - HOUR_MS + MINUTE_MS);
    expect(await codeOf(samplesOf(project))).toBe('LAUNCH_NO_PRICE');
    expect(await codeOf(subscribe(nora, project, '0.1'))).toBe('LAUNCH_NOT_STARTED');

    await wait(HOUR_MS + MINUTE_MS);
    await runLaunch(exchange);
    const fixed = await roundIn(project);
    expect(fixed).toMatchObject({ state: 'WARM_UP', fixing: { about: null, done: { count: 1_440, missing: 0 } } });
    const { samples, offered, fromMs, toMs, sum, basePrice } = await samplesOf(project);
    expect([toMs - fromMs, toMs]).toEqual([DAY_MS, fixed.fixing!.toMs]);
    const average = averageOf(samples.map((each) => minor(each!, 8)));
    expect(formatAmount(average.sumE8, 8)).toBe(sum);
    const units = fixedUnits({ baseUnits: minor(offered, 18), baseScale: 18 }, average)!;
    expect([formatAmount(units, 18), formatAmount(units, 18)]).toEqual([basePrice, fixed.basePrice]);
    // Nobody has to log in to compute it again.
    const anybody = await exchange.server.inject({
      url: `/open/wallet/launch/price-samples?project=${project.id}&round=1`,
    });
    expect(anybody.json().data).toMatchObject({ basePrice });

    await wait(HOUR_MS - MINUTE_MS);
    await runLaunch(exchange);
    await subscribe(nora, project, '10');
    await pass(exchange, HOUR_MS);
    const { rows } = await nora.client.call('launch', 'subscriptions');
    const scales = { tokenScale: 8, payScale: 18 };
    const price = { baseUnits: units, baseScale: 18, discountBps: 2_000 };
    const { payMinor } = costOf(tokens(1_000), price, 0, scales);
    expect(rows[0]).toMatchObject({ got: '1000', cost: formatAmount(payMinor, 18) });
    expect(await fixings(project)).toHaveLength(1);
    await isRight();
  });

  it('comes out the same however late it is fixed, by how many processes at once, and whatever statement one dies at', async () => {
    const [soon, late, torn] = [await make(), await make(), await make()];
    await wait(HOUR_MS + MINUTE_MS);
    const only = (of: Project) =>
      seen(async (text, values) => {
        if (isLock(text) && values[0] !== of.id) throw new Error('not mine');
      });
    await fixPrices(only(soon)).catch(() => {});
    expect(await fixings(soon)).toHaveLength(1);
    expect(await fixings(late)).toHaveLength(0);
    await wait(48 * MINUTE_MS);
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      let done = 0;
      const dying = seen(async (text, values) => {
        if (isLock(text) && values[0] !== torn.id) throw new Error('not mine');
        if (values[0] === torn.id && ++done === nth) throw new Error('died');
      });
      await fixPrices(dying).catch(() => {});
      isOver = (await fixings(torn)).length > 0;
      expect((await roundIn(torn)).price !== null).toBe(isOver);
    }
    await Promise.all(Array.from({ length: 5 }, () => fixPrices(exchange.launch)));
    const prices = await Promise.all([soon, late, torn].map(async (of) => (await roundIn(of)).basePrice));
    expect(new Set(prices).size).toBe(1);
    for (const each of [soon, late, torn]) expect(await fixings(each)).toHaveLength(1);
    await isRight();
  });

  it('makes what lots and tickets cost, and lots are not asked for before it is there', async () => {
    const flash = await make({ ...FLASH, ...priceless(), startMs: exchange.clock.nowMs() + 2 * HOUR_MS });
    const lottery = await make({ ...lotteryOf(exchange), ...priceless() });
    const key = { project: lottery.id, round: '1' };
    expect(await nora.client.call('launch', 'lottery', key)).toMatchObject({ cost: null, costWithoutVip: null });
    await wait(2 * HOUR_MS - 11 * MINUTE_MS);
    await runLaunch(exchange);
    await wait(6 * MINUTE_MS);
    expect(await codeOf(nora.client.call('launch', 'pass', { project: flash.id, round: '1' }))).toBe(
      'CAPTCHA_REQUIRED',
    );
    for (const each of [flash, lottery]) {
      const { basePrice, step, min } = await roundIn(each);
      const unit = each === flash ? FLASH.flash!.lotMinor : lottery.rounds[0]!.lottery!.ticketMinor;
      expect(step).toBe(min);
      const price = { baseUnits: minor(basePrice!, 18), baseScale: 18, discountBps: 2_000 };
      expect(minor(step, 18)).toBe(costOf(unit, price, 0, { tokenScale: 8, payScale: 18 }).payMinor);
    }
    expect((await nora.client.call('launch', 'lottery', key)).cost).toBe((await roundIn(lottery)).step);
    await isRight();
  });

  it('is not guessed where more than one minute in twenty is missing: the round does not open, and staff hear it once', async () => {
    const [enough, few] = [await make(), await make({ startMs: exchange.clock.nowMs() + 2 * HOUR_MS + MINUTE_MS })];
    await wait(HOUR_MS + 2 * MINUTE_MS);
    const { toMs } = (await roundIn(enough)).fixing!;
    // The feed stopped: the last 72 minutes of one day, which are 73 of the other one.
    const launch = withMinutes(exchange, (all) => all.filter(({ minute }) => minute < toMs / MINUTE_MS - 72));
    await Promise.all([fixPrices(launch), fixPrices(launch)]);
    expect((await roundIn(enough)).fixing!.done).toMatchObject({ count: 1_368, missing: 72, failure: null });
    expect((await roundIn(few)).fixing!.done).toMatchObject({ count: 1_367, missing: 73, failure: 'MISSING' });
    expect(await alarmsOf(few)).toEqual([{ code: 'LAUNCH_PRICE_MISSING' }]);
    expect(await alarmsOf(enough)).toEqual([]);
    await wait(HOUR_MS);
    await runLaunch(exchange);
    expect(await roundIn(few)).toMatchObject({ state: 'WARM_UP', price: null });
    expect(await codeOf(subscribe(nora, few, '1'))).toBe('LAUNCH_NO_PRICE');
    expect((await samplesOf(few)).basePrice).toBeNull();
    expect((await roundIn(enough)).state).toBe('OPEN');
    expect(await alarmsOf(few)).toHaveLength(1);
    await isRight();
  });

  it('that nobody has fixed ten minutes before the start is not fixed any more: nobody could have known it', async () => {
    const project = await make({ ...FLASH, ...priceless(), startMs: exchange.clock.nowMs() + 2 * HOUR_MS });
    await wait(2 * HOUR_MS - 10 * MINUTE_MS);
    await runLaunch(exchange);
    expect(await roundIn(project)).toMatchObject({
      state: 'WARM_UP',
      fixing: { done: { failure: 'LATE', missing: 0 } },
    });
    expect(await alarmsOf(project)).toEqual([{ code: 'LAUNCH_PRICE_LATE' }]);
    const asked = nora.client.call('launch', 'pass', { project: project.id, round: '1' });
    expect(await codeOf(asked)).toBe('LAUNCH_NO_PRICE');
    expect(await advanceRounds(exchange.launch)).toBe(false);
    await isRight();
  });

  it('is not fixed while the operator does not trust the coin’s price, and then from what was recorded', async () => {
    const project = await make();
    await wait(HOUR_MS + MINUTE_MS);
    const { settings, db } = exchange.services;
    const stop = (value: string | null) =>
      db.tx((tx) => settings.set(tx, { name: 'PRICES_STOPPED', value, by: 'risk', nowMs: exchange.clock.nowMs() }));
    await stop('ETH');
    await settings.refresh();
    expect(await fixPrices(exchange.launch)).toBe(false);
    await stop(null);
    await settings.refresh();
    expect(await fixPrices(exchange.launch)).toBe(true);
    expect((await roundIn(project)).price).not.toBeNull();
  });

  it('is fixed from what feeds have recorded, without a second connection in the midst of a transaction', async () => {
    const project = await make();
    await wait(HOUR_MS + MINUTE_MS);
    const { db } = exchange.services;
    const { fromMs, toMs } = (await roundIn(project)).fixing!;
    await exchange.database.ownerDb.query(
      `insert into pricing.minute_quote (asset, minute, price_e8)
       select 'ETH', minute, 200000000000 from generate_series($1::int, $2::int - 1) minute`,
      [fromMs / MINUTE_MS, toMs / MINUTE_MS],
    );
    const source = new StoredPriceSource({ db, clock: exchange.clock });
    const nowMs = exchange.clock.nowMs();
    const quote = { kind: 'asset', code: 'ETH', priceE8: 200_000_000_000n, atMs: nowMs } as const;
    await db.tx((tx) => recordQuotes(tx, [quote], { nowMs, stopped: [] }));
    await source.refresh();
    await fixPrices({ ...exchange.launch, pricing: createPricing({ source, clock: exchange.clock }) });
    expect(await roundIn(project)).toMatchObject({ basePrice: '0.001', fixing: { done: { count: 1_440 } } });
  });

  it('is changed by nobody, whoever writes', async () => {
    const project = await make();
    await wait(HOUR_MS + MINUTE_MS);
    const { ownerDb } = exchange.database;
    const write = (sql: string) => ownerDb.query(sql, [project.id]);
    const set = (columns: string) => write(`update launch.round set ${columns} where project_id = $1`);
    await expect(set('base_units = 5, base_scale = 18')).rejects.toThrow('fixed once');
    await runLaunch(exchange);
    await expect(set('base_units = base_units + 1')).rejects.toThrow('fixed once');
    await expect(set('min_minor = min_minor + 1')).rejects.toThrow('fixed once');
    await expect(set('discount_bps = 9999')).rejects.toThrow('fixed once');
    await expect(write('update launch.price_fixing set sum_e8 = 1 where project_id = $1')).rejects.toThrow('stays');
    await expect(write('delete from launch.price_fixing where project_id = $1')).rejects.toThrow('stays');
  });

  it('moves little for one wrong sample, which everybody sees', async () => {
    const [wild, calm] = [await make(), await make()];
    await wait(HOUR_MS + MINUTE_MS);
    const launch = withMinutes(exchange, (all) =>
      all.map((each, at) => (at === 700 ? { ...each, priceE8: each.priceE8 * 2n } : each)),
    );
    await fixPrices({
      ...launch,
      db: seen(async (text, values) => {
        if (isLock(text) && values[0] !== wild.id) throw new Error('not mine');
      }).db,
    }).catch(() => {});
    await runLaunch(exchange);
    const [a, b] = [minor((await roundIn(wild)).basePrice!, 18), minor((await roundIn(calm)).basePrice!, 18)];
    expect(a < b && a * 10_000n > b * 9_990n).toBe(true);
  });
});

/** What a round that is not priced yet has instead of a price. */
const priceless = () => ({
  price: null,
  offer: { baseUnits: 2n, baseScale: 0, discountBps: 2_000 },
  awaitsPrice: true,
  minMinor: eth(1),
  maxMinor: eth(1),
  stepMinor: eth(1),
});

/** The first statement about a round that is to be fixed. */
const isLock = (text: string): boolean => text.includes('from launch.round where project_id = $1');

/** The launch of a process of which every statement of a transaction is seen before it is made. */
function seen(see: (text: string, values: readonly unknown[]) => Promise<void>): TestExchange['launch'] {
  const { db } = exchange.launch;
  const watching = (tx: Tx): Tx => ({
    ...tx,
    query: async (text, values = []) => {
      await see(text, values);
      return tx.query(text, values);
    },
  });
  const tx = <Value>(work: (tx: Tx) => Promise<Value>) => db.tx((inner) => work(watching(inner)));
  return { ...exchange.launch, db: { query: db.query.bind(db), tx } as Db };
}
