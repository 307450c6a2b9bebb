import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Claim, TakenMessage } from '../../../platform/mail/outgoing.ts';

/** A message that waits to be sent. */
export interface WaitingMessage {
  readonly id: string;
  readonly sealed: Buffer;
}

export async function insertMessage(
  tx: Tx,
  message: { readonly id: string; readonly uid: string; readonly sealed: Buffer; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    'insert into identity.message (id, uid, sealed, created_at_ms, next_at_ms) values ($1, $2, $3, $4, $4)',
    [message.id, message.uid, message.sealed, message.nowMs],
  );
}

/** Claims the next message that is due until the lease ends, skipping those that another process has. */
export async function takeMessage(
  q: Queryable,
  { claimId, nowMs, untilMs }: Claim,
): Promise<(TakenMessage & WaitingMessage) | null> {
  const [row] = await q.query<TakenMessage & WaitingMessage>(
    `update identity.message
     set claim_id = $1, mail_id = coalesce(mail_id, $1), tries = tries + 1, next_at_ms = $3
     where id = (select id from identity.message where next_at_ms <= $2
       order by next_at_ms, id limit 1 for update skip locked)
     returning id, sealed, tries - 1 as tries, claim_id as "claimId", mail_id as "mailId"`,
    [claimId, nowMs, untilMs],
  );
  return row ?? null;
}

/** Marks it sent. It is kept for a while, so that staff can have it sent again if it was lost. */
export async function setMessageSent(q: Queryable, { id, claimId }: TakenMessage, nowMs: number): Promise<void> {
  await q.query(
    `update identity.message set sent_at_ms = $3, next_at_ms = null, claim_id = null
     where id = $1 and claim_id = $2`,
    [id, claimId, nowMs],
  );
}

/** @param nextAtMs null to give up */
export async function postponeMessage(
  q: Queryable,
  { id, claimId }: TakenMessage,
  nextAtMs: number | null,
): Promise<void> {
  await q.query('update identity.message set next_at_ms = $3, claim_id = null where id = $1 and claim_id = $2', [
    id,
    claimId,
    nextAtMs,
  ]);
}

export async function deleteGivenUpMessages(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.message where next_at_ms is null and created_at_ms < $1', [beforeMs]);
}

export async function deleteSentMessages(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.message where next_at_ms is null and sent_at_ms < $1', [beforeMs]);
}

/** A message with its state: it waits while it has a next time; without one, and not sent, it was given up. */
export interface KeptMessage extends WaitingMessage {
  readonly createdAtMs: number;
  readonly sentAtMs: number | null;
  readonly isWaiting: boolean;
}

interface KeptRow {
  id: string;
  sealed: Buffer;
  created_at_ms: string;
  sent_at_ms: string | null;
  is_waiting: boolean;
}

const KEPT_COLUMNS = 'id, sealed, created_at_ms, sent_at_ms, next_at_ms is not null as is_waiting';
const asKept = ({ created_at_ms, sent_at_ms, is_waiting, ...row }: KeptRow): KeptMessage => ({
  ...row,
  createdAtMs: Number(created_at_ms),
  sentAtMs: sent_at_ms === null ? null : Number(sent_at_ms),
  isWaiting: is_waiting,
});

/** A person's messages that are still kept, newest first. */
export async function findMessages(q: Queryable, uid: string, limit: number): Promise<KeptMessage[]> {
  const rows = await q.query<KeptRow>(
    `select ${KEPT_COLUMNS} from identity.message where uid = $1 order by created_at_ms desc, id desc limit $2`,
    [uid, limit],
  );
  return rows.map(asKept);
}

/**
 * Lets the next run send it again under a new message id, so that no mail server takes it for a repeat and drops it.
 */
export async function setMessageDue(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query(
    'update identity.message set tries = 0, next_at_ms = $2, claim_id = null, mail_id = null where id = $1',
    [id, nowMs],
  );
}
