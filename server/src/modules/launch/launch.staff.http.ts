import type { ParsedInputOf } from '@bourse/contract/endpoint.ts';
import type { staffLaunch as contract } from '@bourse/contract/staff/launch.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { STABLE_COIN } from '@bourse/core/launch/price/fixing.ts';
import { freeLots } from '@bourse/core/launch/stock.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import { cutPageBy, pageLimitOf } from '../../platform/db/keyset.ts';
import { RecentReads } from '../../platform/db/recent-reads.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { type Approvals, ask } from '../approvals/public.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { committedAsset, findProjectPage, type Project } from './queries/project.query.ts';
import { findAside, findLocked, findPaidBack } from './queries/staff-project.query.ts';
import { findTotals, NO_TOTALS, type RoundTotals } from './queries/subscription.query.ts';
import { countQueued } from './queries/ticket.query.ts';
import { defineCancelAction, paidBackOut } from './staff/cancel-action.ts';
import { accountOf, defineFundAction } from './staff/fund-action.ts';
import { defineMoveAction } from './staff/move-action.ts';
import { definePayOutAction } from './staff/pay-out-action.ts';
import { defineProtectAction, mayProtect } from './staff/protect-action.ts';
import { definePublishAction } from './staff/publish-action.ts';
import { isDone } from './staff/replay.ts';
import type { RoundWish } from './staff/round-wish.ts';
import { snapshotRows } from './staff/snapshot-rows.ts';
import { staffSurveyHttp } from './survey.staff.http.ts';
import { scaleOf, scalesOf } from './usecases/scales.ts';

/** All that is locked is summed so often at most, however many of staff look. */
const LOCKED_FRESH_MS = MINUTE_MS;

/** Endpoints of Launch for the staff who make projects and pay for them. */
export function staffLaunchHttp(
  deps: LaunchDeps,
  approvals: Pick<Approvals, 'define' | 'audit' | 'loginsOf'>,
): Handlers<typeof contract> {
  const publish = definePublishAction({ ...deps, approvals });
  const fund = defineFundAction({ ...deps, approvals });
  const payOut = definePayOutAction({ ...deps, approvals });
  const move = defineMoveAction({ ...deps, approvals });
  const protect = defineProtectAction({ ...deps, approvals });
  const cancel = defineCancelAction({ ...deps, approvals });
  const lockedOf = new RecentReads(LOCKED_FRESH_MS, (ids) => findLocked(deps.db, ids));
  return {
    ...staffSurveyHttp(deps, approvals),
    projects: async ({ before = null, limit }) => {
      const count = pageLimitOf(limit);
      const wanted = { isOver: null, nowMs: deps.clock.nowMs(), before, limit: count + 1 };
      const { rows: projects, next } = cutPageBy(await findProjectPage(deps.db, wanted), count, ({ id }) => id);
      const ids = projects.map(({ id }) => id);
      const [totals, queued] = [await findTotals(deps.db, ids), await countQueued(deps.db, ids)];
      const paidBack = await findPaidBack(deps.db, ids);
      const rows = projects.map(async (project) => ({
        ...(await projectRow(deps, project, totals, queued, await lockedOf.find(project.id))),
        paidBack: paidBackOut(deps, paidBack.get(project.id)),
      }));
      const aside = (await findAside(deps.db)).map(({ projectId, asset, minor }) => ({
        project: projectId,
        asset,
        amount: formatAmount(minor, scaleOf(deps, asset)),
      }));
      return ok({ rows: await Promise.all(rows), next, aside, snapshots: await snapshotRows(deps, projects) });
    },
    publish: ({ project: id, website = null, paper = null, protection, rounds, reason, ...rest }, context) =>
      ask(
        publish,
        {
          ...rest,
          id,
          website,
          paper,
          ...(protection === undefined ? {} : { protection }),
          rounds: rounds.map((round) => wishOf(round, rest.payAsset)),
        },
        reason,
        context,
      ),
    fund: async ({ clientRequestId: requestId, project: projectId, covers, reason, ...wish }, context) => {
      const change = { ...wish, requestId, projectId, ...(covers === undefined ? {} : { covers }) };
      const asked = { ...change, asset: wish.token, account: accountOf(change), uid: null };
      const done = await isDone(deps, deps.db, 'funding', asked);
      if (!done.ok) return done;
      return done.value ? ok({ state: 'DONE' as const }) : ask(fund, change, reason, context);
    },
    payOut: async ({ clientRequestId: requestId, project: projectId, uid = null, reason, ...wish }, context) => {
      const change = { ...wish, requestId, projectId, uid };
      const done = await isDone(deps, deps.db, 'payout', change);
      if (!done.ok) return done;
      return done.value ? ok({ state: 'DONE' as const }) : ask(payOut, change, reason, context);
    },
    move: ({ project: projectId, reason, ...wish }, context) => ask(move, { ...wish, projectId }, reason, context),
    protect: ({ project: projectId, reason }, context) => ask(protect, { projectId }, reason, context),
    cancel: ({ project: projectId, reason }, context) => ask(cancel, { projectId }, reason, context),
  };
}

type RoundInput = ParsedInputOf<typeof contract.publish>['rounds'][number];

/** A round as it is kept with the proposal. */
function wishOf({ nationality = 'ALL', newcomersOnly, needsSurvey, ...rest }: RoundInput, payAsset: string): RoundWish {
  const asked = rest.holding;
  const holding = asked ? { ...asked, factor: ('factor' in asked ? asked.factor : null) ?? null } : null;
  const round = {
    ...rest,
    nationality,
    newcomersOnly: newcomersOnly === 'true',
    needsSurvey: needsSurvey === 'true',
    holding,
  };
  if (round.mode === 'BOOST') return round;
  const sale = {
    hasVipDiscount: round.hasVipDiscount === 'true',
    ...(payAsset === STABLE_COIN ? {} : { priceIn: STABLE_COIN }),
  } as const;
  if (round.mode !== 'LOTTERY') return { ...round, ...sale };
  const { volumeMarkets = null, volumeStep = null, volumeFromAtMs = null } = round;
  return { ...round, ...sale, volumeMarkets, volumeStep, volumeFromAtMs };
}

async function projectRow(
  deps: LaunchDeps,
  project: Project,
  totals: ReadonlyMap<string, RoundTotals>,
  queued: ReadonlyMap<string, number>,
  lockedMinor: bigint,
) {
  const { tokenScale, payScale } = scalesOf(deps, project);
  const tokens = (minor: bigint): string => formatAmount(minor, tokenScale);
  const committed = (number: number): string =>
    formatAmount(of(number).committedMinor, scaleOf(deps, committedAsset(project, number)));
  const pay = (minor: bigint): string => formatAmount(minor, payScale);
  const of = (number: number): RoundTotals => totals.get(`${project.id}/${number}`) ?? NO_TOTALS;
  const balance = (path: string): Promise<bigint> => deps.ledger.systemBalance(deps.db, path);
  return {
    id: project.id,
    token: project.token,
    payAsset: project.payAsset,
    isCancelled: project.cancelledMs !== null,
    supply: tokens(project.supplyMinor),
    quota: tokens(project.quotaMinor),
    listingAtMs: project.listingMs,
    funded: tokens(await balance(`system:launch_supply:${project.token}:${project.id}`)),
    proceeds: pay(await balance(`system:launch_proceeds:${project.payAsset}:${project.id}`)),
    cover:
      project.protectionBps === null
        ? null
        : pay(await balance(`system:launch_protection:${project.payAsset}:${project.id}`)),
    mayProtect: await mayProtect(deps, project),
    locked: tokens(lockedMinor),
    rounds: project.rounds.map(
      ({ number, mode, state, awaitsPrice, startMs, endMs, quotaMinor, soldMinor, flash }) => ({
        number,
        mode,
        state,
        awaitsPrice,
        startAtMs: startMs,
        endAtMs: endMs,
        quota: tokens(quotaMinor),
        committed: committed(number),
        asset: committedAsset(project, number),
        people: of(number).people,
        sold: tokens(soldMinor),
        toSettle: of(number).toSettle,
        flash: flash && {
          quotaLots: flash.quotaLots,
          paidLots: flash.paidLots,
          payingLots: flash.payingLots,
          freeLots: freeLots(flash),
          queued: queued.get(`${project.id}/${number}`) ?? 0,
        },
      }),
    ),
  };
}
