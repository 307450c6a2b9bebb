import type { earn as contract } from '@bourse/contract/earn.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { creditAtMs } from '@bourse/core/earn/flexible.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { valueNow } from '../pricing/public.ts';
import type { EarnDeps } from './earn-deps.ts';
import { findEarned, findRedeeming } from './queries/earned.query.ts';
import { findOpenOrders } from './queries/position.query.ts';
import { scaleOf } from './usecases/advance-orders.ts';

/** What a person has in Earn, and what it has earned. */
export async function summaryOf(
  deps: EarnDeps,
  uid: string,
  nowMs: number,
): Promise<OutputOf<typeof contract.summary>> {
  const today = businessDayOf(nowMs);
  const [orders, earned, redeeming] = await Promise.all([
    findOpenOrders(deps.db, uid),
    findEarned(deps.db, uid, today - 1),
    findRedeeming(deps.db, uid),
  ]);
  const principal = new Map<string, bigint>();
  for (const order of orders) {
    const minor =
      order.kind === 'term' ? order.principalMinor : order.flexible.principalMinor - order.flexible.leavingMinor;
    principal.set(order.asset, (principal.get(order.asset) ?? 0n) + minor);
  }
  const coins = earned.coins.map(({ asset, totalMinor, ofDayMinor }) => {
    const scale = scaleOf(deps, asset);
    const usdt = (minor: bigint): string | null => {
      const value = valueNow(deps.pricing, asset, minor, scale);
      return value === null ? null : formatAmount(value, USDT_SCALE);
    };
    const principalMinor = principal.get(asset) ?? 0n;
    const redeemingMinor = redeeming.get(asset) ?? 0n;
    return {
      asset,
      displayScale: deps.assets.coin(asset)?.displayScale ?? scale,
      principal: formatAmount(principalMinor, scale),
      redeeming: formatAmount(redeemingMinor, scale),
      yesterday: formatAmount(ofDayMinor, scale),
      total: formatAmount(totalMinor, scale),
      valueUsdt: usdt(principalMinor + redeemingMinor),
      yesterdayUsdt: usdt(ofDayMinor),
      totalUsdt: usdt(totalMinor),
    };
  });
  const isCredited = orders.some((order) => order.kind === 'flexible');
  return { coins, sinceMs: earned.sinceMs, nextCreditMs: isCredited ? nextCreditMs(nowMs) : null };
}

function nextCreditMs(nowMs: number): number {
  const today = businessDayOf(nowMs);
  return nowMs < creditAtMs(today - 1) ? creditAtMs(today - 1) : creditAtMs(today);
}
