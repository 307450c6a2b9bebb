import type { earn as contract } from '@bourse/contract/earn.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { daysEarned } from '@bourse/core/earn/fixed.ts';
import { advanceFlexible, type RateRow } from '@bourse/core/earn/flexible.ts';
import { attosOfMinor, daysInterestMinor, type Tier } from '@bourse/core/earn/rate.ts';
import { wholeMinor } from '@bourse/core/earn/reward.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { EarnDeps } from './earn-deps.ts';
import type { EarnOrder } from './queries/position.query.ts';
import type { EarnProduct } from './queries/product.query.ts';
import { scaleOf } from './usecases/advance-orders.ts';

type OrderOut = OutputOf<typeof contract.setRenewal>;

/** Decimal places of an overall rate. */
export const RATE_PLACES = 4;

interface Around {
  readonly product: EarnProduct;
  readonly rates: readonly RateRow[];
  /** The ticket for a redemption of it that could not be paid. */
  readonly ticket: string | null;
  readonly nowMs: number;
}

/**
 * An order as its owner sees it at a moment. Hours that are not recorded yet are included, counted by the same function
 * that will credit them.
 */
export function orderOut(
  deps: Pick<EarnDeps, 'assets'>,
  order: EarnOrder,
  { product, rates, ticket, nowMs }: Around,
): OrderOut {
  const scale = scaleOf(deps, order.asset);
  const text = (minor: bigint): string => formatAmount(minor, scale);
  const base = {
    id: order.id,
    productId: order.productId,
    asset: order.asset,
    kind: product.kind,
    termDays: product.termDays,
    openedAtMs: order.openedAtMs,
    interestStartMs: order.interestStartMs,
    endedAtMs: order.endedAtMs,
    ticket,
    reward: rewardOut(deps, order, product),
  };
  if (order.kind === 'term') {
    const accruedMinor = order.counts
      ? daysInterestMinor(order.principalMinor, tiersOf(rates, order.rateId), daysEarned(order, nowMs))
      : 0n;
    return {
      ...base,
      state: order.state === 'CONFIRMED' && nowMs >= order.interestStartMs ? 'EARNING' : order.state,
      principal: text(order.principalMinor),
      maturesAtMs: order.maturesAtMs,
      interest: text(order.interestMinor),
      accrued: text(accruedMinor),
      compounds: null,
      renews: order.renews,
      renewFloor: formatAmount(order.renewFloor, RATE_PLACES),
    };
  }
  const { position, credits } = advanceFlexible(
    order.flexible,
    { scale, rates, maxMinor: product.maxPersonMinor },
    nowMs,
  );
  const interestMinor = credits.reduce((sum, each) => sum + each.compoundedMinor + each.paidMinor, order.interestMinor);
  return {
    ...base,
    state: order.state,
    principal: text(position.principalMinor - position.leavingMinor),
    maturesAtMs: null,
    interest: text(interestMinor),
    accrued: text(position.accruedAtto / attosOfMinor(scale)),
    compounds: position.compounds,
    renews: null,
    renewFloor: null,
  };
}

function rewardOut(deps: Pick<EarnDeps, 'assets'>, order: EarnOrder, { reward }: EarnProduct): OrderOut['reward'] {
  if (!reward) return null;
  const scale = scaleOf(deps, reward.asset);
  return {
    asset: reward.asset,
    paid: formatAmount(order.rewardMinor, scale),
    waiting: formatAmount(wholeMinor(order.rewardAtto, scale).minor, scale),
  };
}

export function tiersOf(rates: readonly RateRow[], rateId: string): readonly Tier[] {
  const row = rates.find(({ id }) => id === rateId);
  if (!row) throw new Error(`rate ${rateId} is not there`);
  return row.tiers;
}

/** Reads a rate in the form that `orderOut` writes; the contract admits no other. */
export function readRate(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(RATE_PLACES, '0'));
}
