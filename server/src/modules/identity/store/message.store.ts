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

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from identity.message where id = $1', [id]);
}

/** @param nextAtMs  null where it is given up */
export async function postponeMessage(tx: Tx, id: string, nextAtMs: number | null): Promise<void> {
  await tx.query('update identity.message set tries = tries + 1, next_at_ms = $2 where id = $1', [id, nextAtMs]);
}

export async function deleteGivenUpMessages(q: Queryable, beforeMs: number): Promise<void> {
  await q.query('delete from identity.message where next_at_ms is null and created_at_ms < $1', [beforeMs]);
}
