import { ok, type Result, refuse } from '../../result.ts';
import type { RoundState } from '../round.ts';
import { fixingWindow } from './fixing.ts';

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
  /** Whether it is stored that its price could not be fixed for the start that it has. */
  readonly hasFailed: boolean;
}

/** When a round is instead. */
export interface Moved {
  readonly startMs: number;
  readonly endMs: number;
  readonly drawAtMs: number | null;
}

type MoveRefusal = 'LAUNCH_NOT_FOUND' | 'LAUNCH_PRICED' | 'LAUNCH_PRICE_DUE' | 'LAUNCH_MOVE_TIME';

/**
 * Judges a later start of a round whose price is not fixed, because it could not be or will not be in time. Its end, and its draw,
 * are later by as much. Whoever moves it knows neither the price that it leaves nor the one that it gets, so that nobody chooses
 * between them.
 *
 * @param rounds  all of its project, in order
 * @refuses       LAUNCH_NOT_FOUND | LAUNCH_PRICED, people know its price or it has none to be fixed | LAUNCH_PRICE_DUE, the day of its
 *                price is over, and nothing says yet that there is none | LAUNCH_MOVE_TIME, a start whose day is not a later one or is
 *                over already, or an end after the next round's start or after the listing
 */
export function judgeMove(
  rounds: readonly MovableRound[],
  number: number,
  startMs: number,
  { listingMs, nowMs }: { readonly listingMs: number; readonly nowMs: number },
): Result<Moved, MoveRefusal> {
  const index = rounds.findIndex((each) => each.number === number);
  const round = rounds[index];
  if (!round) return refuse('LAUNCH_NOT_FOUND');
  if (!round.awaitsPrice || round.state !== 'WARM_UP') return refuse('LAUNCH_PRICED');
  const { toMs } = fixingWindow(round.startMs);
  if (nowMs >= toMs && !round.hasFailed) return refuse('LAUNCH_PRICE_DUE');
  const byMs = startMs - round.startMs;
  const drawAtMs = round.drawAtMs === null ? null : round.drawAtMs + byMs;
  const moved = { startMs, endMs: round.endMs + byMs, drawAtMs };
  const movedToMs = fixingWindow(startMs).toMs;
  const isInTime = (moved.drawAtMs ?? moved.endMs) <= (rounds[index + 1]?.startMs ?? listingMs);
  return movedToMs > toMs && movedToMs >= nowMs && isInTime ? ok(moved) : refuse('LAUNCH_MOVE_TIME');
}

/**
 * Whether a round never opens: it has no price though its start has come, and its tokens are listed, before which it would have had
 * to end, so that it cannot be moved any more either.
 */
export const isNeverPriced = (
  { state, awaitsPrice, startMs }: Pick<MovableRound, 'state' | 'awaitsPrice' | 'startMs'>,
  listingMs: number,
  nowMs: number,
): boolean => awaitsPrice && state === 'WARM_UP' && nowMs >= startMs && nowMs >= listingMs;
