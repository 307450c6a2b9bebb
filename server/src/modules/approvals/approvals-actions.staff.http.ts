import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { staffActions } from '@bourse/contract/staff/actions.ts';
import { ok } from '@bourse/core/result.ts';
import { readIdCursor } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { listActions, type ShownAction } from './queries/action.query.ts';
import { actorOf } from './staff-edge.ts';
import { decideAction, withdrawAction } from './usecases/decide-action.ts';

const PAGE = 30;

/** Endpoints for actions that wait for a second member of staff. */
export function staffActionsHttp({ deps }: { readonly deps: ApprovalsDeps }): Handlers<typeof staffActions> {
  return {
    list: async ({ tab, before, limit = PAGE }, { staff }) => {
      const size = Math.max(1, limit);
      const isAuditor = staff.role === 'auditor';
      const { decided, seen } = deps.actions.kindsOf(staff.role);
      const rows = await listActions(deps.db, {
        kinds: isAuditor ? deps.actions.kinds() : tab === 'waiting' ? decided : seen,
        tab,
        staffId: staff.staffId,
        before: readIdCursor(before),
        limit: size,
      });
      return ok({
        rows: rows.map((row) => actionOut(row, staff, decided.includes(row.kind))),
        next: rows.length < size ? null : rows.at(-1)!.id,
      });
    },
    decide: async (input, context) => {
      const decided = await decideAction(deps, { ...input, actor: actorOf(context) });
      return decided.ok ? ok({ state: decided.value }) : decided;
    },
    withdraw: async (input, context) => {
      const taken = await withdrawAction(deps, { ...input, actor: actorOf(context) });
      return taken.ok ? ok({ done: true }) : taken;
    },
  };
}

function actionOut(
  { proposedBy, isOwnAccount, isOwnStaffAccount, ...row }: ShownAction,
  staff: { readonly staffId: string; readonly role: StaffRole },
  isDecider: boolean,
) {
  const isMine = proposedBy === staff.staffId;
  const bars = [
    ...(isDecider ? [] : ['ROLE' as const]),
    ...(isMine ? ['OWN_PROPOSAL' as const] : []),
    ...(isOwnStaffAccount ? ['OWN_STAFF_ACCOUNT' as const] : []),
    ...(isOwnAccount ? ['OWN_ACCOUNT' as const] : []),
  ];
  return {
    ...row,
    before: flat(row.before),
    after: flat(row.after),
    isMine,
    barredBy: row.state === 'WAITING' ? (bars[0] ?? null) : null,
  };
}

/** The API has only values and lists of texts; anything deeper is sent as JSON text. */
function flat(fields: ShownAction['before']): Record<string, string | number | boolean | null | string[]> {
  const isDeep = (value: unknown): boolean => typeof value === 'object' && value !== null;
  const wire = (value: unknown) => {
    if (Array.isArray(value)) return value.map((part) => (isDeep(part) ? JSON.stringify(part) : String(part)));
    return isDeep(value) ? JSON.stringify(value) : (value as string | number | boolean | null);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wire(value)]));
}
