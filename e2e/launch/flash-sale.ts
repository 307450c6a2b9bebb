import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { demoNowMs } from '../exchange/person.ts';
import { asStaff, changeTogether } from '../exchange/staff.ts';

const MINUTE_MS = 60_000;
/** What a lot of the sale is, and how many one person may buy. */
const LOT = { tokens: 100, quotaLots: 10, leastLots: 1, mostLots: 4, paySeconds: 180 };

/**
 * Publishes a flash sale of a thousand of the house's tokens at 0.1 USDT less a tenth, as staff do: two members of Finance put
 * the tokens aside, two of Product publish it.
 *
 * @param startsInMs  from now; the sale lasts a quarter of an hour
 * @returns           the project
 */
export async function publishFlashSale(browser: Browser, startsInMs: number): Promise<string> {
  const project = `flash-${randomUUID().slice(0, 8)}`;
  const amount = String(LOT.tokens * LOT.quotaLots);
  const finance = [await asStaff(browser, 'finance'), await asStaff(browser, 'finance')] as const;
  const fund = { clientRequestId: randomUUID(), project, token: 'HBT', amount };
  await changeTogether(finance, '/open/staff/launch/fund', fund);
  for (const member of finance) await member.context().close();
  const product = [await asStaff(browser, 'product'), await asStaff(browser, 'product')] as const;
  const startAtMs = demoNowMs() + startsInMs;
  const endAtMs = startAtMs + 15 * MINUTE_MS;
  const round = {
    mode: 'FLASH',
    basePrice: '0.1',
    discountBps: '1000',
    hasVipDiscount: 'true',
    kycMin: '1',
    vipMin: '0',
    startAtMs: String(startAtMs),
    endAtMs: String(endAtMs),
    lot: String(LOT.tokens),
    quotaLots: String(LOT.quotaLots),
    leastLots: String(LOT.leastLots),
    mostLots: String(LOT.mostLots),
    paySeconds: String(LOT.paySeconds),
  };
  const listingAtMs = String(endAtMs + 60 * MINUTE_MS);
  await changeTogether(product, '/open/staff/launch/publish', {
    project,
    token: 'HBT',
    payAsset: 'USDT',
    supply: '100000000',
    quota: amount,
    listingAtMs,
    rounds: JSON.stringify([round]),
    schedule: JSON.stringify([{ atMs: listingAtMs, shareBps: '10000' }]),
  });
  for (const member of product) await member.context().close();
  return project;
}
