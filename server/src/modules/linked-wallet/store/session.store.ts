import type { LinkState } from '@bourse/core/linked-wallet/link-session.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { asSession, type LinkSession, SESSION_COLUMNS, type SessionRow } from '../queries/session-row.ts';

export interface NewSession
  extends Pick<LinkSession, 'id' | 'uid' | 'webSessionId' | 'purpose' | 'move' | 'createdAtMs' | 'expiresAtMs'> {
  readonly tokenHash: Buffer;
  readonly digitsHash: Buffer;
}

/** Makes requests of one login wait for each other, so that only the newest session is open. */
export async function lockLogin(tx: Tx, webSessionId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('linked-wallet:' || $1, 0))`, [webSessionId]);
}

/** Inserts a session as CREATED. Null if another open session has the same digits. */
export async function insertSession(tx: Tx, row: NewSession): Promise<LinkSession | null> {
  const rows = await tx.query<SessionRow>(
    `insert into linked_wallet.session (id, uid, web_session_id, purpose, state, token_hash, digits_hash, asset, network,
       amount_minor, to_address, created_at_ms, expires_at_ms, updated_at_ms)
     values ($1, $2, $3, $4, 'CREATED', $5, $6, $7, $8, $9, $10, $11, $12, $11)
     on conflict (digits_hash) where state = 'CREATED' do nothing returning ${SESSION_COLUMNS}`,
    [
      row.id,
      row.uid,
      row.webSessionId,
      row.purpose,
      row.tokenHash,
      row.digitsHash,
      row.move?.asset ?? null,
      row.move?.network ?? null,
      row.move?.amountMinor.toString() ?? null,
      row.move?.toAddress ?? null,
      row.createdAtMs,
      row.expiresAtMs,
    ],
  );
  return rows[0] ? asSession(rows[0]) : null;
}

/** What a step may set beside the state. Leaves undefined fields as they are. */
export interface SessionChange {
  readonly expiresAtMs?: number;
  readonly appKeyHash?: Buffer;
  readonly walletAddress?: string;
  readonly device?: string;
  readonly nickname?: string;
  readonly txHash?: string;
}

/**
 * Moves a session one step, if its state is still the one that the caller has read.
 *
 * @returns the row as it is now; null if another call was faster
 */
export async function moveSession(
  tx: Tx,
  from: Pick<LinkSession, 'id' | 'state' | 'version'>,
  to: LinkState,
  nowMs: number,
  change: SessionChange = {},
): Promise<LinkSession | null> {
  const rows = await tx.query<SessionRow>(
    `update linked_wallet.session set state = $4, version = version + 1, updated_at_ms = $5,
       expires_at_ms = coalesce($6, expires_at_ms), app_key_hash = coalesce($7, app_key_hash),
       wallet_address = coalesce($8, wallet_address), device = coalesce($9, device), nickname = coalesce($10, nickname),
       tx_hash = coalesce($11, tx_hash)
     where id = $1 and state = $2 and version = $3 returning ${SESSION_COLUMNS}`,
    [
      from.id,
      from.state,
      from.version,
      to,
      nowMs,
      change.expiresAtMs ?? null,
      change.appKeyHash ?? null,
      change.walletAddress ?? null,
      change.device ?? null,
      change.nickname ?? null,
      change.txHash ?? null,
    ],
  );
  return rows[0] ? asSession(rows[0]) : null;
}

/** Locks a login's open sessions, which a new one replaces. A signed deposit is under way and is left alone. */
export async function lockReplaced(tx: Tx, webSessionId: string): Promise<LinkSession[]> {
  const rows = await tx.query<SessionRow>(
    `select ${SESSION_COLUMNS} from linked_wallet.session
     where web_session_id = $1
       and (state in ('CREATED', 'SCANNED') or (state = 'CONFIRMED_IN_APP' and purpose <> 'deposit'))
     for update`,
    [webSessionId],
  );
  return rows.map(asSession);
}

/** Locks a person's open sessions, so that unlinking can end them. Signed deposits are under way and left alone. */
export async function lockOpen(tx: Tx, uid: string): Promise<LinkSession[]> {
  const rows = await tx.query<SessionRow>(
    `select ${SESSION_COLUMNS} from linked_wallet.session
     where uid = $1 and (state in ('CREATED', 'SCANNED') or (state = 'CONFIRMED_IN_APP' and purpose <> 'deposit'))
     order by id for update`,
    [uid],
  );
  return rows.map(asSession);
}

/** Locks the deposit session that an app has announced for this transaction, if it is still open. */
export async function lockAnnounced(tx: Tx, uid: string, network: string, txHash: string): Promise<LinkSession | null> {
  const rows = await tx.query<SessionRow>(
    `select ${SESSION_COLUMNS} from linked_wallet.session
     where network = $1 and tx_hash = $2 and uid = $3 and state = 'CONFIRMED_IN_APP' and purpose = 'deposit'
     order by id limit 1 for update`,
    [network, txHash, uid],
  );
  return rows[0] ? asSession(rows[0]) : null;
}

/** Locks sessions that have expired, skipping those that another process works on. */
export async function lockDue(tx: Tx, nowMs: number, limit: number): Promise<LinkSession[]> {
  const rows = await tx.query<SessionRow>(
    `select ${SESSION_COLUMNS} from linked_wallet.session
     where state in ('CREATED', 'SCANNED', 'CONFIRMED_IN_APP') and expires_at_ms <= $1
     order by expires_at_ms limit $2 for update skip locked`,
    [nowMs, limit],
  );
  return rows.map(asSession);
}

/** Deletes sessions that ended before a moment; links and payments have rows of their own. */
export async function deleteSessionsBefore(q: Queryable, beforeMs: number): Promise<void> {
  await q.query(
    `delete from linked_wallet.session
     where created_at_ms < $1 and state not in ('CREATED', 'SCANNED', 'CONFIRMED_IN_APP')`,
    [beforeMs],
  );
}
