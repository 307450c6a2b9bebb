import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { equalBytes, keyedHash } from '../../../platform/crypto/digest.ts';

export const ACCESS_TOKEN_LIFE_MS = 15 * MINUTE_MS;

export interface AccessToken {
  readonly uid: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
}

/** The second secret of a session: signed, short-lived, and useless without the cookie of the same session. */
export function signAccessToken(key: Buffer, token: AccessToken): string {
  const body = `${token.sessionId}.${token.uid}.${token.expiresAtMs}`;
  return `${body}.${keyedHash(key, 'access-token', body).toString('base64url')}`;
}

/** The content of a token, even if expired; null if we did not sign it. */
export function readAccessToken(key: Buffer, text: string): AccessToken | null {
  const parts = text.split('.');
  const [sessionId = '', uid = '', expires = '', signature = ''] = parts;
  if (parts.length !== 4 || text.length > 200) return null;
  const expected = keyedHash(key, 'access-token', `${sessionId}.${uid}.${expires}`);
  if (!equalBytes(expected, Buffer.from(signature, 'base64url'))) return null;
  return { sessionId, uid, expiresAtMs: Number(expires) };
}
