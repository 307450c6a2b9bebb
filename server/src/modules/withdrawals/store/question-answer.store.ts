import type { Tx } from '../../../platform/db/db.ts';

/** A question that a person was asked about their own withdrawal. */
export interface OwnQuestion {
  readonly id: string;
  readonly withdrawalId: string;
  readonly isAnswered: boolean;
}

/** Locks a question that was put to this person; null for another person's. */
export async function lockOwnQuestion(tx: Tx, uid: string, id: string): Promise<OwnQuestion | null> {
  const rows = await tx.query<{ withdrawal_id: string; is_answered: boolean }>(
    `select q.withdrawal_id, q.answered_at_ms is not null as is_answered
     from wallet.withdrawal_question q join wallet.withdrawal w on w.id = q.withdrawal_id
     where q.id = $1 and w.uid = $2 for update of q`,
    [id, uid],
  );
  return rows[0] ? { id, withdrawalId: rows[0].withdrawal_id, isAnswered: rows[0].is_answered } : null;
}

export async function saveAnswer(tx: Tx, id: string, answer: string, nowMs: number): Promise<void> {
  await tx.query('update wallet.withdrawal_question set answer = $2, answered_at_ms = $3 where id = $1', [
    id,
    answer,
    nowMs,
  ]);
}

/** Whether a question about a withdrawal still waits for its owner's answer. */
export async function hasOpenQuestion(tx: Tx, withdrawalId: string): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from wallet.withdrawal_question where withdrawal_id = $1 and answered_at_ms is null limit 1',
    [withdrawalId],
  );
  return rows.length > 0;
}
