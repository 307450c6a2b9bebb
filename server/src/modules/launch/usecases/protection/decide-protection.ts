import { averageOf } from '@bourse/core/launch/price/fixing.ts';
import { hoursKnown, PROTECTION_MISSING_MOST, protectionHour } from '@bourse/core/launch/price/protection.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findUndecided, type Undecided } from '../../queries/price/protection.query.ts';
import { insertProtectionPrice } from '../../store/protection.store.ts';

/**
 * Keeps what the market said of a token at its first delivery: the average of the first hour in which enough minutes have a price,
 * which is the same whenever it is looked at. While the operator does not trust the token’s price nothing is decided.
 *
 * @returns true if something was decided
 */
export async function decideProtection(deps: LaunchDeps): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  let isDecided = false;
  for (const each of await findUndecided(deps.db, nowMs)) isDecided = (await decide(deps, each, nowMs)) || isDecided;
  return isDecided;
}

async function decide(deps: LaunchDeps, { projectId, token, deliveryMs }: Undecided, nowMs: number): Promise<boolean> {
  if (!deps.pricing.priceUsdt(token)) return false;
  for (let nth = 0; nth < hoursKnown(deliveryMs, nowMs); nth += 1) {
    const { fromMs, toMs } = protectionHour(deliveryMs, nth);
    const samplesE8 = await deps.pricing.minutes(deps.db, token, fromMs, toMs);
    const { count, missing, sumE8 } = averageOf(samplesE8);
    if (missing > PROTECTION_MISSING_MOST) continue;
    return deps.db.tx((tx) => insertProtectionPrice(tx, { projectId, fromMs, count, sumE8, samplesE8, atMs: nowMs }));
  }
  return false;
}
