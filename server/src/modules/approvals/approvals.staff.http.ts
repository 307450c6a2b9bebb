import type { staffApprovals } from '@bourse/contract/staff/approvals.ts';
import type { staffIdentity } from '@bourse/contract/staff/identity.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { type ApprovalsDeps, STAFF_BROWSER_COOKIE, STAFF_COOKIE } from './approvals-deps.ts';
import { auditHttp } from './audit.staff.http.ts';
import { findStaffLogin } from './store/staff.store.ts';
import { STAFF_LIFE_MS } from './store/staff-session.store.ts';
import { STAFF_BROWSER_MS } from './usecases/door/known-browser.ts';
import { askForLogin, logStaffIn, logStaffOut } from './usecases/door/staff-login.ts';

/** All endpoints of approvals for staff. */
export function staffApprovalsHttp({ deps }: { readonly deps: ApprovalsDeps }): Handlers<typeof staffApprovals> {
  return {
    ...auditHttp({ deps }),
  };
}

/** The console's log-in, which the contract groups with the staff's identity endpoints. */
export function staffDoorHttp({
  deps,
}: {
  readonly deps: ApprovalsDeps;
}): Pick<Handlers<typeof staffIdentity>, 'askKey' | 'captcha' | 'login' | 'logout' | 'me'> {
  return {
    askKey: async ({ login }) => ok(askForLogin(deps, login)),
    captcha: async () => {
      const { id, ...rest } = await deps.puzzles.make(deps.clock.nowMs());
      return ok({ captchaId: id, ...rest });
    },
    login: async (input, context) => {
      const { ip, requestId } = context;
      const kept = { cookie: context.cookie(STAFF_COOKIE), browser: context.cookie(STAFF_BROWSER_COOKIE) };
      const opened = await logStaffIn(deps, { ...input, ...kept, ip, requestId });
      if (!opened.ok) return opened;
      const { secret, browser, ...me } = opened.value;
      context.setCookie(STAFF_BROWSER_COOKIE, browser, STAFF_BROWSER_MS);
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
