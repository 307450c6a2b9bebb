import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { approveAll, type Pair } from '../staff-pair.ts';
import { DEMO_EARN, type Row } from './earn-products.ts';

const COMMON = {
  canEndEarly: 'false',
  canRenew: 'false',
  kycMin: '1',
  vipMin: '0',
  isForNewPeople: 'false',
} as const;

/**
 * Puts the demo's products on sale, with rates from this hour on and cover for their interest; each step takes two
 * members.
 */
export async function openEarn(product: Pair, finance: Pair, nowMs: number): Promise<void> {
  const startAtMs = String(Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  for (const { terms } of DEMO_EARN) {
    await product.asks.call('staffEarn', 'setProduct', {
      ...COMMON,
      ...terms,
      startAtMs,
      reason: 'One of our first products',
    });
  }
  await approveAll(product);
  for (const { terms, rates } of DEMO_EARN) await askRates(product, terms.id!, Number(startAtMs), rates);
  await approveAll(product);
  // Each round after the one before, because rates follow those that are set.
  for (let round = 0; DEMO_EARN.some(({ later = [] }) => later.length > round); round += 1) {
    for (const { terms, later = [] } of DEMO_EARN) {
      const [day, rates] = later[round] ?? [];
      if (day && rates) await askRates(product, terms.id!, Number(startAtMs) + day * DAY_MS, rates);
    }
    await approveAll(product);
  }
  for (const { terms, cover } of DEMO_EARN) {
    for (const [asset, amount] of cover) {
      await finance.asks.call('staffEarn', 'fund', {
        clientRequestId: crypto.randomUUID(),
        product: terms.id!,
        asset,
        amount,
        reason: 'Interest of the first months',
      });
    }
  }
  await approveAll(finance);
}

async function askRates({ asks }: Pair, product: string, fromMs: number, rates: readonly Row[]): Promise<void> {
  await asks.call('staffEarn', 'setRates', {
    product,
    fromMs: String(fromMs),
    tiers: JSON.stringify(rates.map(([upTo, rateBps]) => ({ upTo, rateBps: String(rateBps) }))),
    reason: 'What the house can pay',
  });
}
