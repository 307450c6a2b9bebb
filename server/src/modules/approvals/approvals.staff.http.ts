import type { staffApprovals } from '@bourse/contract/staff/approvals.ts';
import type { staffIdentity } from '@bourse/contract/staff/identity.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { type ApprovalsDeps, STAFF_COOKIE } from './approvals-deps.ts';
import { auditHttp } from './audit.staff.http.ts';
import { findStaffLogin } from './store/staff.store.ts';
import { STAFF_LIFE_MS } from './store/staff-session.store.ts';
import { askForLogin, logStaffIn, logStaffOut } from './usecases/staff-login.ts';

/** What approvals answers to staff. */
export function staffApprovalsHttp({ deps }: { readonly deps: ApprovalsDeps }): Handlers<typeof staffApprovals> {
  return {
    ...auditHttp({ deps }),
  };
}

/** The console's own door, which the contract groups with the staff's identity work. */
export function staffDoorHttp({
  deps,
}: {
  readonly deps: ApprovalsDeps;
}): Pick<Handlers<typeof staffIdentity>, 'askKey' | 'login' | 'logout' | 'me'> {
  return {
    askKey: async ({ login }) => ok(askForLogin(deps, login)),
    login: async (input, context) => {
      const { ip, requestId } = context;
      const opened = await logStaffIn(deps, { ...input, ip, requestId, cookie: context.cookie(STAFF_COOKIE) });
      if (!opened.ok) return opened;
      const { secret, ...me } = opened.value;
      context.setCookie(STAFF_COOKIE, secret, STAFF_LIFE_MS);
      return ok(me);
    },
    logout: async (_, context) => {
      await logStaffOut(deps, context.cookie(STAFF_COOKIE));
      context.setCookie(STAFF_COOKIE, null);
      return ok(DONE);
    },
    me: async (_, { staff }) => {
      const login = await findStaffLogin(deps.db, staff.staffId);
      return ok({ ...staff, login: login ?? staff.staffId });
    },
  };
}
