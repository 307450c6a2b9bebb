import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { expect, type Page } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { type Newcomer, protect, receive, test } from '../exchange/newcomer.ts';
import { type Authenticator, ask, call, demoNowMs, PASSWORD } from '../exchange/person.ts';
import { advanceClock, verifyIdentity } from '../exchange/staff.ts';
import { type Layouts, layoutsOf } from '../withdrawals/withdraw-form.ts';
import { countAgain, type Order } from './credit-rules.ts';

const ZONE = 'Europe/Berlin';
const RUNS_AT = 9;

/** What is put into a product of each kind, and the places of its coin. */
const WITHOUT_TERM = [
  ['usdt-steps-first', '500'],
  ['eth-flexible', '0.5'],
  ['eth-hybrid', '0.25'],
] as const;
const OF_TERM = [
  { product: 'usdt-fixed-30', amount: '300', rateBps: 520n, scale: 6 },
  { product: 'eth-hybrid-30', amount: '0.125', rateBps: 220n, scale: 18 },
] as const;
const TERM_DAYS = 30n;

/** By the rules: amount x rate / 365 x days, rounded down once to the places of the coin. */
const termsInterest = ({ amount, rateBps, scale }: (typeof OF_TERM)[number]): string =>
  formatAmount((readAmount(amount, scale) * rateBps * TERM_DAYS) / (10_000n * 365n), scale);

test(
  'days and months pass: interest is credited, a term ends, and a plan keeps its hour when the clocks change',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    const app = await protect(page, newcomer);
    await verifyIdentity(page, browser);
    await receive(page, { asset: 'USDT', network: 'base', amount: '1000' }, true);
    await receive(page, { asset: 'ETH', network: 'base', amount: '1' }, true);
    await page.goto('/wallet/overview');
    const later = async (ms: number) => {
      await advanceClock(`${Math.ceil(ms / 1_000)}s`);
      await logInAgain(page, newcomer, app);
      return layoutsOf(browser, page);
    };
    /** Noon of the day that comes so many days later: nothing is credited, begun or paid then. */
    const atNoon = (days: number) => later(noonOf(demoNowMs()) + days * DAY_MS - demoNowMs());

    for (const [product, amount] of WITHOUT_TERM) await subscribe(page, product, amount);
    for (const { product, amount } of OF_TERM) await subscribe(page, product, amount);
    for (const each of await layoutsOf(browser, page)) {
      await each.goto('/wallet/earn?view=orders');
      await expect(each.getByText('500 USDT', { exact: true })).toBeVisible();
      await expect(each.getByText('0.125 ETH', { exact: true })).toBeVisible();
    }
    const planId = await makePlan(page);

    await test.step('after three days each whole day was credited as the rates say', async () => {
      const layouts = await atNoon(3);
      for (const order of await withoutTerm(page)) {
        await expect.poll(async () => (await countAgain(page, order)).length).toBeGreaterThanOrEqual(3);
        await showsLast(layouts, page, order);
      }
      const { coins } = await ask<Summary>(page, '/open/earn/summary');
      const { yesterday, total } = coins.find(({ asset }) => asset === 'USDT')!;
      for (const each of layouts) {
        await each.goto('/wallet/earn?view=orders');
        for (const exact of [yesterday, total]) {
          await expect(each.getByTitle(new RegExp(`^${exact.replace('.', '\\.')}`)).first()).toBeVisible();
        }
      }
    });

    await test.step('after a month the terms are over, paid to the unit, and nothing of them renews', async () => {
      const layouts = await atNoon(30);
      const paid = OF_TERM.map((each) => [each.product, 'REDEEMED', termsInterest(each)]).toSorted();
      const over = async () =>
        (await ended(page)).map(({ productId, state, interest }) => [productId, state, interest]).toSorted();
      await expect.poll(over).toEqual(paid);
      // The second coin follows once all its days are counted, those without prices at those of the next day that has some.
      const counted = async () => (await ended(page)).every(({ reward }) => reward === null || reward.waiting === '0');
      await expect.poll(counted).toBe(true);
      for (const { id, asset, interest, reward } of await ended(page)) {
        for (const each of layouts) {
          await each.goto(`/wallet/earn?order=${id}`);
          await expect(each.getByText('Redeemed', { exact: true }).first()).toBeVisible();
          await expect(each.getByText(`${interest} ${asset}`).first()).toBeVisible();
          if (!reward) continue;
          expect(Number(reward.paid)).toBeGreaterThan(0);
          await expect(each.getByText(`${reward.paid} ${reward.asset}`).first()).toBeVisible();
        }
      }
    });

    await test.step('a plan runs at its hour before and after the clocks of its zone change', async () => {
      const change = dayOfChange(demoNowMs());
      await later(nineOn(change - DAY_MS) + HOUR_MS / 12 - demoNowMs());
      await ran(page, planId, nineOn(change - DAY_MS));
      const layouts = await later(nineOn(change) + HOUR_MS / 12 - demoNowMs());
      await ran(page, planId, nineOn(change));
      expect(nineOn(change) - nineOn(change - DAY_MS)).not.toBe(DAY_MS);
      for (const [index, each] of layouts.entries()) {
        await each.goto(`/wallet/fixedVote?plan=${planId}`);
        if (index > 0) await each.getByRole('tab', { name: /^Runs/ }).click();
        for (const day of [change - DAY_MS, change]) {
          await expect(each.getByText(new RegExp(`${monthDay(day)} 09:00`)).first()).toBeVisible();
        }
      }
    });

    await test.step('and of all these months every day of every order was credited', async () => {
      const layouts = await layoutsOf(browser, page);
      for (const order of await withoutTerm(page)) {
        const days = Math.floor((noonOf(demoNowMs()) - noonOf(order.openedAtMs)) / DAY_MS) - 1;
        await expect.poll(async () => (await countAgain(page, order)).length).toBeGreaterThanOrEqual(days);
        await showsLast(layouts, page, order);
      }
    });
  },
);

interface Orders {
  readonly rows: readonly Order[];
}
interface Summary {
  readonly coins: readonly { readonly asset: string; readonly yesterday: string; readonly total: string }[];
}

const ended = async (page: Page): Promise<readonly Order[]> =>
  (await ask<Orders>(page, '/open/earn/orders', { open: 'false' })).rows;

async function withoutTerm(page: Page): Promise<readonly Order[]> {
  const { rows } = await ask<Orders>(page, '/open/earn/orders', { open: 'true' });
  const found = rows.filter(({ productId }) => WITHOUT_TERM.some(([product]) => product === productId));
  expect(found).toHaveLength(WITHOUT_TERM.length);
  return found;
}

/** The page of an order shows its newest day as it was credited. */
async function showsLast(layouts: Layouts, page: Page, order: Order): Promise<void> {
  const last = (await countAgain(page, order)).at(-1)!;
  for (const each of layouts) {
    await each.goto(`/wallet/earn?order=${order.id}`);
    await expect(each.getByText(`${last.compounded} ${order.asset}`).first()).toBeVisible();
  }
}

const subscribe = (page: Page, product: string, amount: string) =>
  call(page, '/open/earn/subscribe', { clientRequestId: randomUUID(), product, amount });

async function makePlan(page: Page): Promise<string> {
  const { plan } = await call<{ plan: { id: string } }>(page, '/open/auto-invest/create', {
    clientRequestId: randomUUID(),
    coins: JSON.stringify([{ asset: 'BTC', percent: '100' }]),
    amount: '20',
    period: 'day',
    hour: String(RUNS_AT),
    zone: ZONE,
  });
  return plan.id;
}

/** Until the plan has run for a date, and something was bought. */
async function ran(page: Page, planId: string, scheduledAtMs: number): Promise<void> {
  const statusOf = async () => {
    const { rows } = await ask<{ rows: readonly { scheduledAtMs: number; status: string }[] }>(
      page,
      '/open/auto-invest/runs',
      { planId, limit: '100' },
    );
    return rows.find((run) => run.scheduledAtMs === scheduledAtMs)?.status ?? 'none';
  };
  await expect.poll(statusOf).toMatch(/SUCCESS|PARTIAL/);
}

/** No session lasts for a day. */
const logInAgain = async (page: Page, { login }: Newcomer, app: Authenticator) =>
  call(page, '/open/identity/login', { account: login, password: PASSWORD, totpCode: await app.nextCode() });

const partOf = (atMs: number, type: 'hour' | 'day' | 'month'): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hourCycle: 'h23',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
    .formatToParts(atMs)
    .find((part) => part.type === type)!.value;
const noonOf = (atMs: number): number => Math.floor(atMs / DAY_MS) * DAY_MS + 12 * HOUR_MS;
const aheadHours = (atMs: number): number => Number(partOf(noonOf(atMs), 'hour')) - 12;
/** Nine o'clock in the zone on the day of a moment, by the zone's clocks. */
const nineOn = (atMs: number): number => noonOf(atMs) + (RUNS_AT - 12 - aheadHours(atMs)) * HOUR_MS;
const monthDay = (atMs: number): string => `${partOf(noonOf(atMs), 'month')}/${partOf(noonOf(atMs), 'day')}`;

/** The first day, at least two days after a moment, on whose morning the zone's clocks show another hour than the day before. */
function dayOfChange(fromMs: number): number {
  for (let atMs = noonOf(fromMs) + 2 * DAY_MS; ; atMs += DAY_MS) {
    if (aheadHours(atMs) !== aheadHours(atMs - DAY_MS)) return atMs;
  }
}
