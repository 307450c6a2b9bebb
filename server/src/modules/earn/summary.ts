import type { earn as contract } from '@bourse/contract/earn.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { creditAtMs } from '@bourse/core/earn/flexible.ts';
import { wholeMinor } from '@bourse/core/earn/reward.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { valueNow } from '../pricing/public.ts';
import type { EarnDeps } from './earn-deps.ts';
import { type EarnedCoin, findEarned, findRedeeming, findRewarded, type RewardedCoin } from './queries/earned.query.ts';
import { findOpenOrders } from './queries/position.query.ts';
import { scaleOf } from './usecases/advance-orders.ts';

/** What a person has in Earn, and what it has earned. */
export async function summaryOf(
  deps: EarnDeps,
  uid: string,
  nowMs: number,
): Promise<OutputOf<typeof contract.summary>> {
  const today = businessDayOf(nowMs);
  const [orders, earned, rewarded, redeeming] = await Promise.all([
    findOpenOrders(deps.db, uid),
    findEarned(deps.db, uid, today - 1),
    findRewarded(deps.db, uid, today - 1),
    findRedeeming(deps.db, uid),
  ]);
  const principal = new Map<string, bigint>();
  for (const order of orders) {
    const minor =
      order.kind === 'term' ? order.principalMinor : order.flexible.principalMinor - order.flexible.leavingMinor;
    principal.set(order.asset, (principal.get(order.asset) ?? 0n) + minor);
  }
  const coins = withRewards(deps, earned.coins, rewarded).map(({ asset, totalMinor, ofDayMinor }) => {
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

/** What was earned in each coin, as interest and as the second coin of a hybrid together. */
function withRewards(
  deps: EarnDeps,
  earned: readonly EarnedCoin[],
  rewarded: readonly RewardedCoin[],
): readonly EarnedCoin[] {
  const coins = new Map(earned.map((coin) => [coin.asset, coin]));
  for (const { asset, totalMinor, ofDayAtto } of rewarded) {
    const ofDayMinor = wholeMinor(ofDayAtto, scaleOf(deps, asset)).minor;
    if (totalMinor === 0n && ofDayMinor === 0n) continue;
    const before = coins.get(asset) ?? { asset, totalMinor: 0n, ofDayMinor: 0n };
    coins.set(asset, {
      asset,
      totalMinor: before.totalMinor + totalMinor,
      ofDayMinor: before.ofDayMinor + ofDayMinor,
    });
  }
  return [...coins.values()];
}

function nextCreditMs(nowMs: number): number {
  const today = businessDayOf(nowMs);
  return nowMs < creditAtMs(today - 1) ? creditAtMs(today - 1) : creditAtMs(today);
}
