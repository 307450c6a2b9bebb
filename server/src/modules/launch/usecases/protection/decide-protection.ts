import { averageOf } from '@bourse/core/launch/price/fixing.ts';
import {
  firstTold,
  hoursKnown,
  PROTECTION_DAY_HOURS,
  PROTECTION_SAMPLES,
  protectionHour,
} from '@bourse/core/launch/price/protection.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findUndecided, type Undecided } from '../../queries/price/protection.query.ts';
import { insertProtectionPrice, saveProtectionHour } from '../../store/protection.store.ts';

/**
 * Keeps what the market said of a token at its first delivery, each project by itself: the average of the first hour in which enough
 * minutes have a price, which is the same whenever it is looked at. An hour that does not tell it is looked at once, a day of them
 * at a time. While the operator does not trust the token’s price nothing is decided.
 *
 * @returns true if something was decided, or there are more hours to look at
 */
export const decideProtection = async (deps: LaunchDeps): Promise<boolean> =>
  eachApart(await findUndecided(deps.db, deps.clock.nowMs()), (each) => decide(deps, each));

async function decide(deps: LaunchDeps, { projectId, token, deliveryMs, hour }: Undecided): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  const known = hoursKnown(deliveryMs, nowMs);
  const until = Math.min(known, hour + PROTECTION_DAY_HOURS);
  if (hour >= until || !deps.pricing.priceUsdt(token)) return false;
  const { fromMs } = protectionHour(deliveryMs, hour);
  const samplesE8 = await deps.pricing.minutes(deps.db, token, fromMs, protectionHour(deliveryMs, until).fromMs);
  const told = firstTold(samplesE8);
  return deps.db.tx(async (tx) => {
    if (told !== null) {
      const price = { projectId, ...hourOf(samplesE8, told), fromMs: protectionHour(deliveryMs, hour + told).fromMs };
      return insertProtectionPrice(tx, { ...price, byStaff: false, atMs: nowMs });
    }
    await saveProtectionHour(tx, projectId, until);
    return until < known;
  });
}

/** What one of some hours comes to. */
export function hourOf(samplesE8: readonly (bigint | null)[], nth: number) {
  const own = samplesE8.slice(nth * PROTECTION_SAMPLES, (nth + 1) * PROTECTION_SAMPLES);
  const { count, sumE8 } = averageOf(own);
  return { samplesE8: own, count, sumE8 };
}
