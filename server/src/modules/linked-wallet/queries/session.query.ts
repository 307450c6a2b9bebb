import type { Queryable } from '../../../platform/db/db.ts';
import { asSession, type LinkSession, SESSION_COLUMNS, type SessionRow } from './session-row.ts';

/** A session of this login; null for another login's, even the same person's. */
export async function findOwnSession(
  q: Queryable,
  who: { readonly uid: string; readonly sessionId: string },
  id: string,
): Promise<LinkSession | null> {
  const rows = await q.query<SessionRow>(
    `select ${SESSION_COLUMNS} from linked_wallet.session where id = $1 and uid = $2 and web_session_id = $3`,
    [id, who.uid, who.sessionId],
  );
  return rows[0] ? asSession(rows[0]) : null;
}

/** The session that an app has scanned, by the app's key. */
export async function findScanned(q: Queryable, appKeyHash: Buffer): Promise<LinkSession | null> {
  const rows = await q.query<SessionRow>(
    `select ${SESSION_COLUMNS} from linked_wallet.session where app_key_hash = $1`,
    [appKeyHash],
  );
  return rows[0] ? asSession(rows[0]) : null;
}

/**
 * The session of a scanned code, by its token or by the digits beside it. The digits work only until somebody has
 * scanned it.
 */
export async function findByCode(
  q: Queryable,
  code: { readonly tokenHash: Buffer } | { readonly digitsHash: Buffer },
): Promise<LinkSession | null> {
  const [where, value] =
    'tokenHash' in code
      ? ['token_hash = $1', code.tokenHash]
      : [`digits_hash = $1 and state = 'CREATED'`, code.digitsHash];
  const rows = await q.query<SessionRow>(`select ${SESSION_COLUMNS} from linked_wallet.session where ${where}`, [
    value,
  ]);
  return rows[0] ? asSession(rows[0]) : null;
}
