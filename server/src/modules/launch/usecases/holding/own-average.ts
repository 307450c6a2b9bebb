import { averageHolding, commitCap, type HoldingTerms, lastPublicDay } from '@bourse/core/launch/holding.ts';
import type { Applicant } from '@bourse/core/launch/subscribe.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findDaySums } from '../../queries/holding.query.ts';
import { committedAsset, type Project, type Round } from '../../queries/project.query.ts';
import { scaleOf } from '../scales.ts';

/** What a person held on average of what a round asks for, as far as it is public, and what that lets them commit. */
export async function ownAverage(
  deps: Pick<LaunchDeps, 'assets'>,
  q: Queryable,
  uid: string,
  { project, round, nowMs }: { readonly project: Project; readonly round: Round; readonly nowMs: number },
): Promise<Required<Pick<Applicant, 'average' | 'capMinor'>>> {
  const { holding } = round;
  if (!holding) return { average: null, capMinor: null };
  const average = averageHolding(await findDaySums(q, uid, publicPart(holding, nowMs)));
  if (holding.factorUnits === null) return { average, capMinor: null };
  const heldScale = scaleOf(deps, holding.asset);
  const payScale = scaleOf(deps, committedAsset(project, round.number));
  return { average, capMinor: commitCap(average, holding.factorUnits, { heldScale, payScale }) };
}

/** The days of a period that are public; none where the last one is before the first. */
export const publicPart = (holding: HoldingTerms, nowMs: number): HoldingTerms => ({
  ...holding,
  lastDay: Math.min(holding.lastDay, lastPublicDay(nowMs)),
});
