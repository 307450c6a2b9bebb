import { daysInterestMinor, effectiveRate } from '@bourse/core/earn/rate.ts';
import { nextReminderMs } from '@bourse/core/earn/remind.ts';
import { judgeRenewal, rateAtMaturity, renewedMinor } from '@bourse/core/earn/renew.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { businessTime } from '../notice-time.ts';
import { RATE_PLACES, tiersOf } from '../order-out.ts';
import { lockToRemind, type TermOrder } from '../queries/position.query.ts';
import { type EarnProduct, findProduct, findRates } from '../queries/product.query.ts';
import { saveReminders } from '../store/position.store.ts';
import { scaleOf } from './advance-orders.ts';
import { findHeldBack } from './held-back.ts';

/** How many orders one transaction handles. */
const BATCH = 200;

/**
 * Tells owners of orders to be renewed what will happen at the end of the term, three days and one day before, as far
 * as it is known then. After a standstill only the reminder closest to the end is sent.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export const remindOwners = (deps: EarnDeps) =>
  apart(deps.db, {
    what: 'reminder of order',
    batch: BATCH,
    take: (tx, limit, except) => lockToRemind(tx, deps.clock.nowMs(), limit, except),
    idOf: ({ id }) => id,
    work: async (tx, orders) => {
      const nowMs = deps.clock.nowMs();
      const products = new Map<string, EarnProduct | null>();
      for (const id of new Set(orders.map(({ productId }) => productId))) products.set(id, await findProduct(tx, id));
      for (const order of orders) {
        const isTold = order.counts && order.renews !== 'no' && nowMs < order.maturesAtMs;
        if (isTold) await tell(deps, tx, order, products.get(order.productId)!);
      }
      const next = orders.map((order) => ({ id: order.id, atMs: nextReminderMs(order, nowMs) }));
      await saveReminders(tx, next);
    },
  });

async function tell(deps: EarnDeps, tx: Tx, order: TermOrder, product: EarnProduct): Promise<void> {
  const rates = (await findRates(tx, [product.id])).get(product.id)!;
  const interestMinor = daysInterestMinor(order.principalMinor, tiersOf(rates, order.rateId), product.termDays);
  const ending = { ...order, interestMinor };
  const judged = judgeRenewal(ending, product, rates);
  const heldBack = judged.ok ? await findHeldBack(deps, tx, order.uid, product) : null;
  const next = heldBack ? { ok: false as const, because: heldBack } : judged;
  const scale = scaleOf(deps, order.asset);
  // The rate of what would go on, which is what its floor is compared with: interest may reach into another tier.
  const ratedMinor = renewedMinor(ending, product) || order.principalMinor;
  const tiers = (next.ok ? next.rate : rateAtMaturity(rates, order.maturesAtMs))?.tiers ?? [];
  await deps.notices.notify(tx, {
    uid: order.uid,
    kind: next.ok ? 'earn.renewsSoon' : `earn.endsSoon.${next.because}`,
    params: {
      asset: order.asset,
      amount: formatAmount(next.ok ? next.amountMinor : order.principalMinor, scale),
      rate: formatAmount(effectiveRate(ratedMinor, tiers, RATE_PLACES), RATE_PLACES),
      floor: formatAmount(order.renewFloor, RATE_PLACES),
      days: String(product.termDays),
      date: businessTime(order.maturesAtMs),
    },
  });
}
