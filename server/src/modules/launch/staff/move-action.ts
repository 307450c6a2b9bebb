import { OPENING_MS } from '@bourse/core/launch/flash.ts';
import { fixingWindow } from '@bourse/core/launch/price/fixing.ts';
import { judgeMove, type MovableRound, type Moved } from '@bourse/core/launch/price/move.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, type Round } from '../queries/project.query.ts';
import { lockRounds } from '../queries/staff-project.query.ts';
import { saveDrawTime, saveOpeningRound, saveTimes } from '../store/move.store.ts';
import { endPriceAlarms } from '../usecases/price/price-alarms.ts';

export interface MoveWish extends PlainRecord {
  readonly projectId: string;
  readonly round: number;
  readonly startAtMs: number;
}
type MoveRefusal =
  | 'LAUNCH_NOT_FOUND'
  | 'LAUNCH_CANCELLED'
  | 'LAUNCH_PRICED'
  | 'LAUNCH_PRICE_DUE'
  | 'LAUNCH_MOVE_TIME'
  | 'LAUNCH_BEACON_CHANGED';

/**
 * Moves the start of a round whose price is not fixed, with its end and its draw, so that it is fixed for the new start. Nobody has
 * taken part in it yet. It takes two, because people read when it would be.
 */
export const defineMoveAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<MoveWish, MoveRefusal> =>
  deps.approvals.define<MoveWish, MoveRefusal>({
    kind: 'staffLaunch.move',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { round, moved } = judged.value;
      return ok({
        subject: `launch:${wish.projectId}/${wish.round}`,
        before: { startAtMs: round.startMs, endAtMs: round.endMs },
        after: { startAtMs: moved.startMs, endAtMs: moved.endMs },
      });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { round, moved } = judged.value;
      await move(deps, tx, round, moved);
      await endPriceAlarms(tx, round, fixingWindow(round.startMs).toMs, nowMs);
      return ok(true);
    },
  });

/** What a beacon says is of a later round of it, which nobody knows yet either. */
async function move({ beacon }: LaunchDeps, tx: Tx, round: Round, moved: Moved): Promise<void> {
  if (round.flash?.beacon) await saveOpeningRound(tx, round, beacon.roundFor(moved.startMs + OPENING_MS));
  if (moved.drawAtMs !== null) {
    await saveDrawTime(tx, round, { drawAtMs: moved.drawAtMs, beaconRound: beacon.roundFor(moved.drawAtMs) });
  }
  await saveTimes(tx, round, moved);
}

async function judge(
  { clock, beacon }: LaunchDeps,
  tx: Tx,
  { projectId, round: number, startAtMs }: MoveWish,
): Promise<Result<{ readonly round: Round; readonly moved: Moved }, MoveRefusal>> {
  await lockRounds(tx, projectId);
  const project = await findProject(tx, projectId);
  if (!project) return refuse('LAUNCH_NOT_FOUND', { project: projectId });
  if (project.cancelledMs !== null) return refuse('LAUNCH_CANCELLED');
  const { rounds, listingMs } = project;
  const judged = judgeMove(rounds.map(movableOf), number, startAtMs, { listingMs, nowMs: clock.nowMs() });
  const details = { project: projectId, round: number };
  if (!judged.ok) return refuse(judged.refusal.code, details);
  const round = rounds.find((each) => each.number === number)!;
  const named = round.flash?.beacon ?? round.lottery?.beacon;
  // What people were told to listen to is never another beacon later.
  if (named && (named.kind !== beacon.kind || named.source !== beacon.source)) {
    return refuse('LAUNCH_BEACON_CHANGED', details);
  }
  return ok({ round, moved: judged.value });
}

const movableOf = (round: Round): MovableRound => ({
  ...round,
  drawAtMs: round.lottery?.drawAtMs ?? null,
  hasFailed: round.fixing?.toMs === fixingWindow(round.startMs).toMs && round.fixing.failure !== null,
});
