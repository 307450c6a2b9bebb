import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expect } from '@playwright/test';
import { fundSpot } from '../exchange/desk.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { call, TRADING_PASSWORD } from '../exchange/person.ts';
import { operate, readClock } from '../exchange/staff.ts';
import { newProject, payOutTogether, publishTogether, staffRead } from './console-steps.ts';
import {
  confirm,
  flashRound,
  momentsOf,
  PASSWORD,
  Participant,
  PRICE,
  pageOf,
  SOON_MS,
  shows,
  subscriptionRound,
  times,
  USDT,
} from './life.ts';

test.beforeEach(() => {
  test.slow();
  return readClock();
});
// Whatever has happened, nothing was lost or made.
test.afterEach(() => operate('reconcile'));

test(
  'a flash sale: drafted, approved, bought at a desk, paid on a phone, unlocked in three parts, and paid out',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await receive(page, USDT, true);
    const { startMs, endMs, listingMs } = momentsOf();
    const project = newProject('flash');
    const unlocksMs = [listingMs, listingMs + 30 * DAY_MS, listingMs + 60 * DAY_MS] as const;
    await publishTogether(browser, {
      project,
      quota: '1000',
      listingAtMs: listingMs,
      rounds: [flashRound(startMs, endMs)],
      unlocks: [
        [unlocksMs[0], '40'],
        [unlocksMs[1], '30'],
        [unlocksMs[2], '30'],
      ],
      reads: ['Round 1: 10 lots of 100 HBT are sold at a fixed price. Per person: 1 to 4 lots.'],
    });
    const person = new Participant(browser, page, newcomer);
    await person.prepare(pageOf(project));

    await test.step('the round opens under their eyes', async () => {
      await person.until(startMs - 90_000);
      const [desk, phone] = await person.see(pageOf(project));
      for (const each of [desk, phone]) await shows(each, 'Your entry pass is ready.');
      await desk.getByLabel('Lots', { exact: true }).fill('3');
      await expect(desk.getByRole('button', { name: /^Opens in/ })).toBeDisabled();
      await desk.getByRole('button', { name: 'Buy 3 lots' }).click();
      for (const each of [desk, phone]) await shows(each, '3 lots are held for you');
      await phone.getByLabel(PASSWORD, { exact: true }).fill(TRADING_PASSWORD);
      await phone.getByRole('button', { name: 'Pay 27 USDT' }).click();
      for (const each of [desk, phone]) {
        await shows(each, '300 HBT');
        await expect(each.getByRole('list', { name: 'When you can use them' })).toBeVisible();
      }
    });
    await person.seeHeld('300', 3);
    await person.seeBooked('HBT', [['Launch tokens', '300']]);
    await person.seeBooked('USDT', [['Launch payment', '27']]);
    await staffRead(browser, project, ['Lots: 3 paid, 0 being paid, 7 free; waiting: 0']);

    await test.step('the round ends, and the tokens wait', async () => {
      await person.until(endMs + SOON_MS);
      await staffRead(browser, project, ['Unlocking']);
      await person.seeUnlocked(project, 0, { of: 3, held: '300' });
    });
    for (const [at, held] of ['180', '90', '0'].entries()) {
      await test.step(`unlock ${at + 1} of 3`, async () => {
        await person.until(unlocksMs[at]! + SOON_MS);
        await person.seeUnlocked(project, at + 1, { of: 3, held });
        if (at === 0) await payOutTogether(browser, project, '27');
      });
    }
    await staffRead(browser, project, ['Completed']);
    for (const each of await person.see(pageOf(project))) await shows(each, 'Completed');
  },
);

test(
  'a subscription: too much is committed, the rest comes back, and a fifth is unlocked each quarter',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await receive(page, USDT, true);
    const { startMs, endMs, listingMs } = momentsOf();
    const project = newProject('subscription');
    await publishTogether(browser, {
      project,
      quota: '1000',
      listingAtMs: listingMs,
      rounds: [subscriptionRound(startMs, endMs)],
      unlocks: 'A fifth at the listing, then every 91 days',
      reads: ['Round 1: commit 10 to 1,000 USDT in steps of 0.01. Nobody gets more than 1,000 HBT.'],
    });
    const person = new Participant(browser, page, newcomer);
    await person.prepare(pageOf(project));
    await person.until(startMs + SOON_MS);
    const [desk, phone] = await person.see(pageOf(project));
    await desk.getByLabel('Amount', { exact: true }).fill('200');
    await confirm(desk, 'Confirm subscription', 'Subscribe with 200 USDT');
    for (const each of [desk, phone]) await shows(each, /^Your estimate now/);
    for (const each of [desk, phone]) await shows(each, '1,000 HBT');
    for (const each of await person.see('/wallet/assets?asset=USDT')) await shows(each, 'Committed to a launch');

    await person.until(endMs + SOON_MS);
    await expect.poll(async () => (await person.made(project))[0]).toMatchObject({ state: 'COMPLETED', cost: '90' });
    for (const each of await person.see(pageOf(project))) {
      for (const text of ['1,000 HBT', '90 USDT', '110 USDT']) await shows(each, text);
    }
    await person.seeBooked('USDT', [['Launch payment', '90']]);
    await person.seeHeld('1,000', 5);
    for (const [at, held] of ['800', '600', '400', '200', '0'].entries()) {
      await test.step(`unlock ${at + 1} of 5`, async () => {
        await person.until(listingMs + at * 91 * DAY_MS + SOON_MS);
        await person.seeUnlocked(project, at + 1, { of: 5, held });
      });
    }
    await staffRead(browser, project, ['Completed']);
  },
);

test(
  'a lottery: tickets are earned by trading, numbered, drawn, and the draw is checked in the browser',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await receive(page, USDT, true);
    const { startMs, endMs } = momentsOf();
    const drawMs = endMs + 30 * MINUTE_MS;
    const listingMs = drawMs + DAY_MS;
    const project = newProject('lottery');
    await publishTogether(browser, {
      project,
      quota: '200',
      listingAtMs: listingMs,
      rounds: [
        {
          'Kind of round': 'Lottery',
          'Tokens of a winning ticket': '100',
          'Winning tickets': '2',
          'Most tickets of one person': '5',
          'Most wins of one person': '2',
          'Drawn at (UTC+8)': drawMs,
          'Markets whose volume earns tickets': 'BTC_USDT',
          'Volume of a ticket': '50',
          'Volume counts from (UTC+8)': startMs - 2 * HOUR_MS,
          ...PRICE,
          ...times(startMs, endMs),
        },
      ],
      unlocks: 'All at the listing',
      reads: ['Round 1: 2 tickets win, at most 2 for one person. Each buys 100 HBT.'],
    });
    const person = new Participant(browser, page, newcomer);
    await person.prepare(pageOf(project));
    await fundSpot(page, { ...USDT, amount: '200' });
    await call(page, '/open/spot/orders', {
      clientRequestId: randomUUID(),
      symbol: 'BTC_USDT',
      side: 'buy',
      type: 'market',
      quoteAmount: '180',
    });
    for (const each of await person.see(pageOf(project))) {
      await shows(each, '3 of 5');
      await shows(each, 'SHA-256 of the seed');
    }
    await person.until(startMs + SOON_MS);
    const [desk, phone] = await person.see(pageOf(project));
    await desk.getByLabel('Tickets', { exact: true }).fill('3');
    await confirm(desk, 'Confirm subscription', 'Subscribe with 27 USDT');
    for (const each of [desk, phone]) await shows(each, 'Your tickets: 3');

    await test.step('the list is public before the draw', async () => {
      await person.until(endMs + SOON_MS);
      for (const each of await person.see(pageOf(project))) {
        await expect(each.getByRole('list', { name: 'Your ticket numbers' }).getByRole('listitem')).toHaveCount(3);
        await shows(each, /^3 tickets, public since/);
      }
    });
    await test.step('the draw holds', async () => {
      await person.until(drawMs + HOUR_MS + SOON_MS);
      for (const each of await person.see(pageOf(project))) {
        await shows(each, 'Tickets that won: 2 of 3');
        await each.getByRole('button', { name: 'Check the draw', exact: true }).click();
        // A block of a chain of one's own proves nothing; everything else does.
        await shows(each, 'Agrees, not proven');
        await shows(each, '2 of 2 drawn again as published');
        await expect(each.getByRole('button', { name: 'Run again' })).toBeVisible();
      }
    });
    await expect.poll(async () => (await person.made(project))[0]).toMatchObject({ got: '200', cost: '18' });
    await person.seeBooked('USDT', [['Launch payment', '18']]);
    await person.seeHeld('200', 1);
    await person.until(listingMs + SOON_MS);
    await person.seeUnlocked(project, 1, { of: 1, held: '0' });
    await staffRead(browser, project, ['Completed']);
  },
);

test(
  'a boost: what is locked comes back whole, with a reward that waits for nothing',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await receive(page, USDT, true);
    const { startMs, endMs, listingMs } = momentsOf();
    const project = newProject('boost');
    await publishTogether(browser, {
      project,
      quota: '300',
      listingAtMs: listingMs,
      rounds: [
        {
          'Kind of round': 'Boost',
          'Coin that is locked': 'USDT',
          'Tokens that are shared': '300',
          'Most tokens of one person': '200',
          'Smallest amount': '10',
          'Most at a time': '1000',
          Step: '1',
          ...times(startMs, endMs),
        },
      ],
      unlocks: 'All at the listing',
      reads: [
        'Round 1: lock 10 to 1,000 USDT in steps of 1. 300 HBT are shared in proportion to what is locked; nobody gets more than 200.',
      ],
    });
    const person = new Participant(browser, page, newcomer);
    await person.prepare(pageOf(project));
    await person.until(startMs + SOON_MS);
    const [desk, phone] = await person.see(pageOf(project));
    await desk.getByLabel('Amount to lock', { exact: true }).fill('100');
    await confirm(desk, 'Confirm boost', 'Lock 100 USDT');
    await phone.getByLabel('New total to lock', { exact: true }).fill('250');
    await confirm(phone, 'Confirm boost', 'Raise to 250 USDT');
    for (const each of [desk, phone]) await shows(each, '250 USDT');
    for (const each of await person.see('/wallet/assets?asset=USDT')) await shows(each, 'Committed to a launch');

    await person.until(endMs + SOON_MS);
    await expect.poll(async () => (await person.made(project))[0]).toMatchObject({ state: 'COMPLETED', got: '200' });
    for (const each of await person.see(pageOf(project))) {
      await shows(each, 'Rewarded');
      await shows(each, '200 HBT');
    }
    await person.seeBooked('HBT', [['Launch reward', '200']]);
    await person.seeHeld('0', 0);
    await staffRead(browser, project, ['Completed']);
  },
);
