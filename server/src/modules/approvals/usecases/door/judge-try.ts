import { type AttemptStanding, CAPTCHA_AFTER, LOGIN_POLICY, STRANGERS_POLICY } from '@bourse/core/identity/attempts.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { PuzzleAnswer } from '../../../../platform/puzzles/puzzles.ts';
import type { ApprovalsDeps } from '../../approvals-deps.ts';

type Gate = 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG';
export type TryRefusal = 'LOGIN_WRONG' | 'LOGIN_LOCKED' | Gate;

/** A try to log in to the console. */
export interface DoorTry {
  readonly login: string;
  readonly network: string;
  /** The browser, if this member has used it; null for any other. */
  readonly browser: string | null;
  readonly puzzle: PuzzleAnswer;
}
type Tried =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong' | 'locked'; readonly standing: AttemptStanding }
  | { readonly outcome: 'not-judged'; readonly gate: Gate };

/**
 * Judges a try and counts a wrong one by login and network, and by login for all networks together. A browser that the
 * member has used is counted separately, so somebody who guesses locks out their own network, or at most all unknown
 * browsers, but nobody who works here. Wrong tries at ten logins stop all logins from a network.
 *
 * @param judge  whether password and factor are right; not called if a lock or an unsolved puzzle comes first
 * @refuses      LOGIN_WRONG (triesLeft) | LOGIN_LOCKED (untilMs) | CAPTCHA_REQUIRED | CAPTCHA_WRONG
 */
export async function judgeTry(
  deps: ApprovalsDeps,
  tried: DoorTry,
  judge: () => Promise<boolean>,
): Promise<Result<true, TryRefusal>> {
  const { login, browser } = tried;
  if (browser !== null)
    return answer(await counted(deps, tried, { key: `staff:${login}:${browser}`, isPuzzleDue: false }, judge));
  const rangeKey = `staff-network:${tried.network}`;
  const nowMs = deps.clock.nowMs();
  const range = await deps.attempts.standing(rangeKey, LOGIN_POLICY, nowMs);
  if (range.isLocked) return refuse('LOGIN_LOCKED', untilOf(range));
  const outcome = await ofStranger(deps, tried, range.wrong >= CAPTCHA_AFTER, judge);
  if (outcome.outcome === 'wrong' && outcome.standing.wrong === 1)
    await deps.attempts.countWrong(rangeKey, LOGIN_POLICY, nowMs);
  return answer(outcome);
}

async function ofStranger(
  deps: ApprovalsDeps,
  tried: DoorTry,
  isPuzzleDue: boolean,
  judge: () => Promise<boolean>,
): Promise<Tried> {
  const { login, network } = tried;
  let own: Tried | null = null;
  const all = await deps.attempts.attempt(`staff:${login}`, STRANGERS_POLICY, deps.clock.nowMs(), async ({ wrong }) => {
    const count = { key: `staff:${login}:${network}`, isPuzzleDue: isPuzzleDue || wrong >= CAPTCHA_AFTER };
    own = await counted(deps, tried, count, judge);
    return own.outcome === 'right' ? true : own.outcome === 'wrong' ? false : null;
  });
  return all.outcome === 'locked' ? all : own!;
}

async function counted(
  deps: ApprovalsDeps,
  { puzzle }: DoorTry,
  { key, isPuzzleDue }: { readonly key: string; readonly isPuzzleDue: boolean },
  judge: () => Promise<boolean>,
): Promise<Tried> {
  const nowMs = deps.clock.nowMs();
  let gate: Gate | null = null;
  const tried = await deps.attempts.attempt(key, LOGIN_POLICY, nowMs, async ({ wrong }) => {
    if (isPuzzleDue || wrong >= CAPTCHA_AFTER) {
      const solved = await deps.puzzles.judge(puzzle, nowMs);
      gate = solved.ok ? null : solved.refusal.code;
    }
    return gate === null ? judge() : null;
  });
  return tried.outcome === 'not-judged' ? { outcome: 'not-judged', gate: gate! } : tried;
}

function answer(tried: Tried): Result<true, TryRefusal> {
  switch (tried.outcome) {
    case 'right':
      return ok(true);
    case 'not-judged':
      return refuse(tried.gate);
    case 'locked':
      return refuse('LOGIN_LOCKED', untilOf(tried.standing));
    case 'wrong':
      return refuse('LOGIN_WRONG', { triesLeft: tried.standing.triesLeft });
  }
}

function untilOf({ lockedUntilMs }: AttemptStanding): Record<string, number> {
  return lockedUntilMs === null ? {} : { untilMs: lockedUntilMs };
}
