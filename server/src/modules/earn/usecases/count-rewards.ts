import { BUSINESS_OFFSET_MS, businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { attosOfMinor } from '@bourse/core/earn/rate.ts';
import { averagePrice, coveredAtto, type PricePoint, rewardDayAtto } from '@bourse/core/earn/reward.ts';
import { budgetMark } from '@bourse/core/earn/tell.ts';
import type { Price } from '@bourse/core/money/value.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { EarnDeps } from '../earn-deps.ts';
import {
  findCovered,
  findUncounted,
  findUncountedDays,
  lockBudget,
  type RewardBudget,
  type UncountedDay,
  type UncountedReward,
} from '../queries/reward.query.ts';
import { type CountedReward, insertTermRewards, saveBudget, saveCounted } from '../store/reward.store.ts';
import { endTellings, insertTelling } from '../store/telling.store.ts';
import { scaleOf } from './advance-orders.ts';

/** Places of an average price. */
const PRICE_SCALE = 18;
/** Rewards in one transaction, and days that are looked at in one run. */
const BATCH = 1_000;
const DAYS = 32;
/** An hour whose price is older than this has none. */
const OLD_MS = 2 * HOUR_MS;

/**
 * Counts the rewards of days that are over, the earliest first, as far as the budget goes. A day whose prices nobody knows waits;
 * it is counted like any other once they are known.
 *
 * @returns  true where more may wait
 */
export async function countRewards(deps: EarnDeps): Promise<boolean> {
  const today = businessDayOf(deps.clock.nowMs());
  const isNew = await deps.db.tx((tx) => insertTermRewards(tx, today - 1, BUSINESS_OFFSET_MS));
  let isMore = isNew > 0;
  for (const day of await findUncountedDays(deps.db, DAYS)) {
    const count = await deps.db.tx((tx) => countDay(deps, tx, day));
    isMore ||= count === BATCH;
  }
  return isMore;
}

async function countDay(deps: EarnDeps, tx: Tx, day: UncountedDay): Promise<number> {
  const budget = await lockBudget(tx, day.productId);
  const prices = pricesOf(deps, budget, day.day);
  if (!prices) return 0;
  const rewards = await findUncounted(tx, day, BATCH);
  const counted = await cover(deps, tx, day.productId, { budget, prices, rewards });
  const { price, rewardPrice } = prices;
  await saveCounted(
    tx,
    day.day,
    {
      priceUnits: price.priceUnits,
      rewardPriceUnits: rewardPrice.priceUnits,
      scale: PRICE_SCALE,
      rateBps: budget.rateBps,
    },
    counted,
  );
  const usedAtto = counted.reduce((sum, each) => sum + each.coveredAtto, budget.usedAtto);
  const budgetAtto = budgetAttoOf(deps, budget);
  const nowMs = deps.clock.nowMs();
  await saveBudget(tx, { productId: day.productId, usedAtto, isOver: usedAtto >= budgetAtto, nowMs });
  await noteMark(tx, day.productId, budget, { mark: budgetMark(usedAtto, budgetAtto), nowMs });
  return rewards.length;
}

/** Holders hear once of each budget how far it is used; whoever has not heard that it runs low hears only that it is over. */
async function noteMark(
  tx: Tx,
  productId: string,
  { budgetMinor }: RewardBudget,
  { mark, nowMs }: { readonly mark: ReturnType<typeof budgetMark>; readonly nowMs: number },
): Promise<void> {
  if (mark === null) return;
  const kind = mark === 'low' ? 'budgetLow' : 'budgetOver';
  if (mark === 'over') await endTellings(tx, productId, 'budgetLow', nowMs);
  const topic = `${kind}:${productId}:${budgetMinor}`;
  await insertTelling(tx, { id: newId(nowMs), productId, kind, topic, rates: null, nowMs });
}

const budgetAttoOf = (deps: EarnDeps, { rewardAsset, budgetMinor }: RewardBudget): bigint =>
  budgetMinor * attosOfMinor(scaleOf(deps, rewardAsset));

interface Covering {
  readonly budget: RewardBudget;
  readonly prices: { readonly price: Price; readonly rewardPrice: Price };
  readonly rewards: readonly UncountedReward[];
}

/** First come, first served: whoever stands behind the end of the budget gets nothing of it. */
async function cover(
  deps: EarnDeps,
  tx: Tx,
  productId: string,
  { budget, prices, rewards }: Covering,
): Promise<CountedReward[]> {
  const unit = attosOfMinor(scaleOf(deps, budget.rewardAsset));
  const covered = new Map(await findCovered(tx, productId, [...new Set(rewards.map(({ uid }) => uid))]));
  const terms = { scale: scaleOf(deps, budget.asset), rewardBps: budget.rateBps, ...prices };
  let leftAtto = budgetAttoOf(deps, budget) - budget.usedAtto;
  return rewards.map(({ positionId, uid, hoursMinor }) => {
    const earnedAtto = rewardDayAtto(hoursMinor, terms);
    const had = covered.get(uid) ?? 0n;
    const ofPerson = budget.personMinor === null ? null : notBelowZero(budget.personMinor * unit - had);
    const atto = coveredAtto(earnedAtto, notBelowZero(leftAtto), ofPerson);
    leftAtto -= atto;
    covered.set(uid, had + atto);
    return { positionId, earnedAtto, coveredAtto: atto };
  });
}

const notBelowZero = (value: bigint): bigint => (value > 0n ? value : 0n);

/** Both averages of the 24 hours that end where the day begins; null where one of them is not known. */
function pricesOf(deps: EarnDeps, { asset, rewardAsset }: RewardBudget, day: number) {
  const price = averageOf(deps, asset, day);
  const rewardPrice = averageOf(deps, rewardAsset, day);
  return price && rewardPrice && rewardPrice.priceUnits > 0n ? { price, rewardPrice } : null;
}

function averageOf({ pricing }: EarnDeps, asset: string, day: number): Price | null {
  const toMs = startOfBusinessDay(day);
  const fromMs = toMs - DAY_MS;
  const points: PricePoint[] = [];
  for (let atMs = fromMs; atMs < toMs; atMs += HOUR_MS) {
    const known = pricing.priceAt(asset, atMs);
    if (!known || atMs - known.atMs > OLD_MS) return null;
    points.push({ atMs, price: known.price });
  }
  return averagePrice(points, { fromMs, toMs, scale: PRICE_SCALE });
}
