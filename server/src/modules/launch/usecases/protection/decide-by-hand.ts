import {
  firstTold,
  hoursKnown,
  lastTold,
  PROTECTION_BACK_HOURS,
  PROTECTION_DAY_HOURS,
  PROTECTION_SAMPLES,
  protectionHour,
} from '@bourse/core/launch/price/protection.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import type { Project } from '../../queries/project.query.ts';
import type { NewProtectionPrice } from '../../store/protection.store.ts';
import { hourOf } from './decide-protection.ts';

/**
 * What staff let count where no hour after the first delivery has told the market’s price for a day. They choose whether, and not
 * what: the first hour that does tell it; otherwise the last one until a day after the delivery in which any minute has a price,
 * which may be before the delivery; and where there is none, tokens are worth nothing, which is the worst that was put aside for.
 *
 * @returns null until a day after the first delivery
 */
export async function decideByHand(
  { pricing, clock }: LaunchDeps,
  tx: Tx,
  { id: projectId, token, schedule }: Pick<Project, 'id' | 'token' | 'schedule'>,
): Promise<NewProtectionPrice | null> {
  const nowMs = clock.nowMs();
  const deliveryMs = schedule[0]!.unlockAtMs;
  const known = Math.min(hoursKnown(deliveryMs, nowMs), PROTECTION_BACK_HOURS);
  if (known < PROTECTION_DAY_HOURS) return null;
  const startOf = (hour: number): number => protectionHour(deliveryMs, hour).fromMs;
  const samplesE8 = await pricing.minutes(tx, token, startOf(-PROTECTION_BACK_HOURS), startOf(known));
  const until = (hour: number) => samplesE8.slice(0, (PROTECTION_BACK_HOURS + hour) * PROTECTION_SAMPLES);
  const first = firstTold(samplesE8.slice(PROTECTION_BACK_HOURS * PROTECTION_SAMPLES));
  const hour = first === null ? lastTold(until(PROTECTION_DAY_HOURS)) : PROTECTION_BACK_HOURS + first;
  // Where no hour tells anything, the one of the delivery stands there with nothing in it.
  const nth = hour ?? PROTECTION_BACK_HOURS;
  const fromMs = startOf(nth - PROTECTION_BACK_HOURS);
  return { projectId, fromMs, ...hourOf(samplesE8, nth), byStaff: first === null, atMs: nowMs };
}
