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

/** Stands for all logins that do not exist, because strangers can make up any number of them. */
const NOBODYS = 'login:';

const hourOf = (nowMs: number): number => nowMs - (nowMs % HOUR_MS);

/**
 * Records a refused log-in. The first one in an hour for each member, and for all unknown logins together, becomes an
 * audit entry at once; the others are counted and become one entry after the hour. The audit log can never be
 * shortened, so strangers must not be able to fill it.
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

/** Writes the refused log-ins of past hours to the audit log: one entry for each hour and member. */
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
