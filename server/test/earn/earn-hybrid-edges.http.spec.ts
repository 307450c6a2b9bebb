import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EarnDeps } from '../../src/modules/earn/earn-deps.ts';
import { countRewards } from '../../src/modules/earn/usecases/count-rewards.ts';
import { creditDays } from '../../src/modules/earn/usecases/credit-days.ts';
import { createPricing, DemoPriceSource, type PriceSource } from '../../src/modules/pricing/public.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, runEarn } from './earn.rig.ts';

/** The second coin of a hybrid where somebody ends at the worst moment, or a feed was silent. */
let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '50' } });
}, 120_000);
afterAll(() => exchange.close());

const ETH = 10n ** 18n;
const REWARD = {
  asset: 'USDT',
  rateBps: 3_650,
  budgetMinor: 10n ** 12n,
  personMinor: null,
  usedAtto: 0n,
  endedMs: null,
};
const TERM = { kind: 'FIXED_HYBRID', termDays: 3, tiers: [{ upToMinor: null, rateBps: 0 }] } as const;
const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const today = () => businessDayOf(exchange.clock.nowMs());
const midnight = () => moveTo(startOfBusinessDay(today() + 1));
const credit = async (deps: EarnDeps = exchange.services) => {
  moveTo(startOfBusinessDay(today() + 1) + 5 * MINUTE_MS);
  await runEarn(deps);
};
const open = (over: Parameters<typeof openProduct>[1]) =>
  openProduct(exchange, {
    asset: 'ETH',
    quotaMinor: 1_000n * ETH,
    minMinor: ETH / 100n,
    instantMinor: 100n * ETH,
    reward: REWARD,
    ...over,
  });
const subscribe = async (productId: string, amount = '1') =>
  (await callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), product: productId, amount })).orderId;
const endEarly = (orderId: string) =>
  callEarn(exchange, nora, 'redeem', { clientRequestId: randomUUID(), orderId, way: 'instant' });
const rewardOf = async (orderId: string) => (await callEarn(exchange, nora, 'order', { orderId })).reward!;
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const db = () => exchange.services.db;

it('whoever ends early while their day is counted gets nothing of it', async () => {
  const orderId = await subscribe(await open(TERM));
  midnight();
  moveTo(startOfBusinessDay(today() + 1) + 5 * MINUTE_MS);
  // Begun from here, where nobody is in the midst of a transaction.
  let begin = () => {};
  const ending = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => endEarly(orderId));
  const isWaiting = async () => {
    for (;;) {
      const rows = await exchange.database.ownerDb.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
    }
  };
  // It ends between the moment at which the job has read its day and the one at which it writes what that came to.
  const between = async (text: string) => {
    if (!text.includes('sum(r.covered_atto)')) return;
    begin();
    await Promise.race([ending, isWaiting()]);
  };
  const tx = (work: (tx: Tx) => Promise<unknown>) =>
    db().tx((inner) => {
      const query: Tx['query'] = async (text, values) => {
        await between(text);
        return inner.query(text, values);
      };
      return work({ ...inner, query });
    });
  const query = db().query.bind(db());
  await runEarn({ ...exchange.services, db: { tx, query } as EarnDeps['db'] });
  await ending;
  await runEarn(exchange.services);
  expect(await rewardOf(orderId)).toMatchObject({ paid: '0', waiting: '0' });
  await isRight();
});

it('nor of a day that the job notes only after they have ended', async () => {
  const product = await open(TERM);
  const orderId = await subscribe(product);
  midnight();
  moveTo(startOfBusinessDay(today() + 1) + 5 * MINUTE_MS);
  await endEarly(orderId);
  // What a job writes that had looked at the order just before.
  await db().query('insert into earn.reward (position_id, product_id, day, hours_minor) values ($1, $2, $3, $4)', [
    orderId,
    product,
    today() - 1,
    (24n * ETH).toString(),
  ]);
  await runEarn(exchange.services);
  expect(await rewardOf(orderId)).toMatchObject({ paid: '0', waiting: '0' });
  await isRight();
});

/** Prices as a feed has them that was silent at some moments. */
function withGaps(isSilent: (asset: string, atMs: number) => boolean): EarnDeps {
  const demo = new DemoPriceSource();
  const source: PriceSource = {
    quote: (asset, atMs) => (isSilent(asset, atMs) ? null : demo.quote(asset, atMs)),
    fiat: (atMs) => demo.fiat(atMs),
  };
  return { ...exchange.services, pricing: createPricing({ source, clock: exchange.clock }) };
}

it('a feed that was silent for hours keeps nobody from their second coin', async () => {
  const orderId = await subscribe(await open(TERM));
  midnight();
  const from = startOfBusinessDay(today()) - DAY_MS;
  // Five hours of one day, and all of another.
  const deps = withGaps((_, atMs) => {
    const hours = (atMs - from) / HOUR_MS;
    return (hours >= 3 && hours < 8) || (hours >= 24 && hours < 48);
  });
  for (let day = 0; day < 3; day += 1) await credit(deps);
  await runEarn(deps);
  const { paid, waiting } = await rewardOf(orderId);
  expect(waiting).toBe('0');
  expect(Number(paid)).toBeGreaterThan(3);
  await isRight();
});

it('a coin that has no price for months keeps no other product waiting', async () => {
  const mute = await subscribe(
    await open({ ...TERM, kind: 'FLEX_HYBRID', termDays: 0, reward: { ...REWARD, asset: 'BTC' } }),
  );
  const sound = await subscribe(await open({ ...TERM, kind: 'FLEX_HYBRID', termDays: 0 }));
  const deps = withGaps((asset) => asset === 'BTC');
  moveTo(startOfBusinessDay(today() + 70) + 5 * MINUTE_MS);
  for (let run = 0; run < 5; run += 1) await runEarn(deps);
  const left = (orderId: string) =>
    db().query('select from earn.reward where position_id = $1 and earned_atto is null', [orderId]);
  expect((await left(mute)).length).toBeGreaterThan(60);
  expect((await left(sound)).length).toBe(0);
  // Once it has one, it is made up for.
  for (let run = 0; run < 5; run += 1) await runEarn(exchange.services);
  expect((await left(mute)).length).toBe(0);
  await isRight();
});

/** What a whole day of one ETH brings in the second coin, in its minor units. */
const minorOfDay = (day: number): number => {
  const worths = Array.from({ length: 24 }, (_, hour) => {
    const { priceUnits, priceScale } = exchange.services.pricing.priceAt(
      'ETH',
      startOfBusinessDay(day) - DAY_MS + hour * HOUR_MS,
    )!.price;
    return Number(priceUnits) / 10 ** priceScale;
  });
  return (worths.reduce((sum, each) => sum + each, 0) / 24) * 1_000;
};
const FLEX = { ...TERM, kind: 'FLEX_HYBRID', termDays: 0 } as const;

it('a standstill of months is made up for to its last day, at once', async () => {
  const orderId = await subscribe(await open(FLEX));
  moveTo(startOfBusinessDay(today() + 70) + 5 * MINUTE_MS);
  const credited = creditDays(exchange.services);
  while (await credited());
  while (await countRewards(exchange.services));
  expect(
    await db().query('select from earn.reward where position_id = $1 and earned_atto is null', [orderId]),
  ).toHaveLength(0);
  await runEarn(exchange.services);
  await isRight();
});

it.each([
  ['where few rewards are counted at a time', 1_000, 2],
  ['where few orders are credited at a time', 1, 1_000],
])('a budget that ends in a standstill ends for those for whom it would have, %s', async (_where, credits, rewards) => {
  midnight();
  // Enough for three people on the first day, and for half of one on the second.
  const budgetMinor = BigInt(Math.round(minorOfDay(today()) * 3 * (23 / 24) + minorOfDay(today() + 1) / 2));
  const product = await open({ ...FLEX, reward: { ...REWARD, budgetMinor } });
  for (let more = 0; more < 3; more += 1) {
    const who = await exchange.person({ funds: { ETH: '1' } });
    await callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product, amount: '1' });
  }
  const day = today();
  moveTo(startOfBusinessDay(day + 4) + 5 * MINUTE_MS);
  const credited = creditDays(exchange.services, credits);
  while (await credited()) while (await countRewards(exchange.services, rewards));
  const covered = await db().query<{ day: number; people: number }>(
    'select day, count(*)::int as people from earn.reward where product_id = $1 and covered_atto > 0 group by day order by day',
    [product],
  );
  expect(covered).toEqual([
    { day, people: 3 },
    { day: day + 1, people: 1 },
  ]);
  await runEarn(exchange.services);
  await isRight();
});
