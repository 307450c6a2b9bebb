import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A notice that also goes out as a mail or a text message. */
export interface DueMessage {
  readonly noticeId: string;
  readonly uid: string;
  readonly kind: string;
  readonly params: Record<string, string>;
  readonly tries: number;
}
export type MessageOutcome = 'SENT' | 'OFF' | 'NOBODY' | 'GIVEN_UP';

export async function insertMessage(
  tx: Tx,
  message: Omit<DueMessage, 'tries' | 'params'> & {
    readonly params: Readonly<Record<string, string>>;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    'insert into notices.message (notice_id, uid, kind, params, next_at_ms) values ($1, $2, $3, $4::jsonb, $5)',
    [message.noticeId, message.uid, message.kind, JSON.stringify(message.params), message.nowMs],
  );
}

/** The next one that is due, held; another process takes the one after it. */
export async function lockDueMessage(tx: Tx, nowMs: number): Promise<DueMessage | null> {
  const [row] = await tx.query<{
    notice_id: string;
    uid: string;
    kind: string;
    params: Record<string, string>;
    tries: number;
  }>(
    `select notice_id, uid, kind, params, tries from notices.message
     where ended_at_ms is null and next_at_ms <= $1 order by next_at_ms limit 1 for update skip locked`,
    [nowMs],
  );
  return row ? { noticeId: row.notice_id, uid: row.uid, kind: row.kind, params: row.params, tries: row.tries } : null;
}

export async function endMessage(
  q: Queryable,
  noticeId: string,
  outcome: MessageOutcome,
  nowMs: number,
): Promise<void> {
  await q.query('update notices.message set ended_at_ms = $2, outcome = $3 where notice_id = $1', [
    noticeId,
    nowMs,
    outcome,
  ]);
}

export async function postponeMessage(q: Queryable, noticeId: string, nextAtMs: number): Promise<void> {
  await q.query('update notices.message set tries = tries + 1, next_at_ms = $2 where notice_id = $1', [
    noticeId,
    nextAtMs,
  ]);
}
