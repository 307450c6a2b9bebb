import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRate } from '../../src/modules/earn/store/product.store.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy } from './earn.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
}, 120_000);
afterAll(() => exchange.close());

/** A product whose rates begin so many days from now, the earliest first, beside 8.76 % from an hour ago on. */
async function productWith(...rates: readonly (readonly [days: number, rateBps: number])[]): Promise<string> {
  const id = await openProduct(exchange, {});
  const nowMs = exchange.clock.nowMs();
  await exchange.services.db.tx(async (tx) => {
    for (const [days, rateBps] of rates) {
      const tiers = [{ upToMinor: null, rateBps }];
      const fromHour = hourOf(nowMs + days * DAY_MS);
      await insertRate(tx, { id: newId(nowMs), productId: id, fromHour, tiers, nowMs });
    }
  });
  return id;
}
const rows = async (product: string) => (await callEarn(exchange, nora, 'rates', { product })).rows;

it('begin with those that stood thirty days ago, and end with those that are announced', async () => {
  const product = await productWith([-90, 300], [-40, 400], [-10, 500], [1, 600]);
  const shown = await rows(product);
  expect(shown.map(({ tiers, rateAtThousand }) => [tiers, rateAtThousand])).toEqual([
    [[{ upTo: null, rateBps: 400 }], '4'],
    [[{ upTo: null, rateBps: 500 }], '5'],
    [[{ upTo: null, rateBps: 876 }], '8.76'],
    [[{ upTo: null, rateBps: 600 }], '6'],
  ]);
  expect(shown.every(({ fromMs }) => fromMs % HOUR_MS === 0)).toBe(true);
});

it('say what 1,000 USDT’s worth earns as a whole, as the list of products does', async () => {
  const tiers = [
    { upToMinor: 500_000_000n, rateBps: 1_000 },
    { upToMinor: null, rateBps: 200 },
  ];
  const product = await openProduct(exchange, { tiers });
  const [row] = await rows(product);
  const offer = (await callEarn(exchange, nora, 'products', {})).rows.find(({ id }) => id === product);
  expect([row?.rateAtThousand, offer?.rateAtThousand]).toEqual(['6', '6']);
});

it('are refused for a product that there is not', async () => {
  expect(await refusedBy(callEarn(exchange, nora, 'rates', { product: 'no-such' }))).toEqual({
    code: 'EARN_NOT_FOUND',
    product: 'no-such',
  });
});

it('an order that would earn less than its person has seen is refused with both rates, and moves nothing', async () => {
  const product = await productWith([-1, 365]);
  await exchange.fund(nora.uid, 'USDT', '100');
  const offer = (await callEarn(exchange, nora, 'products', {})).rows.find(({ id }) => id === product)!;
  expect(offer.tiers).toEqual([{ upTo: null, rateBps: 876 }]);
  await exchange.services.db.tx(async (tx) => {
    const nowMs = exchange.clock.nowMs();
    const tiers = [{ upToMinor: null, rateBps: 438 }];
    await insertRate(tx, { id: newId(nowMs), productId: product, fromHour: hourOf(nowMs), tiers, nowMs });
  });
  const ask = { product, amount: '10', ratesSeenMs: String(offer.ratesFromMs) };
  const before = await exchange.available(nora.uid, 'funding', 'USDT');
  expect(await refusedBy(callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), ...ask }))).toEqual({
    code: 'EARN_RATE_DROPPED',
    from: '8.76',
    percent: '4.38',
  });
  expect(await exchange.available(nora.uid, 'funding', 'USDT')).toBe(before);
  const now = (await callEarn(exchange, nora, 'products', {})).rows.find(({ id }) => id === product)!;
  const again = { clientRequestId: randomUUID(), ...ask, ratesSeenMs: String(now.ratesFromMs) };
  const made = await callEarn(exchange, nora, 'subscribe', again);
  expect(made.replayed).toBe(false);
  // What was done stays done, whatever its repeat says that its person saw.
  const repeated = await callEarn(exchange, nora, 'subscribe', { ...again, ratesSeenMs: ask.ratesSeenMs });
  expect(repeated).toEqual({ ...made, replayed: true });
});

describe('rates that fall with the next full hour', () => {
  /** So that no full hour passes meanwhile. */
  const leaveTheEndOfAnHour = () => {
    const { clock } = exchange;
    if (clock.nowMs() % HOUR_MS > 50 * MINUTE_MS) clock.setOffsetMs(clock.offsetMs + 11 * MINUTE_MS);
  };
  /** A product of 8.76 %, and of 4.38 % from the next full hour on. */
  const falling = async (over: Parameters<typeof openProduct>[1] = {}) => {
    leaveTheEndOfAnHour();
    const id = await openProduct(exchange, over);
    await exchange.services.db.tx(async (tx) => {
      const nowMs = exchange.clock.nowMs();
      const tiers = [{ upToMinor: null, rateBps: 438 }];
      await insertRate(tx, { id: newId(nowMs), productId: id, fromHour: hourOf(nowMs) + 1, tiers, nowMs });
    });
    await exchange.fund(nora.uid, 'USDT', '100');
    const offer = (await callEarn(exchange, nora, 'products', {})).rows.find((each) => each.id === id)!;
    const [, nextMs] = (await rows(id)).map(({ fromMs }) => fromMs);
    const ask = (seenMs: number) =>
      callEarn(exchange, nora, 'subscribe', {
        clientRequestId: randomUUID(),
        product: id,
        amount: '10',
        ratesSeenMs: String(seenMs),
      });
    return { offer, nextMs: nextMs!, ask };
  };

  it('are what a product without a term shows, because an order earns nothing before', async () => {
    const { offer, nextMs, ask } = await falling();
    expect(offer).toMatchObject({ tiers: [{ upTo: null, rateBps: 438 }], ratesFromMs: nextMs, rateAtThousand: '4.38' });
    const fallen = { code: 'EARN_RATE_DROPPED', from: '8.76', percent: '4.38' };
    expect(await refusedBy(ask(nextMs - 2 * HOUR_MS))).toEqual(fallen);
    expect((await ask(offer.ratesFromMs)).amount).toBe('10');
  });

  it('are nothing to an order with a term, which keeps those of the hour in which it is made', async () => {
    const { offer, nextMs, ask } = await falling({ kind: 'FIXED', termDays: 30 });
    expect(offer).toMatchObject({ tiers: [{ upTo: null, rateBps: 876 }], ratesFromMs: nextMs - 2 * HOUR_MS });
    expect((await ask(offer.ratesFromMs)).amount).toBe('10');
  });
});

it('a rate that has risen since refuses nobody', async () => {
  const product = await productWith([-1, 365]);
  await exchange.fund(nora.uid, 'USDT', '100');
  const seen = (await rows(product)).find(({ tiers }) => tiers[0]!.rateBps === 365)!;
  const ask = { clientRequestId: randomUUID(), product, amount: '10', ratesSeenMs: String(seen.fromMs) };
  expect((await callEarn(exchange, nora, 'subscribe', ask)).amount).toBe('10');
});
