import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Claim, TakenMessage } from '../../../platform/mail/outgoing.ts';

/** The mail or text message of a notice; it has the notice's id. */
export interface DueMessage extends TakenMessage {
  readonly uid: string;
  readonly kind: string;
  readonly params: Record<string, string>;
}
export type MessageOutcome = 'SENT' | 'OFF' | 'NOBODY' | 'GIVEN_UP';

export async function insertMessage(
  tx: Tx,
  message: {
    readonly noticeId: string;
    readonly uid: string;
    readonly kind: string;
    readonly params: Readonly<Record<string, string>>;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    'insert into notices.message (notice_id, uid, kind, params, next_at_ms) values ($1, $2, $3, $4::jsonb, $5)',
    [message.noticeId, message.uid, message.kind, JSON.stringify(message.params), message.nowMs],
  );
}

/** Claims the next message that is due until the lease ends, skipping those that another process has. */
export async function takeMessage(q: Queryable, { claimId, nowMs, untilMs }: Claim): Promise<DueMessage | null> {
  const [row] = await q.query<DueMessage>(
    `update notices.message
     set claim_id = $1, mail_id = coalesce(mail_id, $1), tries = tries + 1, next_at_ms = $3
     where notice_id = (select notice_id from notices.message where ended_at_ms is null and next_at_ms <= $2
       order by next_at_ms limit 1 for update skip locked)
     returning notice_id as id, uid, kind, params, tries - 1 as tries, claim_id as "claimId", mail_id as "mailId"`,
    [claimId, nowMs, untilMs],
  );
  return row ?? null;
}

export async function endMessage(
  q: Queryable,
  { id, claimId }: TakenMessage,
  { outcome, nowMs }: { readonly outcome: MessageOutcome; readonly nowMs: number },
): Promise<void> {
  await q.query(
    `update notices.message set ended_at_ms = $4, outcome = $3, claim_id = null
     where notice_id = $1 and claim_id = $2`,
    [id, claimId, outcome, nowMs],
  );
}

export async function postponeMessage(q: Queryable, { id, claimId }: TakenMessage, nextAtMs: number): Promise<void> {
  await q.query('update notices.message set next_at_ms = $3, claim_id = null where notice_id = $1 and claim_id = $2', [
    id,
    claimId,
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

/** Messages to a person, newest first. */
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
    id: row.id,
    kind: row.kind,
    outcome: row.outcome,
    atMs: Number(row.at_ms),
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
  }));
}

/**
 * Lets the next run send it again under a new message id, so that no mail server takes it for a repeat and drops it.
 */
export async function setMessageDue(tx: Tx, noticeId: string, nowMs: number): Promise<void> {
  await tx.query(
    `update notices.message set tries = 0, next_at_ms = $2, ended_at_ms = null, outcome = null, claim_id = null,
       mail_id = null where notice_id = $1`,
    [noticeId, nowMs],
  );
}
