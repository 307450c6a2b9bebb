import type { Queryable, Tx } from '../../../platform/db/db.ts';

export type ActionState = 'WAITING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN';

/** A stored request for an action; the texts are the exact JSON that was hashed. */
export interface StoredAction {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly uid: string | null;
  readonly changeText: string;
  readonly beforeText: string;
  readonly afterText: string;
  readonly contentHash: string;
  readonly reason: string;
  readonly state: ActionState;
  readonly proposedBy: string;
  readonly proposedAtMs: number;
  readonly decidedBy: string | null;
  readonly decidedAtMs: number | null;
}

/** False if another action of this kind waits for the same subject. */
export async function insertAction(
  tx: Tx,
  action: Omit<StoredAction, 'state' | 'decidedBy' | 'decidedAtMs'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into approvals.action (id, kind, subject, uid, change_text, before_text, after_text, content_hash, reason,
       proposed_by, proposed_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (kind, subject) where state = 'WAITING' do nothing returning id`,
    [
      ...[action.id, action.kind, action.subject, action.uid, action.changeText, action.beforeText],
      ...[action.afterText, action.contentHash, action.reason, action.proposedBy, action.proposedAtMs],
    ],
  );
  return rows.length === 1;
}

/** Locks the action, so that of two decisions at the same time the second one sees the first. */
export async function lockAction(tx: Tx, id: string): Promise<StoredAction | null> {
  const [row] = await tx.query<{
    id: string;
    kind: string;
    subject: string;
    uid: string | null;
    change_text: string;
    before_text: string;
    after_text: string;
    content_hash: string;
    reason: string;
    state: ActionState;
    proposed_by: string;
    proposed_at_ms: string;
    decided_by: string | null;
    decided_at_ms: string | null;
  }>(
    `select id, kind, subject, uid, change_text, before_text, after_text, content_hash, reason, state, proposed_by,
       proposed_at_ms, decided_by, decided_at_ms
     from approvals.action where id = $1 for update`,
    [id],
  );
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    uid: row.uid,
    changeText: row.change_text,
    beforeText: row.before_text,
    afterText: row.after_text,
    contentHash: row.content_hash,
    reason: row.reason,
    state: row.state,
    proposedBy: row.proposed_by,
    proposedAtMs: Number(row.proposed_at_ms),
    decidedBy: row.decided_by,
    decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
  };
}

export async function closeAction(
  tx: Tx,
  decision: {
    readonly id: string;
    readonly state: Exclude<ActionState, 'WAITING'>;
    readonly by: string;
    readonly reason: string;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `update approvals.action set state = $2, decided_by = $3, decision_reason = $4, decided_at_ms = $5
     where id = $1 and state = 'WAITING'`,
    [decision.id, decision.state, decision.by, decision.reason, decision.nowMs],
  );
}

/** The action of this kind that waits for a subject, and the member who asked for it. */
export async function findWaiting(
  q: Queryable,
  kinds: readonly string[],
  subject: string,
): Promise<Pick<StoredAction, 'id' | 'proposedBy' | 'changeText'> | null> {
  const [row] = await q.query<Pick<StoredAction, 'id' | 'proposedBy' | 'changeText'>>(
    `select id, proposed_by as "proposedBy", change_text as "changeText" from approvals.action
      where kind = any($1) and subject = $2 and state = 'WAITING' limit 1`,
    [kinds, subject],
  );
  return row ?? null;
}
