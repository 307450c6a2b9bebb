import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Newcomer, protect } from '../exchange/newcomer.ts';
import {
  type Authenticator,
  ask,
  call,
  demoNowMs,
  PASSWORD as LOGIN_PASSWORD,
  TRADING_PASSWORD,
} from '../exchange/person.ts';
import { advanceClock, verifyIdentity } from '../exchange/staff.ts';
import { layoutsOf } from '../withdrawals/withdraw-form.ts';
import type { Typed } from './console-steps.ts';

/** A person at a desk and on a phone. */
export type Both = readonly [desk: Page, phone: Page];

/** The moments of a sale: staff type whole minutes, and have half an hour until it opens. */
export function momentsOf() {
  const startMs = Math.ceil(demoNowMs() / MINUTE_MS) * MINUTE_MS + 30 * MINUTE_MS;
  const endMs = startMs + 20 * MINUTE_MS;
  return { startMs, endMs, listingMs: endMs + DAY_MS } as const;
}

/** When a round is open, and what tokens cost: 0.1 USDT less a tenth. */
export const times = (startMs: number, endMs: number): Typed => ({
  'On sale from (UTC+8)': startMs,
  'On sale until (UTC+8)': endMs,
});
export const PRICE: Typed = { 'Price of a token': '0.1', 'Discount in percent': '10' };

export const flashRound = (startMs: number, endMs: number): Typed => ({
  'Kind of round': 'Flash sale',
  'Tokens in a lot': '100',
  'Lots in all': '10',
  'Most lots of one person': '4',
  ...PRICE,
  ...times(startMs, endMs),
});

export const subscriptionRound = (startMs: number, endMs: number): Typed => ({
  Quota: '1000',
  'Most tokens of one person': '1000',
  'Smallest amount': '10',
  'Most at a time': '1000',
  Step: '0.01',
  ...PRICE,
  ...times(startMs, endMs),
});

/** Moments at which what is due is done within seconds. */
export const SOON_MS = 5_000;
export const PASSWORD = 'Trading password';
/** What everybody begins with. */
export const USDT = { asset: 'USDT', network: 'base', amount: '500' };
export const pageOf = (project: string): string => `/wallet/fansup/${project}`;
export const shows = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** What a person does once, with the trading password. */
export async function confirm(page: Page, title: string, verb: string): Promise<void> {
  await page.getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(PASSWORD, { exact: true }).fill(TRADING_PASSWORD);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}

/** Somebody who lives through a sale, with both of their screens. */
export class Participant {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #newcomer: Newcomer;
  #app: Authenticator | null = null;
  #both: Both | null = null;

  constructor(browser: Browser, page: Page, newcomer: Newcomer) {
    this.#browser = browser;
    this.#page = page;
    this.#newcomer = newcomer;
  }

  /** Both screens, each on this page. */
  async see(path: string): Promise<Both> {
    if (!this.#both) {
      await this.#page.goto(path);
      this.#both = (await layoutsOf(this.#browser, this.#page)) as Both;
    }
    for (const each of this.#both) await each.goto(path);
    return this.#both;
  }

  /** Sees on both screens what is missing, mends it, and sees that nothing is. */
  async prepare(path: string): Promise<void> {
    for (const each of await this.see(path)) {
      await expect(each.getByText('Upcoming', { exact: true }).first()).toBeVisible();
      const conditions = each.getByRole('list', { name: 'Conditions' });
      for (const condition of ['Trading password set', 'Identity level 1, approved before the start']) {
        await expect(conditions.getByRole('listitem').filter({ hasText: condition })).toContainText('Not met');
      }
      await expect(conditions.getByRole('link', { name: 'Set', exact: true })).toBeVisible();
      await expect(conditions.getByRole('link', { name: 'Verify', exact: true })).toBeVisible();
    }
    this.#app = await protect(this.#page, this.#newcomer);
    // An authenticator ends the sessions of all other devices.
    await this.#putPhoneAway();
    await verifyIdentity(this.#page, this.#browser);
    for (const each of await this.see(path)) await expect(each.getByText('2 of 2', { exact: true })).toBeVisible();
  }

  /** Time passes until then, for everybody; no session lasts for a day. */
  async until(atMs: number): Promise<void> {
    await advanceClock(`${Math.ceil((atMs - demoNowMs()) / 1_000)}s`);
    const totpCode = await this.#app!.nextCode();
    await call(this.#page, '/open/identity/login', {
      account: this.#newcomer.login,
      password: LOGIN_PASSWORD,
      totpCode,
    });
    await this.#putPhoneAway();
  }

  async #putPhoneAway(): Promise<void> {
    await this.#both?.[1].context().close();
    this.#both = null;
  }

  /** What they have in a project; of several rounds the newest first. */
  async made(project: string): Promise<readonly Made[]> {
    const { rows } = await ask<{ rows: readonly Made[] }>(this.#page, '/open/wallet/launch/subscriptions');
    return rows.filter((row) => row.project === project);
  }

  /** Waits until so much was unlocked, and sees it on the page of what they took part in and on that of the coin. */
  async seeUnlocked(project: string, parts: number, texts: Unlocked): Promise<void> {
    const count = async () => {
      const [made] = await this.made(project);
      return made?.unlocks.filter(({ unlockedAtMs }) => unlockedAtMs !== null).length;
    };
    await expect.poll(count).toBe(parts);
    for (const each of await this.see('/wallet/fansup/history')) {
      const unlocks = each.getByRole('table', { name: 'Your unlocks' });
      if (!(await unlocks.isVisible())) await each.getByRole('button', { name: /^Your unlocks/ }).click();
      await expect(unlocks.getByText('Unlocked', { exact: true })).toHaveCount(parts);
      await expect(unlocks.getByText('Locked', { exact: true })).toHaveCount(texts.of - parts);
    }
    await this.seeHeld(texts.held, texts.of - parts);
  }

  /** What the page of the coin says is frozen, in how many parts, and that each says why and until when. */
  async seeHeld(held: string, parts: number): Promise<void> {
    for (const each of await this.see('/wallet/assets?asset=HBT')) {
      const holds = each.getByRole('list', { name: 'What is frozen' });
      if (parts === 0) {
        await expect(each.getByText('Where it is', { exact: true }).first()).toBeVisible();
        await expect(holds).toBeHidden();
        continue;
      }
      await expect(holds.getByRole('listitem')).toHaveCount(parts);
      for (const row of await holds.getByRole('listitem').all()) {
        await expect(row).toContainText('Unlocks step by step');
        await expect(row).toContainText(/Free at \d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/);
      }
      await expect(each.getByText(held).first()).toBeVisible();
    }
  }

  /** The kinds and amounts of the newest bookings of a coin, as the history shows them on both screens. */
  async seeBooked(asset: string, rows: readonly (readonly [kind: string, amount: string])[]): Promise<void> {
    for (const each of await this.see(`/wallet/bill?asset=${asset}`)) {
      for (const [kind, amount] of rows) {
        const row = each.locator('tbody tr, li').filter({ hasText: kind }).filter({ hasText: amount });
        await expect(row.first()).toBeVisible();
      }
    }
  }
}

interface Unlocked {
  /** How many parts there are. */
  readonly of: number;
  /** What is still held, as the page of the coin writes it. */
  readonly held: string;
}
export interface Made {
  readonly project: string;
  readonly state: string;
  readonly got: string | null;
  readonly cost: string | null;
  readonly unlocks: readonly { readonly unlockedAtMs: number | null }[];
}
