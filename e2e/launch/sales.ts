import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { call, demoNowMs } from '../exchange/person.ts';
import { asStaff, changeTogether } from '../exchange/staff.ts';

const MINUTE_MS = 60_000;
/** What a lot of the sale is, and how many one person may buy. */
const LOT = { tokens: 100, quotaLots: 10, leastLots: 1, mostLots: 4, paySeconds: 180 };

/** A round as staff ask for it, and how many tokens it sells. */
interface Sale {
  readonly amount: number;
  /** The questions that it asks first; none where it asks nothing. */
  readonly questions?: readonly object[];
  readonly listingAtMs: number;
  readonly round: Readonly<Record<string, string>>;
}

/** Every round here is for whoever is known; what is sold costs 0.1 USDT less a tenth. */
const ANY_ROUND = { kycMin: '1', vipMin: '0' };
const PRICE = { basePrice: '0.1', discountBps: '1000', hasVipDiscount: 'true' };

/**
 * Publishes a sale of the house's tokens as staff do: two members of Finance put the tokens aside, two of Product publish it.
 *
 * @returns the project
 */
async function publish(browser: Browser, { amount, listingAtMs, round, questions }: Sale): Promise<string> {
  const project = `sale-${randomUUID().slice(0, 8)}`;
  const finance = [await asStaff(browser, 'finance'), await asStaff(browser, 'finance')] as const;
  const fund = { clientRequestId: randomUUID(), project, token: 'HBT', amount: String(amount) };
  await changeTogether(finance, '/open/staff/launch/fund', fund);
  for (const member of finance) await member.context().close();
  const product = [await asStaff(browser, 'product'), await asStaff(browser, 'product')] as const;
  if (questions) {
    await call(product[0], '/open/staff/launch/survey/publish', {
      project,
      after: '0',
      questions: JSON.stringify(questions),
      reason: 'What we would like to know',
    });
  }
  await changeTogether(product, '/open/staff/launch/publish', {
    project,
    token: 'HBT',
    payAsset: 'USDT',
    supply: '100000000',
    quota: String(amount),
    listingAtMs: String(listingAtMs),
    rounds: JSON.stringify([{ ...ANY_ROUND, needsSurvey: String(questions !== undefined), ...round }]),
    schedule: JSON.stringify([{ atMs: String(listingAtMs), shareBps: '10000' }]),
  });
  for (const member of product) await member.context().close();
  return project;
}

/**
 * Publishes a flash sale of a thousand tokens.
 *
 * @param startsInMs  from now; the sale lasts a quarter of an hour
 * @returns           the project
 */
export function publishFlashSale(browser: Browser, startsInMs: number): Promise<string> {
  const startAtMs = demoNowMs() + startsInMs;
  const endAtMs = startAtMs + 15 * MINUTE_MS;
  return publish(browser, {
    amount: LOT.tokens * LOT.quotaLots,
    listingAtMs: endAtMs + 60 * MINUTE_MS,
    round: {
      ...PRICE,
      mode: 'FLASH',
      startAtMs: String(startAtMs),
      endAtMs: String(endAtMs),
      lot: String(LOT.tokens),
      quotaLots: String(LOT.quotaLots),
      leastLots: String(LOT.leastLots),
      mostLots: String(LOT.mostLots),
      paySeconds: String(LOT.paySeconds),
    },
  });
}

/** Publishes a lottery in which everybody may have five tickets, three of which win a hundred tokens each. It opens at once. */
export function publishLottery(browser: Browser, startsInMs: number): Promise<string> {
  const startAtMs = demoNowMs() + startsInMs;
  const endAtMs = startAtMs + 60 * MINUTE_MS;
  const drawAtMs = endAtMs + 30 * MINUTE_MS;
  return publish(browser, {
    amount: 300,
    listingAtMs: drawAtMs + 60 * MINUTE_MS,
    round: {
      ...PRICE,
      mode: 'LOTTERY',
      startAtMs: String(startAtMs),
      endAtMs: String(endAtMs),
      ticket: '100',
      winners: '3',
      mostTickets: '5',
      mostWins: '2',
      drawAtMs: String(drawAtMs),
    },
  });
}

/** Publishes a boost that shares three hundred tokens among those who lock USDT, and lasts a quarter of an hour. */
export function publishBoost(browser: Browser, startsInMs: number): Promise<string> {
  const startAtMs = demoNowMs() + startsInMs;
  const endAtMs = startAtMs + 15 * MINUTE_MS;
  return publish(browser, {
    amount: 300,
    listingAtMs: endAtMs + 60 * MINUTE_MS,
    round: {
      mode: 'BOOST',
      startAtMs: String(startAtMs),
      endAtMs: String(endAtMs),
      boostAsset: 'USDT',
      pool: '300',
      perPerson: '200',
      min: '10',
      max: '1000',
      step: '1',
    },
  });
}

const choiceOf = (id: string, en_US: string) => ({ id, texts: { en_US } });

/** Publishes a sale by subscription that asks two questions first, and lasts a quarter of an hour. */
export function publishSurveyedSale(browser: Browser, startsInMs: number): Promise<string> {
  const startAtMs = demoNowMs() + startsInMs;
  const endAtMs = startAtMs + 15 * MINUTE_MS;
  return publish(browser, {
    amount: 1_000,
    listingAtMs: endAtMs + 60 * MINUTE_MS,
    questions: [
      {
        id: 'source',
        kind: 'SINGLE',
        isRequired: true,
        texts: { en_US: 'How did you hear of us?' },
        choices: [choiceOf('friend', 'A friend'), choiceOf('news', 'The news')],
      },
      { id: 'wish', kind: 'TEXT', isRequired: false, texts: { en_US: 'What do you expect?' }, choices: [] },
    ],
    round: {
      ...PRICE,
      mode: 'SUBSCRIPTION',
      startAtMs: String(startAtMs),
      endAtMs: String(endAtMs),
      quota: '1000',
      perPerson: '1000',
      split: 'PRORATA',
      min: '10',
      max: '1000',
      step: '0.01',
    },
  });
}
