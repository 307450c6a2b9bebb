import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A message that waits to be sent. */
export interface WaitingMessage {
  readonly id: string;
  readonly sealed: Buffer;
  readonly tries: number;
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

/** The next one that is due, held; another process takes the one after it. */
export async function lockDueMessage(tx: Tx, nowMs: number): Promise<WaitingMessage | null> {
  const [row] = await tx.query<WaitingMessage>(
    `select id, sealed, tries from identity.message where next_at_ms <= $1
     order by next_at_ms, id limit 1 for update skip locked`,
    [nowMs],
  );
  return row ?? null;
}

/** It stays for a while, so that staff can have it sent again where it was lost. */
export async function setMessageSent(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query('update identity.message set sent_at_ms = $2, next_at_ms = null where id = $1', [id, nowMs]);
}

/** @param nextAtMs  null where it is given up */
export async function postponeMessage(tx: Tx, id: string, nextAtMs: number | null): Promise<void> {
  await tx.query('update identity.message set tries = tries + 1, next_at_ms = $2 where id = $1', [id, nextAtMs]);
}

export async function deleteGivenUpMessages(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.message where next_at_ms is null and created_at_ms < $1', [beforeMs]);
}

export async function deleteSentMessages(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.message where next_at_ms is null and sent_at_ms < $1', [beforeMs]);
}

/** A message as it stands: it waits while it has a next time, and was given up where it has none and was not sent. */
export interface KeptMessage extends WaitingMessage {
  readonly createdAtMs: number;
  readonly sentAtMs: number | null;
  readonly isWaiting: boolean;
}

interface KeptRow {
  id: string;
  sealed: Buffer;
  tries: number;
  created_at_ms: string;
  sent_at_ms: string | null;
  is_waiting: boolean;
}

const KEPT_COLUMNS = 'id, sealed, tries, created_at_ms, sent_at_ms, next_at_ms is not null as is_waiting';
const asKept = ({ created_at_ms, sent_at_ms, is_waiting, ...row }: KeptRow): KeptMessage => ({
  ...row,
  createdAtMs: Number(created_at_ms),
  sentAtMs: sent_at_ms === null ? null : Number(sent_at_ms),
  isWaiting: is_waiting,
});

/** The messages to a person that are still kept, newest first. */
export async function findMessages(q: Queryable, uid: string, limit: number): Promise<KeptMessage[]> {
  const rows = await q.query<KeptRow>(
    `select ${KEPT_COLUMNS} from identity.message where uid = $1 order by created_at_ms desc, id desc limit $2`,
    [uid, limit],
  );
  return rows.map(asKept);
}

/** Has it sent again with the next run. */
export async function setMessageDue(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query('update identity.message set tries = 0, next_at_ms = $2 where id = $1', [id, nowMs]);
}
