import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { ApprovalsDeps } from '../../approvals-deps.ts';
import {
  countRefusedLogin,
  hasRefusedHours,
  type RefusedHour,
  takeRefusedHours,
} from '../../store/refused-login.store.ts';
import type { Staff } from '../../store/staff.store.ts';
import { audit } from '../audit.ts';

/** Stands for all logins that nobody has: they are made up without end. */
const NOBODYS = 'login:';

const hourOf = (nowMs: number): number => nowMs - (nowMs % HOUR_MS);

/**
 * Writes a refused log-in down: the first of an hour at each member of staff, and the first at any login that nobody has, as an
 * entry of the audit log; the others are counted, and become one entry when the hour is over. The log can never be made shorter, so
 * its length must not be for strangers to choose.
 */
export async function recordRefused(
  deps: ApprovalsDeps,
  request: { readonly login: string; readonly ip: string; readonly requestId: string },
  staff: Staff | null,
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const login = request.login.toLowerCase();
  const staffId = staff?.id ?? 'nobody';
  const role = staff?.role ?? 'nobody';
  const subject = staff ? `staff:${staff.id}` : NOBODYS;
  await deps.db.tx(async (tx) => {
    const refused = { subject, staffId, role, login, ip: request.ip, hourMs: hourOf(nowMs) };
    if ((await countRefusedLogin(tx, refused)) > 1) return;
    await audit(tx, {
      staffId,
      role,
      action: 'staffIdentity.loginFailed',
      subject: staff ? subject : `${NOBODYS}${login}`,
      reason: null,
      before: null,
      after: { ip: request.ip },
      requestId: request.requestId,
      nowMs,
    });
  });
}

/** Writes the refused log-ins of hours that are over into the audit log: one entry for each hour and member. */
export async function recordRefusedHours(deps: Pick<ApprovalsDeps, 'clock' | 'db'>): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const beforeMs = hourOf(nowMs);
  if (!(await hasRefusedHours(deps.db, beforeMs))) return;
  await deps.db.tx(async (tx) => {
    for (const hour of await takeRefusedHours(tx, beforeMs)) {
      if (hour.count === 1) continue;
      await audit(tx, {
        staffId: hour.staffId,
        role: hour.role,
        action: 'staffIdentity.loginFailed',
        subject: hour.subject,
        reason: null,
        before: null,
        after: countedOf(hour),
        requestId: 'approvals-tidy',
        nowMs,
      });
    }
  });
}

function countedOf({ count, hourMs, logins, ips, staffId }: RefusedHour) {
  return {
    refused: String(count),
    hour: new Date(hourMs).toISOString(),
    ips: ips.join(', '),
    ...(staffId === 'nobody' && { logins: logins.join(', ') }),
  };
}
