import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { expect } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { receive, test } from '../exchange/newcomer.ts';
import { TRADING_PASSWORD } from '../exchange/person.ts';
import { operate, readClock } from '../exchange/staff.ts';
import { cancelTogether, newProject, publishTogether, staffRead } from './console-steps.ts';
import {
  confirm,
  flashRound,
  momentsOf,
  PASSWORD,
  Participant,
  pageOf,
  SOON_MS,
  shows,
  subscriptionRound,
  USDT,
} from './life.ts';

test.beforeEach(() => {
  test.slow();
  return readClock();
});
test.afterEach(() => operate('reconcile'));

test(
  'a project that two of staff cancel after somebody has paid and somebody has committed: everybody is paid back',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await receive(page, USDT, true);
    const { startMs, endMs, listingMs } = momentsOf();
    const project = newProject('cancelled');
    const secondMs = endMs + HOUR_MS;
    await publishTogether(browser, {
      project,
      quota: '2000',
      listingAtMs: listingMs,
      rounds: [flashRound(startMs, endMs), subscriptionRound(secondMs, secondMs + HOUR_MS)],
      unlocks: 'A thirteenth at the listing, then every 30 days',
      reads: ['Round 2: commit 10 to 1,000 USDT in steps of 0.01. Nobody gets more than 1,000 HBT.'],
    });
    const person = new Participant(browser, page, newcomer);
    await person.prepare(pageOf(project));
    await person.until(startMs + SOON_MS);
    const [desk] = await person.see(pageOf(project));
    await shows(desk, 'Your entry pass is ready.');
    await desk.getByLabel('Lots', { exact: true }).fill('2');
    await desk.getByRole('button', { name: 'Buy 2 lots' }).click();
    await desk.getByLabel(PASSWORD, { exact: true }).fill(TRADING_PASSWORD);
    await desk.getByRole('button', { name: 'Pay 18 USDT' }).click();
    await shows(desk, '200 HBT');
    await person.until(secondMs + SOON_MS);
    const [again] = await person.see(`${pageOf(project)}?round=2`);
    await again.getByLabel('Amount', { exact: true }).fill('100');
    await confirm(again, 'Confirm subscription', 'Subscribe with 100 USDT');

    await cancelTogether(browser, project, 'People paid back: 1; in all: 118 USDT.');
    const states = async () => (await person.made(project)).map(({ state }) => state);
    await expect.poll(states).toEqual(['CANCELLED', 'REFUNDED']);
    for (const round of [1, 2]) {
      for (const each of await person.see(`${pageOf(project)}?round=${round}`)) {
        await shows(each, 'This project was cancelled. Whoever took part is paid back.');
        await shows(each, round === 1 ? 'Paid back' : 'Cancelled');
      }
    }
    for (const each of await person.see('/wallet/fansup/history')) {
      await shows(each, 'Refunded');
      await shows(each, 'Cancelled');
    }
    await person.seeBooked('USDT', [
      ['Launch payment', '18'],
      ['Launch refund', '18'],
    ]);
    await person.seeBooked('HBT', [
      ['Launch tokens', '200'],
      // Each part by itself: twelve thirteenths of two hundred, rounded down, and the rest.
      ['Launch tokens returned', '15.38'],
      ['Launch tokens returned', '15.44'],
    ]);
    await person.seeHeld('0', 0);
    for (const each of await person.see('/wallet/assets?asset=USDT')) await shows(each, '500');
    await staffRead(browser, project, ['Cancelled']);
  },
);
