import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { ProductMoney } from '../books/product-money.ts';
import type { Member, TestExchange } from '../test-exchange.ts';
import { callPlans, coinsText, moveTo, planForm, runDue, Seller } from './auto-invest.rig.ts';

const WISH = 'what a person wishes: what was done by it is a run, whose sums are compared';
const PRICE = 'a price: what was done at it is an order, which is compared';
const SAID = 'what was there when a run failed, as its person is shown it: nothing moved by it';

/** Of two people: a run that bought two coins and took money for it from funding, and one that had too little. */
async function fill(exchange: TestExchange, people: readonly [Member, Member]): Promise<void> {
  // At noon, whenever this runs: a day later one date has come, and none that another has come after.
  moveTo(exchange, (Math.floor(exchange.clock.nowMs() / DAY_MS) + 1.5) * DAY_MS);
  const seller = await Seller.open(exchange);
  for (const who of people) {
    await exchange.fund(who.uid, 'USDT', '200');
    const plan = planForm({ amount: '150', coins: coinsText({ BTC: 60, ETH: 40 }) });
    await callPlans(exchange, who, 'create', plan);
  }
  for (let day = 0; day < 2; day++) {
    moveTo(exchange, exchange.clock.nowMs() + DAY_MS + HOUR_MS);
    await seller.offer('BTC', '1');
    await seller.offer('ETH', '10');
    await runDue(exchange);
  }
}

/** What the suite that tampers with every number must know of auto-invest's tables. */
export const money: ProductMoney = {
  noMoney: {
    'auto_invest.close.price_units': 'a price of the past: nothing is bought or booked by it',
    'auto_invest.leg.index_ticks': PRICE,
    'auto_invest.leg.limit_ticks': PRICE,
    'auto_invest.leg.percent': WISH,
    'auto_invest.plan.amount_minor': WISH,
    'auto_invest.plan.insufficient_in_row': 'how often it was tried: it decides a sentence, and no money',
    'auto_invest.plan.weekday': WISH,
    'auto_invest.run.available_minor': SAID,
  },
  fill,
};
