import type { launch as contract } from '@bourse/contract/launch.ts';
import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { type HoldingTerms, lastPublicDay } from '@bourse/core/launch/holding.ts';
import { conditionsOf, type Held, takesPeople } from '@bourse/core/launch/subscribe.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { cutPage, cutPageBy, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { samplesOut } from './fixing-out.ts';
import { flashHttp } from './flash.http.ts';
import { holdingHttp } from './holding.http.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { lotteryHttp } from './lottery.http.ts';
import { projectOut, subscriptionOut } from './project-out.ts';
import { findSamples } from './queries/price/fixing.query.ts';
import { findCredits } from './queries/price/protection.query.ts';
import { committedAsset, findProject, findProjectPage, findProjectsOf } from './queries/project.query.ts';
import { findOwnOfProject, findOwnPage, findUnlocks, type Subscription } from './queries/subscription.query.ts';
import { surveyHttp } from './survey.http.ts';
import { findApplicant } from './usecases/applicant.ts';
import { noProject } from './usecases/find-round.ts';
import { ownAverage, sharedAverages } from './usecases/holding/own-average.ts';
import { leave } from './usecases/leave.ts';
import { heldOut } from './usecases/refusal-details.ts';
import { RoundsNow } from './usecases/rounds-now.ts';
import { scaleOf, scalesOf } from './usecases/scales.ts';
import { subscribe } from './usecases/subscribe.ts';

/** Endpoints of Launch. */
export function launchHttp(deps: LaunchDeps): Handlers<typeof contract> {
  const now = new RoundsNow(deps);
  const averageOf = sharedAverages(deps.db);
  return {
    ...flashHttp(deps, averageOf),
    ...holdingHttp(deps, averageOf),
    ...lotteryHttp(deps, (projectId) => now.changed(projectId)),
    ...surveyHttp(deps),
    projects: async ({ over, before = null, limit }) => {
      const count = pageLimitOf(limit);
      const isOver = over === undefined ? null : over === 'true';
      const wanted = { isOver, nowMs: deps.clock.nowMs(), before, limit: count + 1 };
      const page = cutPageBy(await findProjectPage(deps.db, wanted), count, ({ id }) => id);
      const shown = page.rows.map(async (project) => projectOut(deps, project, await now.totals(project)));
      return ok({ rows: await Promise.all(shown), next: page.next });
    },
    project: async ({ project: projectId }, { uid, nowMs }) => {
      const project = await findProject(deps.db, projectId);
      if (!project) return noProject(deps.db, projectId);
      const profile = await deps.identity.profile(deps.db, uid);
      if (!profile) throw new Error(`nobody has number ${uid}`);
      const own = await findOwnOfProject(deps.db, uid, projectId);
      const parts = await partsOf(deps, own);
      const { tokenScale } = scalesOf(deps, project);
      const rounds = await Promise.all(
        project.rounds.map(async (round) => {
          const made = own.find((each) => each.round === round.number) ?? null;
          const isSplit = (round.mode === 'SUBSCRIPTION' || round.mode === 'BOOST') && round.state !== 'CANCELLED';
          const counts = made?.state === 'SUBSCRIBED' && isSplit;
          const estimate = counts ? await now.estimate(project.id, round.number, made.id) : null;
          // What was held decides nothing of a round that is over, and is only kept for a while after it.
          const asked = takesPeople(round, nowMs) ? round : { ...round, holding: null };
          const average = await ownAverage(deps, averageOf, uid, { project, round: asked, nowMs });
          return {
            number: round.number,
            conditions: conditionsOf(asked, { ...(await findApplicant(deps.db, uid, profile, round)), ...average }).map(
              ({ needed = null, level = null, lateMs = null, nationality = null, held, ...rest }) => ({
                ...rest,
                needed,
                level,
                lateMs,
                nationality,
                held: held && asked.holding ? heldNow(deps, held, asked.holding, nowMs) : null,
              }),
            ),
            cap:
              average.capMinor === null
                ? null
                : formatAmount(average.capMinor, scaleOf(deps, committedAsset(project, round.number))),
            subscription: made && subscriptionOut(deps, made, project, parts),
            estimate: estimate && { tokens: formatAmount(estimate.tokensMinor, tokenScale), atMs: estimate.atMs },
          };
        }),
      );
      return ok({ project: projectOut(deps, project, await now.totals(project)), rounds });
    },
    subscribe: async ({ project: projectId, ...input }, context) => {
      const made = await subscribe(deps, callerOf(context), { ...input, projectId });
      if (!made.ok) return made;
      const { done, asset, replayed } = made.value;
      now.changed(projectId);
      const scale = deps.assets.coin(asset)!.ledgerScale;
      const committed = formatAmount(done.commitMinor, scale);
      return ok({ subscriptionId: done.subscriptionId, committed, atMs: done.atMs, replayed });
    },
    leave: async ({ subscriptionId }, context) => {
      const left = await leave(deps, callerOf(context), subscriptionId);
      if (!left.ok) return left;
      now.changed(left.value.projectId);
      return ok({ subscriptionId });
    },
    priceSamples: async ({ project: projectId, round: number }) => {
      const round = (await findProject(deps.db, projectId))?.rounds.find((each) => each.number === number);
      if (!round?.offer) return refuse('LAUNCH_NOT_FOUND', { project: projectId });
      const found = await findSamples(deps.db, round);
      return found ? ok(samplesOut(round, found)) : refuse('LAUNCH_NO_PRICE');
    },
    subscriptions: async ({ before, limit }, { uid }) => {
      const from = readKeyset(before);
      if (!from.ok) return from;
      const count = pageLimitOf(limit);
      const found = await findOwnPage(deps.db, uid, { before: from.value, limit: count + 1 });
      const page = cutPage(found, count, ({ firstAtMs, id }) => ({ atMs: firstAtMs, id }));
      const ids = page.rows.map(({ projectId }) => projectId);
      const projects = await findProjectsOf(deps.db, ids);
      const parts = await partsOf(deps, page.rows);
      const rows = page.rows.map((made) => subscriptionOut(deps, made, projects.get(made.projectId)!, parts));
      return ok({ rows, next: page.next });
    },
  };
}

/** What a person is known to have held so far, and whether that may still change. */
const heldNow = (deps: LaunchDeps, held: Held, { firstDay, lastDay }: HoldingTerms, nowMs: number) => {
  const { average, ...rest } = heldOut(deps, held);
  const isKnown = lastPublicDay(nowMs) >= firstDay;
  return { ...rest, average: isKnown ? average : null, isOver: nowMs >= startOfBusinessDay(lastDay + 1) };
};

/** What of some subscriptions is unlocked when, and what was paid back of a loss. */
async function partsOf({ db }: LaunchDeps, made: readonly Subscription[]) {
  const ids = made.map(({ id }) => id);
  return { unlocks: await findUnlocks(db, ids), credits: await findCredits(db, ids) };
}
