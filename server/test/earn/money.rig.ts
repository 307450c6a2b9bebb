import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { ProductMoney } from '../books/product-money.ts';
import type { Member, TestExchange } from '../test-exchange.ts';
import { callEarn, fundProduct, openProduct, runEarn } from './earn.rig.ts';

const TERMS = 'terms that two of staff set: what was done by them is an order, an hour or a credit';
const POOL =
  'what of a day’s pool is used: it bounds what can be had at once on that day, and no balance is made of it';
const PRICE = 'a price: what a day came to at it is counted again, and a last place of it moves nothing';
const SAID = 'what a request is answered with again: what was done is an order or a redemption';

const REWARD = {
  asset: 'BTC',
  rateBps: 3_650,
  budgetMinor: 10n ** 8n,
  personMinor: 10n ** 7n,
  usedAtto: 0n,
  endedMs: null,
};

async function fill(exchange: TestExchange, people: readonly [Member, Member]): Promise<void> {
  const nightly = { id: 'tampered-flex', kind: 'FLEX_HYBRID', reward: REWARD } as const;
  const flexible = await openProduct(exchange, { ...nightly, maxOrderMinor: 10n ** 12n, maxPersonMinor: 10n ** 12n });
  const fixed = await openProduct(exchange, {
    id: 'tampered-fixed',
    kind: 'FIXED',
    termDays: 1,
    fixedMinor: 50_000_000n,
  });
  for (const product of [flexible, fixed]) await fundProduct(exchange, product, 'USDT', 1_000_000n);
  for (const who of people) await begin(exchange, who, flexible, fixed);
  // A day and a half later one day is credited, the next one runs, and what was asked for after noon waits.
  const nextDay = startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1);
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + nextDay + DAY_MS + 100 * MINUTE_MS - exchange.clock.nowMs());
  await runEarn(exchange.services);
  for (const who of people) await goOn(exchange, who, flexible);
}

async function begin(exchange: TestExchange, who: Member, flexible: string, fixed: string): Promise<void> {
  await exchange.fund(who.uid, 'USDT', '500');
  await callEarn(exchange, who, 'subscribe', { clientRequestId: randomUUID(), product: flexible, amount: '200' });
  await callEarn(exchange, who, 'subscribe', {
    clientRequestId: randomUUID(),
    product: fixed,
    amount: '50',
    renews: 'all',
  });
}

async function goOn(exchange: TestExchange, who: Member, flexible: string): Promise<void> {
  const { rows } = await callEarn(exchange, who, 'orders', { open: 'true' });
  const orderId = rows.find(({ productId }) => productId === flexible)!.id;
  const redeem = (amount: string, way: 'instant' | 'standard') =>
    callEarn(exchange, who, 'redeem', { clientRequestId: randomUUID(), orderId, amount, way });
  await redeem('20', 'instant');
  await redeem('30', 'standard');
}

/** What the suite that tampers with every number must know of Earn's tables. */
export const money: ProductMoney = {
  noMoney: {
    'earn.instant_day.used_minor': POOL,
    'earn.instant_person_day.used_usdt_minor': POOL,
    'earn.position.least_minor': 'what stood in the hour that runs: it is the measure of one hour, and ends with it',
    'earn.position.renew_floor': TERMS,
    'earn.position.sold_minor':
      'how much counts in what is sold of a product, whose sum is compared: no balance is made of it',
    'earn.product.fixed_minor': TERMS,
    'earn.product.instant_minor': TERMS,
    'earn.product.kyc_min': TERMS,
    'earn.product.max_order_minor': TERMS,
    'earn.product.max_person_minor': TERMS,
    'earn.product.min_minor': TERMS,
    'earn.product.quota_minor': TERMS,
    'earn.product.reward_bps': TERMS,
    'earn.product.reward_minor': TERMS,
    'earn.product.reward_person_minor': TERMS,
    'earn.product.step_minor': TERMS,
    'earn.product.vip_min': TERMS,
    'earn.rate.from_hour': TERMS,
    'earn.redemption.attempts': 'how often a payment was tried',
    'earn.redemption.forfeited_minor': 'what somebody gave up, as they are shown it: nothing was paid of it',
    'earn.request.amount_minor': SAID,
    'earn.reward.price_units': PRICE,
    'earn.reward.reward_price_units': PRICE,
  },
  fill,
};
