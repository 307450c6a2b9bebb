import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovalsDeps } from '../approvals-deps.ts';
import { contentHashOf, type KnownAction } from '../known-actions.ts';
import { type Actor, type PlainRecord, staffSubject } from '../staff-action.ts';
import { closeAction, lockAction, type StoredAction } from '../store/action.store.ts';
import { findStaffLogins } from '../store/staff.store.ts';
import { isStaffPerson } from '../store/staff-person.store.ts';
import { audit } from './audit.ts';

export interface Decision {
  readonly id: string;
  /** Hash of what was on the decider's screen. */
  readonly contentHash: string;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly actor: Actor;
}
export type DecideRefusal =
  | 'ACTION_UNKNOWN'
  | 'ALREADY_DECIDED'
  | 'FORBIDDEN'
  | 'OWN_PROPOSAL'
  | 'OWN_ACCOUNT'
  | 'OWN_STAFF_ACCOUNT'
  | 'CONTENT_CHANGED'
  | 'ACTION_IMPOSSIBLE';

/**
 * Decides an action that somebody else asked for; an approval carries it out in the same transaction.
 *
 * @refuses    ACTION_UNKNOWN | ALREADY_DECIDED (by, atMs) for the second of two | FORBIDDEN (role) | OWN_PROPOSAL |
 *             OWN_ACCOUNT | OWN_STAFF_ACCOUNT if it is about the decider | CONTENT_CHANGED if things are not as they
 *             were shown | ACTION_IMPOSSIBLE (cause) if it can no longer be done
 * @invariant  neither the member who asked nor the one whom it is about decides; each action is decided once
 */
export async function decideAction(
  deps: ApprovalsDeps,
  decision: Decision,
): Promise<Result<'APPROVED' | 'REJECTED', DecideRefusal>> {
  const nowMs = deps.clock.nowMs();
  let approved: { definition: KnownAction; change: PlainRecord } | null = null;
  const done = await deps.db.decide<'APPROVED' | 'REJECTED', DecideRefusal>(async (tx) => {
    approved = null;
    const waiting = await lockWaiting(deps, tx, decision);
    if (!waiting.ok) return waiting;
    const { action, definition } = waiting.value;
    if (decision.decision === 'reject') {
      await close(tx, action, decision, 'REJECTED', nowMs);
      return ok('REJECTED');
    }
    const change = JSON.parse(action.changeText) as PlainRecord;
    const planned = await definition.plan(tx, change);
    if (!planned.ok) return refuse('ACTION_IMPOSSIBLE', { cause: planned.refusal.code });
    if (JSON.stringify(planned.value.before) !== action.beforeText) return refuse('CONTENT_CHANGED');
    const order = { nowMs, proposedBy: action.proposedBy, approvedBy: decision.actor.staffId };
    const carried = await definition.carryOut(tx, change, order);
    if (!carried.ok) return refuse('ACTION_IMPOSSIBLE', { cause: carried.refusal.code });
    await close(tx, action, decision, 'APPROVED', nowMs);
    approved = { definition, change };
    return ok('APPROVED');
  });
  if (done.ok && approved) await afterwards(approved);
  return done;
}

const afterwards = ({ definition, change }: { definition: KnownAction; change: PlainRecord }) =>
  definition.onCommitted?.(change);

/**
 * Takes back an action that the actor has asked for, while it waits.
 *
 * @refuses ACTION_UNKNOWN, also for somebody else's | ALREADY_DECIDED (by, atMs)
 */
export async function withdrawAction(
  deps: ApprovalsDeps,
  wish: { readonly id: string; readonly reason: string; readonly actor: Actor },
): Promise<Result<'WITHDRAWN', 'ACTION_UNKNOWN' | 'ALREADY_DECIDED'>> {
  const nowMs = deps.clock.nowMs();
  return deps.db.decide<'WITHDRAWN', 'ACTION_UNKNOWN' | 'ALREADY_DECIDED'>(async (tx) => {
    const action = await lockAction(tx, wish.id);
    if (!action || action.proposedBy !== wish.actor.staffId) return refuse('ACTION_UNKNOWN');
    if (action.state !== 'WAITING') return decided(tx, action);
    await close(tx, action, wish, 'WITHDRAWN', nowMs);
    return ok('WITHDRAWN');
  });
}

/** Locks the action, if it still waits and this member may decide it. */
async function lockWaiting(
  deps: ApprovalsDeps,
  tx: Tx,
  { id, contentHash, actor }: Decision,
): Promise<Result<{ action: StoredAction; definition: KnownAction }, DecideRefusal>> {
  const action = await lockAction(tx, id);
  const definition = action && deps.actions.of(action.kind);
  if (!action || !definition) return refuse('ACTION_UNKNOWN');
  if (!definition.deciders.includes(actor.role)) return refuse('FORBIDDEN', { role: actor.role });
  if (action.state !== 'WAITING') return decided(tx, action);
  if (action.proposedBy === actor.staffId) return refuse('OWN_PROPOSAL');
  if (action.subject === staffSubject(actor.staffId)) return refuse('OWN_STAFF_ACCOUNT');
  if (action.uid !== null && (await isStaffPerson(tx, actor.staffId, action.uid))) return refuse('OWN_ACCOUNT');
  if (action.contentHash !== contentHash || contentHashOf(action) !== contentHash) return refuse('CONTENT_CHANGED');
  return ok({ action, definition });
}

async function decided(tx: Tx, { decidedBy, decidedAtMs }: StoredAction) {
  const login = decidedBy && (await findStaffLogins(tx, [decidedBy])).get(decidedBy);
  return refuse('ALREADY_DECIDED', { by: login ?? '', atMs: decidedAtMs ?? 0 });
}

const SUFFIX = { APPROVED: '', REJECTED: '.reject', WITHDRAWN: '.withdraw' } as const;

async function close(
  tx: Tx,
  action: StoredAction,
  { reason, actor }: { readonly reason: string; readonly actor: Actor },
  state: keyof typeof SUFFIX,
  nowMs: number,
): Promise<void> {
  await closeAction(tx, { id: action.id, state, by: actor.staffId, reason, nowMs });
  const after = state === 'APPROVED' ? (JSON.parse(action.afterText) as PlainRecord) : {};
  await audit(tx, {
    ...actor,
    // The stored kind may be one from an older release, so its type is not checked.
    action: `${action.kind}${SUFFIX[state]}` as AuditName,
    subject: action.subject,
    reason,
    before: JSON.parse(action.beforeText),
    after: { ...after, actionId: action.id, proposedBy: action.proposedBy, contentHash: action.contentHash },
    nowMs,
  });
}
