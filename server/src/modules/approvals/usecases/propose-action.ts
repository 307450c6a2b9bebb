import { namesOf } from '@bourse/contract/former-ids.ts';
import type { AuditAction, AuditName } from '@bourse/contract/staff/audit-actions.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ApprovalsDeps } from '../approvals-deps.ts';
import { contentHashOf } from '../known-actions.ts';
import type { ActionDefinition, Actor, PlainRecord, Plan, Proposed, ProposeRefusal } from '../staff-action.ts';
import { findWaiting, insertAction } from '../store/action.store.ts';
import { findStaffLogins } from '../store/staff.store.ts';
import { isStaffPerson } from '../store/staff-person.store.ts';
import { audit } from './audit.ts';

export interface Proposal<Change extends PlainRecord> {
  readonly change: Change;
  readonly reason: string;
  readonly actor: Actor;
}

/** See `StaffAction.propose`. */
export async function proposeAction<Change extends PlainRecord, Code extends string>(
  deps: ApprovalsDeps,
  definition: ActionDefinition<Change, Code>,
  proposal: Proposal<Change>,
): Promise<Result<Proposed, Code | ProposeRefusal>> {
  const { change, actor } = proposal;
  if (!definition.proposers.includes(actor.role)) return refuse('FORBIDDEN', { role: actor.role });
  const nowMs = deps.clock.nowMs();
  const done = await deps.db.decide<Proposed, Code | ProposeRefusal>(async (tx) => {
    const planned = await definition.plan(tx, change);
    if (!planned.ok) return planned;
    const plan = planned.value;
    if (plan.uid !== undefined && (await isStaffPerson(tx, actor.staffId, plan.uid))) return refuse('OWN_ACCOUNT');
    if (definition.needsSecond(change, plan)) return wait(tx, definition.kind, plan, proposal, nowMs);
    const carried = await definition.carryOut(tx, change, { nowMs, proposedBy: actor.staffId, approvedBy: null });
    if (!carried.ok) return carried;
    await record(tx, { ...proposal, action: definition.kind, plan, after: plan.after, nowMs });
    return ok({ actionId: null, state: 'DONE' });
  });
  if (done.ok && done.value.state === 'DONE') await definition.onCommitted?.(change);
  return done;
}

async function wait(
  tx: Tx,
  kind: AuditAction,
  plan: Plan,
  { change, reason, actor }: Proposal<PlainRecord>,
  nowMs: number,
): Promise<Result<Proposed, 'ALREADY_ASKED'>> {
  const content = {
    kind,
    subject: plan.subject,
    uid: plan.uid ?? null,
    changeText: JSON.stringify(change),
    beforeText: JSON.stringify(plan.before),
    afterText: JSON.stringify(plan.after),
    reason,
  };
  const id = newId(nowMs);
  const contentHash = contentHashOf(content);
  // A waiting action may have the kind's name of an older release, which the unique index does not cover.
  const isFirst =
    (await findWaiting(tx, namesOf(kind), plan.subject)) === null &&
    (await insertAction(tx, { ...content, id, contentHash, proposedBy: actor.staffId, proposedAtMs: nowMs }));
  if (!isFirst) {
    const waiting = await findWaiting(tx, namesOf(kind), plan.subject);
    // The answer to the first request was lost, and it is sent again.
    const isRepeat = waiting?.proposedBy === actor.staffId && waiting.changeText === content.changeText;
    if (isRepeat && change.requestId !== undefined) return ok({ actionId: waiting.id, state: 'WAITING' });
    const by = waiting?.proposedBy;
    return refuse('ALREADY_ASKED', { by: (by && (await findStaffLogins(tx, [by])).get(by)) ?? '' });
  }
  const after = { ...plan.after, actionId: id, contentHash };
  await record(tx, { reason, actor, action: `${kind}.ask`, plan, after, nowMs });
  return ok({ actionId: id, state: 'WAITING' });
}

async function record(
  tx: Tx,
  entry: {
    readonly actor: Actor;
    readonly reason: string;
    readonly action: AuditName;
    readonly plan: Plan;
    readonly after: PlainRecord;
    readonly nowMs: number;
  },
): Promise<void> {
  const { actor, plan, action, reason, after, nowMs } = entry;
  await audit(tx, { ...actor, action, subject: plan.subject, reason, before: plan.before, after, nowMs });
}
