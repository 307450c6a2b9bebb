import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { SettingName, SettingValue } from '../../../platform/settings/setting-names.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Approvals } from '../../approvals/public.ts';
import { STATUS_TOPIC, statusOf } from '../status.ts';

export interface SettingChange<Name extends SettingName> {
  readonly name: Name;
  readonly value: SettingValue<Name>;
  readonly reason: string | null;
  readonly action: AuditName;
  readonly staffId: string;
  readonly role: string;
  readonly requestId: string;
  readonly nowMs: number;
}

/**
 * Changes a switch, a pause or the shutdown flag in the caller's transaction, writes the audit entry, and tells every
 * open page what it may know of the change.
 *
 * @refuses NO_CHANGE
 */
export async function setSetting<Name extends SettingName>(
  deps: { readonly settings: Settings; readonly approvals: Pick<Approvals, 'audit'> },
  tx: Tx,
  change: SettingChange<Name>,
): Promise<Result<true, 'NO_CHANGE'>> {
  const { name, value, reason, action, staffId, role, requestId, nowMs } = change;
  const before = await deps.settings.readIn(tx);
  if (before[name] === value) return refuse('NO_CHANGE', { name });
  await deps.settings.set(tx, { name, value, by: staffId, nowMs });
  await emit(tx, { topic: STATUS_TOPIC, uid: null, payload: statusOf(await deps.settings.readIn(tx)) });
  await deps.approvals.audit(tx, {
    staffId,
    role,
    action,
    subject: `setting:${name}`,
    reason,
    requestId,
    nowMs,
    before: { value: before[name] },
    after: { value },
  });
  return ok(true);
}
