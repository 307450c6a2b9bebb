import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import type { staffKeys } from '@bourse/contract/staff/keys.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { type ApprovalsDeps, STAFF_COOKIE } from './approvals-deps.ts';
import { listStaffKeys } from './queries/passkey.query.ts';
import { addStaffKey, askForChange, removeStaffKey, startStaffKey } from './usecases/keys/change-keys.ts';

/** Endpoints for the caller's own keys. */
export function staffKeysHttp({ deps }: { readonly deps: ApprovalsDeps }): Handlers<typeof staffKeys> {
  return {
    list: async (_, { staff }) => {
      const rows = await listStaffKeys(deps.db, staff.staffId);
      return ok({ rows, countMax: PASSKEYS_MAX, isRequired: deps.requiresKey });
    },
    start: (_, { staff }) => startStaffKey(deps, staff.staffId),
    ask: (_, { staff }) => askForChange(deps, staff.staffId),
    add: async (input, context) => {
      const { needsKey } = context.staff;
      // A member who came in without a key is logged out and comes in again with the new one, which also tests it.
      const keptCookie = needsKey ? null : (context.cookie(STAFF_COOKIE) ?? null);
      const added = await addStaffKey(deps, { ...input, ...callerOf(context), keptCookie });
      if (added.ok && needsKey) context.setCookie(STAFF_COOKIE, null);
      return added.ok ? ok(DONE) : added;
    },
    remove: async (input, context) => {
      const keptCookie = context.cookie(STAFF_COOKIE) ?? null;
      const removed = await removeStaffKey(deps, { ...input, ...callerOf(context), keptCookie });
      return removed.ok ? ok(DONE) : removed;
    },
  };
}

const callerOf = ({ staff, ip, requestId }: StaffContext) => ({ staffId: staff.staffId, ip, requestId });
