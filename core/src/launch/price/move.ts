import { MINUTE_MS } from '../../calendar/durations.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { RoundState } from '../round.ts';

/** A price that is fixed from the past is known to people for so long before its round starts. */
export const TOLD_BEFORE_MS = 10 * MINUTE_MS;

/** A round as it is announced. */
export interface MovableRound {
  readonly number: number;
  readonly state: RoundState;
  readonly startMs: number;
  readonly endMs: number;
  /** When a lottery is drawn; null of another round. */
  readonly drawAtMs: number | null;
  /** Whether its price is still to be fixed. */
  readonly awaitsPrice: boolean;
}

/** When a round is instead. */
export interface Moved {
  readonly startMs: number;
  readonly endMs: number;
  readonly drawAtMs: number | null;
}

/**
 * Judges a later start of a round whose price is not fixed, because it could not be or will not be in time. Its end, and its draw,
 * are later by as much.
 *
 * @param rounds  all of its project, in order
 * @refuses       LAUNCH_NOT_FOUND | LAUNCH_PRICED, people know its price or it has none to be fixed | LAUNCH_MOVE_TIME, a start that is
 *                not later, or too soon to be known, or an end after the next round's start
 */
export function judgeMove(
  rounds: readonly MovableRound[],
  number: number,
  startMs: number,
  nowMs: number,
): Result<Moved, 'LAUNCH_NOT_FOUND' | 'LAUNCH_PRICED' | 'LAUNCH_MOVE_TIME'> {
  const index = rounds.findIndex((each) => each.number === number);
  const round = rounds[index];
  if (!round) return refuse('LAUNCH_NOT_FOUND');
  if (!round.awaitsPrice || round.state !== 'WARM_UP') return refuse('LAUNCH_PRICED');
  const byMs = startMs - round.startMs;
  const drawAtMs = round.drawAtMs === null ? null : round.drawAtMs + byMs;
  const moved = { startMs, endMs: round.endMs + byMs, drawAtMs };
  const next = rounds[index + 1];
  const isInTime = next === undefined || (moved.drawAtMs ?? moved.endMs) <= next.startMs;
  return byMs > 0 && startMs >= nowMs + TOLD_BEFORE_MS && isInTime ? ok(moved) : refuse('LAUNCH_MOVE_TIME');
}
