import { closedBy, judgePass } from '@bourse/core/launch/flash.ts';
import { vipDiscountBps } from '@bourse/core/launch/price.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { PuzzleAnswer } from '../../../../platform/puzzles/puzzles.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findNewest, type RoundKey } from '../../queries/ticket.query.ts';
import { findApplicant } from '../applicant.ts';
import { findRound } from '../find-round.ts';
import { type AverageOf, ownAverage } from '../holding/own-average.ts';
import { refusalDetails } from '../refusal-details.ts';
import { makePass } from './entry-pass.ts';

/**
 * Gives a person a pass for a flash round after everything that can be checked before it starts. The puzzle is judged last,
 * so that nobody solves one for nothing.
 *
 * @refuses in the order of the checks: what findRound refuses | ACCOUNT_FROZEN | what judgePass refuses | LAUNCH_BOUGHT |
 *          LAUNCH_GAVE_UP | CAPTCHA_REQUIRED | CAPTCHA_WRONG
 */
export async function pass(
  deps: LaunchDeps,
  averageOf: AverageOf,
  { uid }: Caller,
  { answer, ...key }: RoundKey & { readonly answer: PuzzleAnswer },
) {
  const found = await findRound(deps.db, key, ['FLASH']);
  if (!found.ok) return found;
  const { project, round } = found.value;
  const profile = await deps.identity.profile(deps.db, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const nowMs = deps.clock.nowMs();
  const average = await ownAverage(deps, averageOf, uid, { project, round, nowMs });
  const fault = judgePass(round, { ...(await findApplicant(deps.db, uid, profile, round)), ...average }, nowMs);
  if (fault) return refuse(fault.code, refusalDetails(deps, fault, null));
  const newest = await findNewest(deps.db, uid, key);
  const closed = closedBy(newest?.state ?? null);
  if (closed) return refuse(closed);
  const solved = await deps.identity.judgePuzzle(answer);
  if (!solved.ok) return solved;
  const vipBps = round.hasVipDiscount ? vipDiscountBps(profile.vipLevel) : 0;
  return ok({ pass: makePass(round.flash!.passKey, uid, vipBps, nowMs) });
}
