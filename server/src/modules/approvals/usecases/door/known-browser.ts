import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { judgeChallenge, makeChallenge } from '../../../../platform/crypto/challenge.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { ApprovalsDeps } from '../../approvals-deps.ts';
import type { Staff } from '../../store/staff.store.ts';

export const STAFF_BROWSER_MS = 90 * DAY_MS;

/**
 * Contains the password's hash, so that a new password, or a reset by two super admins, forgets every browser of the
 * member.
 */
const browserUse = ({ id, passwordHash }: Staff): string => `staff-browser:${id}:${passwordHash}`;

/** What a browser keeps after a log-in, so that it is known at the next one. It gives no access by itself. */
export function giveBrowser(deps: Pick<ApprovalsDeps, 'browserKey' | 'clock'>, staff: Staff): string {
  return makeChallenge(deps.browserKey, browserUse(staff), deps.clock.nowMs() + STAFF_BROWSER_MS);
}

/** The name under which tries of this browser are counted; null if the member has not used it, or too long ago. */
export function browserOf(
  deps: Pick<ApprovalsDeps, 'browserKey' | 'clock'>,
  staff: Staff,
  given: string | undefined,
): string | null {
  if (given === undefined) return null;
  const judged = judgeChallenge(deps.browserKey, browserUse(staff), given, deps.clock.nowMs());
  return judged.outcome === 'good' ? sha256(given).toString('base64url') : null;
}
