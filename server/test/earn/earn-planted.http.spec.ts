import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, runEarn } from './earn.rig.ts';

/** What a hand in the database could change so that no sum differs and no entry is missing, until it is paid. */
let exchange: TestExchange;
let nora: Member;
let flexible: string;
let fresh: string;
let term: string;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { ETH: '10' } });
  const eth = { asset: 'ETH', minMinor: 10n ** 15n, quotaMinor: 10n ** 21n, instantMinor: 10n ** 21n } as const;
  const reward = {
    asset: 'USDT',
    rateBps: 365,
    budgetMinor: 10n ** 10n,
    personMinor: null,
    usedAtto: 0n,
    endedMs: null,
  };
  const subscribe = async (product: string) =>
    (await callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), product, amount: '1' })).orderId;
  flexible = await subscribe(await openProduct(exchange, { ...eth, kind: 'FLEX_HYBRID', reward }));
  term = await subscribe(await openProduct(exchange, { ...eth, kind: 'FIXED_HYBRID', termDays: 3, reward }));
  const nowMs = exchange.clock.nowMs();
  const atMs = startOfBusinessDay(businessDayOf(nowMs) + 1) + DAY_MS + 2 * HOUR_MS + MINUTE_MS;
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - nowMs);
  await runEarn(exchange.services);
  fresh = await subscribe(await openProduct(exchange, eth));
}, 120_000);
afterAll(() => exchange.close());

/** Changes rows as somebody with every right, looks, and puts everything back. */
async function foundAfter(...statements: readonly string[]): Promise<boolean> {
  let isFound = false;
  await exchange.database.ownerDb
    .tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      for (const sql of statements) await tx.query(sql);
      isFound = !(await exchange.services.ledger.reconcile(tx, { isWhole: true })).isBalanced;
      throw new Error('put back');
    })
    .catch((error: Error) => {
      if (error.message !== 'put back') throw error;
    });
  return isFound;
}

it('nothing is wrong before', async () => {
  expect((await exchange.reconcile()).differences).toEqual([]);
  expect(await foundAfter()).toBe(false);
});

const of = (id: string, set: string) => `update earn.position set ${set} where id = '${id}'`;
it.each<readonly [string, () => readonly string[]]>([
  [
    'interest of an order that has earned none yet',
    () => [of(fresh, 'accrued_atto = accrued_atto + 1000000000000000000')],
  ],
  [
    'principal moved from one order of a person to another',
    () => [of(fresh, 'principal_minor = principal_minor - 7'), of(flexible, 'principal_minor = principal_minor + 7')],
  ],
  ['more that stood in the hour than is there', () => [of(flexible, 'least_minor = principal_minor * 2')]],
  ['less of an order sold than all that counts', () => [of(fresh, 'sold_minor = sold_minor * 2')]],
  ['an end of a term that comes sooner', () => [of(term, 'matures_at_ms = matures_at_ms - 86400000')]],
  [
    'another rate of a term that has ended',
    () => [of(term, `counts = false, state = 'REDEEMED', principal_minor = 0`)],
  ],
  [
    'a day of a second coin that is of more than stood there',
    () => [
      `update earn.reward set hours_minor = hours_minor * 2, earned_atto = null, covered_atto = null, price_units = null,
         reward_price_units = null, price_scale = null, rate_bps = null where position_id = '${term}'`,
      `update earn.position set reward_atto = 0 where id = '${term}'`,
      `update earn.product r set reward_used_atto = 0 where id = (select product_id from earn.position where id = '${term}')`,
    ],
  ],
])('finds %s', async (_, statements) => {
  expect(await foundAfter(...statements())).toBe(true);
});
