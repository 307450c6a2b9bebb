import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { ProductMoney } from '../books/product-money.ts';
import type { TestExchange } from '../test-exchange.ts';
import { BOOST } from './boost.rig.ts';
import { enter, FLASH, pay } from './flash.rig.ts';
import { heldRound, momentOf, moveTo, record } from './holding/holding.rig.ts';
import { pass, publish, subscribe, tokens } from './launch.rig.ts';
import { lotteryOf, take } from './lottery.rig.ts';
import { payOut, payOutForm } from './payout.rig.ts';
import { floatingIn } from './price.rig.ts';
import { answerSurvey, giveSurvey } from './survey.rig.ts';

const TERMS = 'terms that two of staff set: what was done by them is a subscription, a payment or an unlock';
const SAID = 'what a request is answered with again: what was done is a subscription';

/** Of each person a subscription that is settled, of which a part is unlocked, one that waits, and lots that are paid and reserved. */
async function fill(exchange: TestExchange): Promise<void> {
  await fillHeld(exchange);
  // Other products move the clock by days, and whoever was logged in before is not any more.
  const people = [await exchange.person(), await exchange.person()];
  for (const who of people) await exchange.fund(who.uid, 'USDT', '5000');
  const sold = await publish(exchange, { id: 'tampered-sold' });
  for (const who of people) await subscribe(who, sold, '2000');
  await pass(exchange, 3 * HOUR_MS);
  await payOut(exchange, payOutForm(sold.id, { amount: '40', uid: people[0]!.uid }));
  const open = await publish(exchange, { id: 'tampered-open' });
  for (const who of [await exchange.person(), await exchange.person()]) {
    await exchange.fund(who.uid, 'USDT', '500');
    await subscribe(who, open, '100');
  }
  const flash = await publish(exchange, { id: 'tampered-flash', rounds: [{ ...FLASH, personMinor: tokens(400) }] });
  const buyers = [await exchange.person(), await exchange.person()];
  for (const who of buyers) await exchange.fund(who.uid, 'USDT', '500');
  const tickets = [await enter(buyers[0]!, flash, 1), await enter(buyers[1]!, flash, 2)];
  await pass(exchange, 4_000);
  await pay(buyers[0]!, tickets[0]!.id);
  const lottery = await publish(exchange, { id: 'tampered-lottery', rounds: [lotteryOf(exchange)] });
  const takers = [await exchange.person(), await exchange.person()];
  for (const who of takers) {
    await exchange.fund(who.uid, 'USDT', '1000');
    await take(who, lottery, 2);
  }
  await pass(exchange, HOUR_MS);
  await pass(exchange, HOUR_MS + MINUTE_MS);
  const asked = await publish(exchange, { id: 'tampered-survey', rounds: [{ needsSurvey: true }] });
  await giveSurvey(exchange, asked.id);
  for (const who of [await exchange.person(), await exchange.person()]) await answerSurvey(who, asked);
  // Two prices that were fixed.
  const floating = { payAsset: 'ETH', rounds: [floatingIn(exchange)] };
  for (const id of ['tampered-price', 'tampered-price-two']) await publish(exchange, { ...floating, id });
  await pass(exchange, HOUR_MS + MINUTE_MS);
  // Two projects whose losses were made good, each for two people.
  for (const id of ['tampered-protection', 'tampered-protection-two']) {
    const protecting = await publish(exchange, { id, protectionBps: 12_345 });
    for (const who of [await exchange.person(), await exchange.person()]) {
      await exchange.fund(who.uid, 'USDT', '500');
      await subscribe(who, protecting, '160');
    }
    await pass(exchange, HOUR_MS);
    await pass(exchange, HOUR_MS);
    await pass(exchange, HOUR_MS + MINUTE_MS);
  }
  // One boost that is rewarded, and one that is locked.
  const boosts = [await publish(exchange, { id: 'tampered-boost', rounds: [BOOST] })];
  const boosters = [await exchange.person(), await exchange.person()];
  for (const who of boosters) {
    await exchange.fund(who.uid, 'ETH', '20');
    await subscribe(who, boosts[0]!, '5');
  }
  await pass(exchange, HOUR_MS);
  boosts.push(await publish(exchange, { id: 'tampered-boosting', rounds: [BOOST] }));
  for (const who of boosters) await subscribe(who, boosts[1]!, '6');
}

/** Three hours of what two people hold, who have more at the last one. */
async function fillHeld(exchange: TestExchange): Promise<void> {
  const holders = [await exchange.person({ funds: { ETH: '3' } }), await exchange.person({ funds: { ETH: '4' } })];
  const round = heldRound(exchange);
  await publish(exchange, { id: 'tampered-held', rounds: [round] });
  for (let hour = 0; hour < 3; hour++) {
    if (hour === 2) for (const { uid } of holders) await exchange.fund(uid, 'ETH', '1');
    moveTo(exchange, await momentOf(exchange, round.holding.firstDay, hour));
    await record(exchange);
  }
}

/** What the suite that tampers with every number must know of Launch's tables. */
export const money: ProductMoney = {
  noMoney: {
    'launch.project.supply_minor': TERMS,
    'launch.project.quota_minor': TERMS,
    'launch.project.protection_hour': 'where to look on; what an hour came to is compared with what was recorded of it',
    'launch.round.quota_minor': TERMS,
    'launch.round.person_minor': TERMS,
    'launch.round.base_units': TERMS,
    'launch.round.discount_bps': TERMS,
    'launch.round.min_minor': TERMS,
    'launch.round.max_minor': TERMS,
    'launch.round.step_minor': TERMS,
    'launch.round.kyc_min': TERMS,
    'launch.round.vip_min': TERMS,
    'launch.schedule.share_bps': TERMS,
    'launch.holding.first_day': TERMS,
    'launch.holding.last_day': TERMS,
    'launch.holding.least_minor': TERMS,
    'launch.holding.factor_units': TERMS,
    'launch.request.commit_minor': SAID,
    'launch.lottery.ticket_minor': TERMS,
    'launch.lottery.winners': TERMS,
    'launch.lottery.most_tickets': TERMS,
    'launch.lottery.most_wins': TERMS,
    'launch.lottery.volume_step_minor': TERMS,
    'launch.lottery.beacon_round': TERMS,
    'launch.draw_winner.round': 'which lottery it is of; whoever changes it has to change the ticket that it names',
    'launch.flash.lot_minor': TERMS,
    'launch.flash.quota_lots': TERMS,
    'launch.flash.least_lots': TERMS,
    'launch.flash.most_lots': TERMS,
    'launch.flash.pay_seconds': TERMS,
    'launch.flash.beacon_round': TERMS,
    'launch.ticket.vip_bps': 'what the pass said; what it makes of the price is cost_minor',
    'launch.ticket.remaining_lots': 'what a person was told; nothing is counted from it',
    'launch.ticket.opening_place': 'the order of the first seconds, drawn from the seed that is published',
  },
  fill,
};
