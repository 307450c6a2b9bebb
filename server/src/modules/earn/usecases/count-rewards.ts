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
  findEndedEarly,
  findUncounted,
  findUncountedDays,
  lockBudget,
  lockUncounted,
  type RewardBudget,
  type UncountedDay,
  type UncountedReward,
} from '../queries/reward.query.ts';
import {
  type CountedReward,
  giveUpUncounted,
  insertTermRewards,
  saveBudget,
  saveCounted,
} from '../store/reward.store.ts';
import { endTellings, insertTelling } from '../store/telling.store.ts';
import { scaleOf } from './advance-orders.ts';

/** Decimal places of an average price. */
const PRICE_SCALE = 18;
/** How many rewards one transaction counts, and how many days of a product one run looks at. */
const BATCH = 1_000;
const DAYS = 32;
/** An hour whose price is older than this counts as having none. */
const OLD_MS = 2 * HOUR_MS;
/** An average of fewer hours would not represent the day. */
const KNOWN_HOURS_MIN = 12;

/**
 * Counts the rewards of past days, earliest first, as far as the budget goes. A day without prices waits for the next
 * day that has some, and is counted at those.
 *
 * @returns true if there may be more
 */
export async function countRewards(deps: EarnDeps, batch = BATCH): Promise<boolean> {
  const today = businessDayOf(deps.clock.nowMs());
  const isNew = await deps.db.tx((tx) =>
    insertTermRewards(tx, { throughDay: today - 1, offsetMs: BUSINESS_OFFSET_MS, ids: null }),
  );
  const averages = new Averages(deps, today);
  let isMore = isNew > 0;
  const failed: unknown[] = [];
  const unfinished = new Set<string>();
  for (const day of await findUncountedDays(deps.db, DAYS)) {
    // The budget goes to all of a day before any of the next one, as if each had been counted when it was over.
    if (unfinished.has(day.productId)) continue;
    const count = await deps.db
      .tx((tx) => countDay(deps, tx, { day, averages, batch }))
      .catch((error: unknown) => failed.push(error) && 0);
    if (count === batch) unfinished.add(day.productId);
    // After a long standstill there are more days than one run looks at.
    isMore ||= count > 0;
  }
  // A day that cannot be counted must not hold up other products.
  if (failed.length > 0) throw failed[0];
  return isMore;
}

/**
 * Counts one day. Orders are locked before the budget, as in a redemption, and then checked again: one that was ended
 * early meanwhile gets nothing.
 */
async function countDay(
  deps: EarnDeps,
  tx: Tx,
  { day, averages, batch }: { readonly day: UncountedDay; readonly averages: Averages; readonly batch: number },
): Promise<number> {
  const prices = averages.pricesOf(day);
  if (!prices) return 0;
  const ids = await lockUncounted(tx, day, batch);
  await giveUpUncounted(tx, await findEndedEarly(tx, ids));
  const budget = await lockBudget(tx, day.productId);
  const rewards = await findUncounted(tx, day.day, ids);
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
  return ids.length;
}

/**
 * Tells holders once per budget how far it is used. Those who were not told yet that it runs low are told only that it
 * is over.
 */
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
  readonly prices: Prices;
  readonly rewards: readonly UncountedReward[];
}

/** First come, first served: once the budget is used up, later orders get nothing. */
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

interface Prices {
  readonly price: Price;
  readonly rewardPrice: Price;
}

/** Average prices of the 24 hours before a day, each computed once per run. */
class Averages {
  readonly #deps: EarnDeps;
  readonly #today: number;
  readonly #known = new Map<string, Price | null>();

  constructor(deps: EarnDeps, today: number) {
    this.#deps = deps;
    this.#today = today;
  }

  /** Both prices for a day, or for the first later day on which both are known; null if there is none so far. */
  pricesOf({ asset, rewardAsset, day: first }: UncountedDay): Prices | null {
    for (let day = first; day <= this.#today; day += 1) {
      const [price, rewardPrice] = [this.#averageOf(asset, day), this.#averageOf(rewardAsset, day)];
      if (price && rewardPrice && rewardPrice.priceUnits > 0n) return { price, rewardPrice };
    }
    return null;
  }

  #averageOf(asset: string, day: number): Price | null {
    const name = `${asset}:${day}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const found = averageBefore(this.#deps, asset, day);
    this.#known.set(name, found);
    return found;
  }
}

/** In hours without a price the price of the hour before applies. */
function averageBefore({ pricing }: EarnDeps, asset: string, day: number): Price | null {
  const toMs = startOfBusinessDay(day);
  const points: PricePoint[] = [];
  for (let atMs = toMs - DAY_MS; atMs < toMs; atMs += HOUR_MS) {
    const known = pricing.priceAt(asset, atMs);
    if (known && atMs - known.atMs <= OLD_MS) points.push({ atMs, price: known.price });
  }
  const [first] = points;
  if (!first || points.length < KNOWN_HOURS_MIN) return null;
  return averagePrice(points, { fromMs: first.atMs, toMs, scale: PRICE_SCALE });
}
