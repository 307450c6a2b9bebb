import type { earn as contract } from '@bourse/contract/earn.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { EarnDeps } from './earn-deps.ts';
import { readRate } from './order-out.ts';
import { productOut, rateAtThousand, tiersOut } from './product-out.ts';
import { findProduct, findProducts, findRates, onSale } from './queries/product.query.ts';
import type { DoneRequest } from './queries/request.query.ts';
import { ordersOut, readCredits, readOrder, readOrders } from './read-orders.ts';
import { summaryOf } from './summary.ts';
import { scaleOf } from './usecases/advance-orders.ts';
import { redeem } from './usecases/redeem.ts';
import { setCompounding, setRenewal } from './usecases/set-order.ts';
import { subscribe } from './usecases/subscribe.ts';

/** How far back a product's rates are shown. */
const SHOWN_MS = 30 * DAY_MS;

/** Endpoints of Earn. */
export function earnHttp(deps: EarnDeps): Handlers<typeof contract> {
  return {
    products: async (_input, { nowMs }) => {
      const products = await findProducts(deps.db);
      const rates = await findRates(
        deps.db,
        products.map(({ id }) => id),
      );
      const sold = products.flatMap((product) => onSale(product, rates.get(product.id)!) ?? []);
      return ok({ rows: sold.map((product) => productOut(deps, product, rates.get(product.id)!, nowMs)) });
    },
    rates: async ({ product: productId }, { nowMs }) => {
      const product = await findProduct(deps.db, productId);
      if (!product) return refuse('EARN_NOT_FOUND', { product: productId });
      const all = (await findRates(deps.db, [productId])).get(productId)!;
      const first = all.findLastIndex(({ fromHour }) => fromHour <= hourOf(nowMs - SHOWN_MS));
      const scale = scaleOf(deps, product.asset);
      const rows = all.slice(Math.max(0, first));
      return ok({
        rows: rows.map(({ fromHour, tiers }) => ({
          fromMs: fromHour * HOUR_MS,
          tiers: tiersOut(tiers, scale),
          rateAtThousand: rateAtThousand(deps, product.asset, tiers),
        })),
      });
    },
    summary: async (_input, { uid, nowMs }) => ok(await summaryOf(deps, uid, nowMs)),
    orders: ({ open, before, limit }, { uid, nowMs }) => readOrders(deps, { uid, isOpen: open, before, limit }, nowMs),
    order: ({ orderId }, { uid, nowMs }) => readOrder(deps, uid, orderId, nowMs),
    credits: ({ orderId, before, limit }, { uid }) => readCredits(deps, { uid, orderId, before, limit }),
    subscribe: async ({ product: productId, compounds = true, renews = 'no', ...input }, context) => {
      const placed = await subscribe(deps, callerOf(context), {
        ...input,
        productId,
        action: 'subscribe',
        compounds,
        renews,
      });
      return placed.ok ? ok(told(deps, placed.value)) : placed;
    },
    add: async ({ product: productId, ...input }, context) => {
      const ask = { ...input, productId, action: 'add', compounds: true, renews: 'no' } as const;
      const placed = await subscribe(deps, callerOf(context), ask);
      return placed.ok ? ok(told(deps, placed.value)) : placed;
    },
    redeem: async ({ amount = null, ...input }, context) => {
      const redeemed = await redeem(deps, callerOf(context), { ...input, amount });
      if (!redeemed.ok) return redeemed;
      const { redemptionId } = redeemed.value.done;
      return ok({ ...told(deps, redeemed.value), redemptionId: redemptionId! });
    },
    setRenewal: async ({ orderId, renews, renewFloor }, context) => {
      const floor = renewFloor === undefined ? null : readRate(renewFloor);
      const set = await setRenewal(deps, callerOf(context), { orderId, renews, renewFloor: floor });
      return set.ok ? ok((await ordersOut(deps, [set.value], context.nowMs))[0]!) : set;
    },
    setCompounding: async (input, context) => {
      const set = await setCompounding(deps, callerOf(context), input);
      return set.ok ? ok((await ordersOut(deps, [set.value], context.nowMs))[0]!) : set;
    },
  };
}

/** What a request has done; the answer is the same at each repeat. */
function told(deps: EarnDeps, { done, replayed }: { readonly done: DoneRequest; readonly replayed: boolean }) {
  const amount = formatAmount(done.amountMinor, scaleOf(deps, done.asset));
  return { orderId: done.positionId, amount, atMs: done.atMs, replayed };
}
