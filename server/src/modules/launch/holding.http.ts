import type { launch as contract } from '@bourse/contract/launch.ts';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { toHex } from '@bourse/core/launch/bytes.ts';
import { averageHolding, averageMinor, holdingDays, holdingPublicMs } from '@bourse/core/launch/holding.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { sha256Bytes } from '../../platform/crypto/digest.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { findKnownDays, findOwnHours, findSeeds, type OwnHour } from './queries/holding.query.ts';
import { committedAsset } from './queries/project.query.ts';
import { findRound } from './usecases/find-round.ts';
import { type AverageOf, ownAverage, publicPart } from './usecases/holding/own-average.ts';
import { scaleOf } from './usecases/scales.ts';

const ANY_MODE = ['SUBSCRIPTION', 'FLASH', 'LOTTERY', 'BOOST'] as const;
/** Days of one page. */
const PAGE_DAYS = 7;

/** The endpoint of what a person held. */
export function holdingHttp(deps: LaunchDeps, averageOf: AverageOf): Pick<Handlers<typeof contract>, 'holding'> {
  return {
    holding: async ({ project: projectId, round: number, before }, { uid, nowMs }) => {
      const found = await findRound(deps.db, { projectId, number }, ANY_MODE);
      if (!found.ok) return found;
      const { project, round } = found.value;
      const { holding } = round;
      if (!holding) return refuse('LAUNCH_ROUND_KIND', { project: projectId, round: number });
      const known = publicPart(holding, nowMs);
      const { recorded, tidied } = await findKnownDays(deps.db, known);
      const lastDay = Math.min(holding.lastDay, (before ?? Number.POSITIVE_INFINITY) - 1);
      const firstDay = Math.max(holding.firstDay, lastDay - PAGE_DAYS + 1);
      const shown = { asset: holding.asset, firstDay, lastDay: Math.min(lastDay, known.lastDay) };
      const hours = await findOwnHours(deps.db, { uid, ...shown });
      const seeds = await findSeeds(deps.db, { firstDay, lastDay });
      const days = Array.from({ length: Math.max(0, lastDay - firstDay + 1) }, (_, nth) => lastDay - nth);
      // What is left of a period says nothing of all of it.
      const { average, capMinor } =
        tidied.size > 0
          ? { average: null, capMinor: null }
          : await ownAverage(deps, averageOf, uid, { project, round, nowMs });
      const text = (minor: bigint): string => formatAmount(minor, scaleOf(deps, holding.asset));
      const figuresOf = (day: number) => {
        if (recorded.has(day)) return 'SHOWN';
        if (tidied.has(day)) return 'TIDIED';
        const isRead = project.cancelledMs === null || startOfBusinessDay(day) < project.cancelledMs;
        return day > known.lastDay && isRead ? 'LATER' : 'NONE';
      };
      return ok({
        coin: holding.asset,
        needed: text(holding.leastMinor),
        average: average && text(averageMinor(average)),
        cap: capMinor === null ? null : formatAmount(capMinor, scaleOf(deps, committedAsset(project, number))),
        days: holdingDays(holding),
        publicDays: recorded.size,
        rows: days.map((day) =>
          dayOut(day, figuresOf(day), {
            hours: hoursOf(hours, day),
            seed: seeds.get(day) ?? null,
            isPublic: day <= known.lastDay,
            text,
          }),
        ),
        next: days.length > 0 && firstDay > holding.firstDay ? String(firstDay) : null,
      });
    },
  };
}

const hoursOf = (hours: readonly OwnHour[], day: number): readonly OwnHour[] =>
  hours.filter(({ hourMs }) => businessDayOf(hourMs) === day);

interface DayParts {
  readonly hours: readonly OwnHour[];
  readonly seed: Uint8Array | null;
  readonly isPublic: boolean;
  readonly text: (minor: bigint) => string;
}

function dayOut(
  day: number,
  figures: 'SHOWN' | 'LATER' | 'TIDIED' | 'NONE',
  { hours, seed, isPublic, text }: DayParts,
) {
  const read = hours.filter(({ atMs }) => atMs !== null);
  const sumMinor = read.reduce((sum, { minor }) => sum + minor, 0n);
  const average = averageHolding([{ days: 1, sumMinor, taken: read.length }]);
  return {
    fromMs: startOfBusinessDay(day),
    publicAtMs: holdingPublicMs(day),
    figures,
    average: average && text(averageMinor(average)),
    lost: hours.filter(({ isLost }) => isLost).length,
    seedHash: seed && toHex(sha256Bytes(seed)),
    // While a day is not public, its seconds are for nobody to know beforehand: other rounds may be read at them.
    seed: isPublic && seed ? toHex(seed) : null,
    hours:
      figures === 'SHOWN'
        ? hours.map(({ hourMs, atMs, minor }) => ({
            fromMs: hourMs,
            atMs,
            amount: atMs === null ? null : text(minor),
          }))
        : [],
  };
}
