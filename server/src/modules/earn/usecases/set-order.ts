import type { Renews } from '@bourse/core/earn/renew.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { type EarnOrder, lockOrder } from '../queries/position.query.ts';
import { findProduct } from '../queries/product.query.ts';
import { saveFlexible, saveRenewal } from '../store/position.store.ts';
import { bringToNow } from './pay-redemptions.ts';

type Refusal = 'EARN_ORDER_UNKNOWN' | 'EARN_ORDER_ENDED' | 'EARN_TYPE' | 'EARN_NOT_RENEWED';

/**
 * Sets what happens to an order with a term at its end. It can be changed until then, because the job reads it under
 * the order's lock.
 *
 * @param renewFloor  the least overall rate, with four places of a percent; null keeps the present one
 */
export function setRenewal(
  deps: EarnDeps,
  { uid }: Caller,
  wish: { readonly orderId: string; readonly renews: Renews; readonly renewFloor: bigint | null },
): Promise<Result<EarnOrder, Refusal>> {
  return deps.db.decide(async (tx): Promise<Result<EarnOrder, Refusal>> => {
    const order = await lockOrder(tx, uid, wish.orderId);
    if (!order) return refuse('EARN_ORDER_UNKNOWN');
    if (order.kind !== 'term') return refuse('EARN_TYPE');
    if (!order.counts || deps.clock.nowMs() >= order.maturesAtMs) return refuse('EARN_ORDER_ENDED');
    const product = await findProduct(tx, order.productId);
    if (wish.renews !== 'no' && !product?.canRenew) return refuse('EARN_NOT_RENEWED');
    const renewFloor = wish.renewFloor ?? order.renewFloor;
    await saveRenewal(tx, { id: order.id, renews: wish.renews, renewFloor });
    return ok({ ...order, renews: wish.renews, renewFloor });
  });
}

/** Sets whether the interest of an order without a term is added to it, from the next credit on. */
export function setCompounding(
  deps: EarnDeps,
  { uid }: Caller,
  wish: { readonly orderId: string; readonly compounds: boolean },
): Promise<Result<EarnOrder, Refusal>> {
  return deps.db.decide(async (tx): Promise<Result<EarnOrder, Refusal>> => {
    const found = await lockOrder(tx, uid, wish.orderId);
    if (!found) return refuse('EARN_ORDER_UNKNOWN');
    if (found.kind !== 'flexible') return refuse('EARN_TYPE');
    if (found.state !== 'EARNING') return refuse('EARN_ORDER_ENDED');
    // Past days are first credited by the old choice.
    const order = await bringToNow(deps, tx, found, deps.clock.nowMs());
    const changed = { ...order, flexible: { ...order.flexible, compounds: wish.compounds } };
    await saveFlexible(tx, [changed]);
    return ok(changed);
  });
}
