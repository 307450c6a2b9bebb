import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { approveAll, type Pair } from '../staff-pair.ts';
import { DEMO_EARN } from './earn-products.ts';

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
  for (const { terms, rates } of DEMO_EARN) {
    await product.asks.call('staffEarn', 'setRates', {
      product: terms.id!,
      fromMs: startAtMs,
      tiers: JSON.stringify(rates.map(([upTo, rateBps]) => ({ upTo, rateBps: String(rateBps) }))),
      reason: 'What the house can pay',
    });
  }
  await approveAll(product);
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
