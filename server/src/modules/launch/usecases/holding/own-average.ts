import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { averageHolding, commitCap, type HoldingTerms, lastPublicDay } from '@bourse/core/launch/holding.ts';
import type { Fraction } from '@bourse/core/launch/price.ts';
import type { Applicant } from '@bourse/core/launch/subscribe.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { RecentReads } from '../../../../platform/db/recent-reads.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { type AskedPeriod, findDaySums } from '../../queries/holding.query.ts';
import { committedAsset, type Project, type Round } from '../../queries/project.query.ts';
import { scaleOf } from '../scales.ts';

/** What a day that is public says never changes. */
const FRESH_MS = DAY_MS;

/** Finds what a person held on average in a period whose days are public; null where nothing was read. */
export type AverageOf = (asked: AskedPeriod) => Promise<Fraction | null>;

const findAverages = async (q: Queryable, asked: readonly AskedPeriod[]): Promise<(Fraction | null)[]> =>
  (await findDaySums(q, asked)).map(averageHolding);

/** For one call alone, as within a transaction. */
export const averageIn =
  (q: Queryable): AverageOf =>
  async (asked) =>
    (await findAverages(q, [asked]))[0]!;

/** For all who look: whoever asks at the same moment is answered by one statement, and whoever asks again by none. */
export function sharedAverages(q: Queryable): AverageOf {
  const reads = new RecentReads<Fraction | null>(FRESH_MS, async (names) => {
    const averages = await findAverages(q, names.map(askedBy));
    return new Map(names.map((name, at) => [name, averages[at]!]));
  });
  return ({ uid, asset, firstDay, lastDay }) => reads.find([uid, asset, firstDay, lastDay].join('/'));
}

function askedBy(name: string): AskedPeriod {
  const [uid, asset, firstDay, lastDay] = name.split('/');
  return { uid: uid!, asset: asset!, firstDay: Number(firstDay), lastDay: Number(lastDay) };
}

/** What a person held on average of what a round asks for, as far as it is public, and what that lets them commit. */
export async function ownAverage(
  deps: Pick<LaunchDeps, 'assets'>,
  averageOf: AverageOf,
  uid: string,
  { project, round, nowMs }: { readonly project: Project; readonly round: Round; readonly nowMs: number },
): Promise<Required<Pick<Applicant, 'average' | 'capMinor'>>> {
  const { holding } = round;
  if (!holding) return { average: null, capMinor: null };
  const { asset, firstDay, lastDay } = publicPart(holding, nowMs);
  const average = lastDay < firstDay ? null : await averageOf({ uid, asset, firstDay, lastDay });
  if (holding.factorUnits === null) return { average, capMinor: null };
  const heldScale = scaleOf(deps, asset);
  const payScale = scaleOf(deps, committedAsset(project, round.number));
  return { average, capMinor: commitCap(average, holding.factorUnits, { heldScale, payScale }) };
}

/** The days of a period that are public; none where the last one is before the first. */
export const publicPart = (holding: HoldingTerms, nowMs: number): HoldingTerms => ({
  ...holding,
  lastDay: Math.min(holding.lastDay, lastPublicDay(nowMs)),
});
