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

export interface KeptMessage {
  readonly id: string;
  readonly kind: string;
  readonly outcome: MessageOutcome | null;
  readonly atMs: number;
  readonly endedAtMs: number | null;
}

/** What was written to a person, newest first. */
export async function findMessages(
  q: Queryable,
  { uid, limit }: { readonly uid: string; readonly limit: number },
): Promise<KeptMessage[]> {
  const rows = await q.query<{
    id: string;
    kind: string;
    outcome: MessageOutcome | null;
    at_ms: string;
    ended_at_ms: string | null;
  }>(
    `select m.notice_id as id, m.kind, m.outcome, n.at_ms, m.ended_at_ms
     from notices.message m join notices.notice n on n.id = m.notice_id
     where m.uid = $1 order by m.notice_id desc limit $2`,
    [uid, limit],
  );
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, outcome: row.outcome, atMs: Number(row.at_ms) },
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
  }));
}

/** Has it sent again with the next run. */
export async function setMessageDue(tx: Tx, noticeId: string, nowMs: number): Promise<void> {
  await tx.query(
    'update notices.message set tries = 0, next_at_ms = $2, ended_at_ms = null, outcome = null where notice_id = $1',
    [noticeId, nowMs],
  );
}
