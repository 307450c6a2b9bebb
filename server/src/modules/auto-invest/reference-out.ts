import type { autoInvest as contract } from '@bourse/contract/auto-invest.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import {
  type Closes,
  dayText,
  RANGES,
  type Range,
  rangeOf,
  referenceReturns,
} from '@bourse/core/auto-invest/reference.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { AutoInvestDeps } from './auto-invest-deps.ts';
import { averageText, percentText, usdt } from './plan-out.ts';
import { findCloses } from './queries/close.query.ts';
import { marketOf } from './usecases/coins.ts';
import { judgeWishes, type Wishes, type WishRefusal } from './usecases/judge-plan.ts';

type ReferenceOut = OutputOf<typeof contract.reference>;
type RangesOut = OutputOf<typeof contract.ranges>;

/** Decimal places of a fee in parts per million, shown as a percentage. */
const PPM_PERCENT_PLACES = 4;

/**
 * What a plan would have returned at past closes.
 *
 * @refuses WishRefusal | AUTO_INVEST_NO_HISTORY, which names the coin
 */
export async function readReference(
  deps: AutoInvestDeps,
  { range, ...wishes }: Wishes & { readonly range: Range },
  feePpm: number,
): Promise<Result<ReferenceOut, WishRefusal | 'AUTO_INVEST_NO_HISTORY'>> {
  const judged = judgeWishes(deps, wishes);
  if (!judged.ok) return judged;
  const { shares } = judged.value;
  const closes = await findCloses(
    deps.money.db,
    shares.map(({ asset }) => asset),
  );
  const found = referenceReturns(closes, { ...judged.value, range, feePpm });
  if (!found) return refuse('AUTO_INVEST_NO_HISTORY', { asset: lastListed(closes).asset });
  return ok({
    from: dayText(found.fromDay),
    to: dayText(found.toDay),
    buys: found.buys,
    invested: usdt(found.investedMinor),
    value: usdt(found.valueMinor),
    roiPercent: percentText(found.roiBps)!,
    lumpSum: { value: usdt(found.lumpSumMinor), roiPercent: percentText(found.lumpSumBps)! },
    drawdownPercent: percentText(found.drawdownBps)!,
    drawdownDay: found.drawdownDay === null ? null : dayText(found.drawdownDay),
    feePercent: formatAmount(BigInt(feePpm), PPM_PERCENT_PLACES),
    isDemo: closes.some(({ isDemo }) => isDemo),
    costs: found.costs.map(({ asset, averagePrice, averageCost, differenceBps }) => ({
      asset,
      averagePrice: averageText(deps, asset, averagePrice)!,
      averageCost: averageText(deps, asset, averageCost),
      differencePercent: percentText(differenceBps),
    })),
    points: found.points.map(({ day, investedMinor, valueMinor, lumpSumMinor }) => ({
      day: dayText(day),
      invested: usdt(investedMinor),
      value: usdt(valueMinor),
      lumpSum: usdt(lumpSumMinor),
    })),
  });
}

/** For which ranges coins have closes. @refuses AUTO_INVEST_COIN_UNKNOWN */
export async function readRanges(
  deps: AutoInvestDeps,
  assets: readonly string[],
): Promise<Result<RangesOut, 'AUTO_INVEST_COIN_UNKNOWN'>> {
  const unknown = assets.find((asset) => !marketOf(deps, asset));
  if (unknown !== undefined) return refuse('AUTO_INVEST_COIN_UNKNOWN', { asset: unknown });
  const closes = await findCloses(deps.money.db, [...new Set(assets)]);
  const last = lastListed(closes);
  return ok({
    rows: RANGES.map((range) => ({ range, isAvailable: rangeOf(closes, range) !== null })),
    listed: { asset: last.asset, from: last.prices.length === 0 ? null : dayText(last.firstDay) },
  });
}

/** The coin whose closes begin last; a coin without any comes before all others. */
function lastListed(closes: readonly Closes[]): Closes {
  const without = closes.find(({ prices }) => prices.length === 0);
  return without ?? closes.reduce((last, each) => (each.firstDay > last.firstDay ? each : last));
}
