import type { OwnRound, Project, Round } from '../api/queries.ts';

/** Where a round is, by the server's clock: its state follows time a little late. */
export type Phase = 'soon' | 'open' | 'counting' | 'counted' | 'unlocking' | 'done' | 'cancelled';
export type Tab = 'upcoming' | 'live' | 'ended';
export const TABS: readonly Tab[] = ['upcoming', 'live', 'ended'];

type Timed = Pick<Round, 'state' | 'shown' | 'startAtMs' | 'endAtMs' | 'price' | 'fixing'>;

/** Whether its price is still to be fixed, or could not be: it does not open before. */
export const awaitsPrice = ({ price, fixing }: Pick<Round, 'price' | 'fixing'>): boolean =>
  fixing !== null && price === null;

const PHASE_OF: Readonly<Partial<Record<Round['state'], Phase>>> = {
  CALCULATING: 'counting',
  ANNOUNCED: 'counted',
  DISTRIBUTING: 'unlocking',
  COMPLETED: 'done',
  CANCELLED: 'cancelled',
};

export function phaseOf(round: Timed, nowMs: number): Phase {
  const { state, shown, startAtMs, endAtMs } = round;
  const passed = PHASE_OF[state];
  if (passed) return passed;
  if (awaitsPrice(round)) return 'soon';
  if (shown === 'SOLD_OUT') return 'counting';
  if (nowMs < startAtMs) return 'soon';
  return nowMs < endAtMs ? 'open' : 'counting';
}

/** The round that a project is about now: the open one, else the next one, else the last. */
export function presentRound(rounds: readonly Round[], nowMs: number): Round | undefined {
  const first = (phase: Phase) => rounds.find((round) => phaseOf(round, nowMs) === phase);
  return first('open') ?? first('soon') ?? rounds.at(-1);
}

export function tabOf({ rounds }: Pick<Project, 'rounds'>, nowMs: number): Tab {
  const phases = rounds.map((round) => phaseOf(round, nowMs));
  if (phases.includes('open')) return 'live';
  return phases.includes('soon') ? 'upcoming' : 'ended';
}

/** When the next thing happens to a round, or the last thing happened. */
export const timeOf = (round: Timed, phase: Phase): number => (phase === 'soon' ? round.startAtMs : round.endAtMs);

/** What a badge says of a round: what is open by its kind, a flash sale that is sold out, and a lottery before its draw. */
export type BadgeWord = Exclude<Phase, 'open'> | Round['mode'] | 'soldOut' | 'drawing';
export function badgeOf({ mode, shown }: Pick<Round, 'mode' | 'shown'>, phase: Phase): BadgeWord {
  if (phase === 'open') return mode;
  if (mode === 'LOTTERY' && phase === 'counting') return 'drawing';
  return mode === 'FLASH' && shown === 'SOLD_OUT' && phase !== 'cancelled' ? 'soldOut' : phase;
}

/** Whether a round may have ended before its time, because everything was sold. */
export const mayHaveEndedEarly = ({ mode, shown, sold, quota }: Round): boolean =>
  mode === 'FLASH' && (shown === 'SOLD_OUT' || sold === quota);

/** The round after this one that opens later, for whoever can do nothing in this one any more. */
export const nextRound = (rounds: readonly Round[], number: number, nowMs: number): Round | undefined =>
  rounds.find((round) => round.number > number && phaseOf(round, nowMs) === 'soon');

interface Shown {
  readonly project: Pick<Project, 'rounds'>;
  readonly rounds: readonly Pick<OwnRound, 'subscription' | 'estimate'>[];
}

/**
 * Whether something else is to be shown within moments: an estimate of whoever has just subscribed, because the next count is not
 * waited for twice, or the result of a round, also to those who are not in it and hear nothing of it.
 */
export function isSoonOther({ project, rounds }: Shown, nowMs: number): boolean {
  const waits = rounds.some(({ subscription, estimate }) => subscription?.state === 'SUBSCRIBED' && estimate === null);
  return waits || project.rounds.some((round) => phaseOf(round, nowMs) === 'counting' && nowMs >= dueMs(round));
}

/** When a round's result can be there at the earliest: a lottery waits for its draw. */
const dueMs = ({ lottery, endAtMs }: Pick<Round, 'lottery' | 'endAtMs'>): number => lottery?.drawAtMs ?? endAtMs;
