import type { launch as contract } from '@bourse/contract/launch.ts';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { toHex } from '@bourse/core/launch/bytes.ts';
import {
  averageHolding,
  averageMinor,
  type HoldingTerms,
  holdingDays,
  holdingPublicMs,
} from '@bourse/core/launch/holding.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { sha256Bytes } from '../../platform/crypto/digest.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { findOwnHours, findSeeds, type OwnHour } from './queries/holding.query.ts';
import { committedAsset } from './queries/project.query.ts';
import { findRound } from './usecases/find-round.ts';
import { ownAverage, publicPart } from './usecases/holding/own-average.ts';
import { scaleOf } from './usecases/scales.ts';

const ANY_MODE = ['SUBSCRIPTION', 'FLASH', 'LOTTERY', 'BOOST'] as const;
/** Days of one page. */
const PAGE_DAYS = 7;

/** The endpoint of what a person held. */
export function holdingHttp(deps: LaunchDeps): Pick<Handlers<typeof contract>, 'holding'> {
  return {
    holding: async ({ project: projectId, round: number, before }, { uid, nowMs }) => {
      const found = await findRound(deps.db, { projectId, number }, ANY_MODE);
      if (!found.ok) return found;
      const { project, round } = found.value;
      const { holding } = round;
      if (!holding) return refuse('LAUNCH_ROUND_KIND', { project: projectId, round: number });
      const lastPublic = publicPart(holding, nowMs).lastDay;
      const lastDay = Math.min(holding.lastDay, (before ?? Number.POSITIVE_INFINITY) - 1);
      const firstDay = Math.max(holding.firstDay, lastDay - PAGE_DAYS + 1);
      const shown = { ...holding, firstDay, lastDay: Math.min(lastDay, lastPublic) };
      const hours = await findOwnHours(deps.db, uid, shown);
      const seeds = await findSeeds(deps.db, { firstDay, lastDay });
      const days = Array.from({ length: Math.max(0, lastDay - firstDay + 1) }, (_, nth) => lastDay - nth);
      const { average, capMinor } = await ownAverage(deps, deps.db, uid, { project, round, nowMs });
      const text = (minor: bigint): string => formatAmount(minor, scaleOf(deps, holding.asset));
      return ok({
        coin: holding.asset,
        needed: text(holding.leastMinor),
        average: text(averageMinor(average)),
        cap: capMinor === null ? null : formatAmount(capMinor, scaleOf(deps, committedAsset(project, number))),
        days: holdingDays(holding),
        publicDays: publicDaysOf(holding, lastPublic),
        rows: days.map((day) => dayOut(day, hoursOf(hours, day), seeds.get(day) ?? null, day <= lastPublic, text)),
        next: days.length > 0 && firstDay > holding.firstDay ? String(firstDay) : null,
      });
    },
  };
}

const publicDaysOf = ({ firstDay }: HoldingTerms, lastPublic: number): number => Math.max(0, lastPublic - firstDay + 1);

const hoursOf = (hours: readonly OwnHour[], day: number): readonly OwnHour[] =>
  hours.filter(({ hourMs }) => businessDayOf(hourMs) === day);

function dayOut(
  day: number,
  hours: readonly OwnHour[],
  seed: Uint8Array | null,
  isPublic: boolean,
  text: (minor: bigint) => string,
) {
  const read = hours.filter(({ atMs }) => atMs !== null);
  const sumMinor = read.reduce((sum, { minor }) => sum + minor, 0n);
  const average = averageHolding([{ sumMinor, taken: read.length }]);
  return {
    fromMs: startOfBusinessDay(day),
    publicAtMs: holdingPublicMs(day),
    average: average && text(averageMinor(average)),
    lost: hours.length - read.length,
    seedHash: seed && toHex(sha256Bytes(seed)),
    // While a day is not public, its seconds are for nobody to know beforehand.
    seed: isPublic && seed ? toHex(seed) : null,
    hours: hours.map(({ hourMs, atMs, minor }) => ({
      fromMs: hourMs,
      atMs,
      amount: atMs === null ? null : text(minor),
    })),
  };
}
