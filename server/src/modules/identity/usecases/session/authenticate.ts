import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { readAccessToken } from '../../sessions/access-token.ts';
import { TOUCH_AFTER_MS } from '../../sessions/session-reads.ts';
import type { LivingSession } from '../../store/session.store.ts';

/**
 * Finds the person of a request's cookie, with one read that everybody shares who calls at the same time, or none within
 * half a second after one. A token
 * without the cookie is worthless. With a token of another session, or one that we never signed, the cookie is refused
 * too. A token that has only expired does no harm.
 */
export async function authenticate(
  deps: IdentityDeps,
  request: { readonly cookie: string | undefined; readonly accessToken: string | undefined; readonly nowMs: number },
): Promise<{ uid: string; sessionId: string } | null> {
  if (!request.cookie) return null;
  const session = await readSession(deps, request.cookie, request.nowMs);
  if (!session) return null;
  if (request.accessToken !== undefined) {
    const token = readAccessToken(deps.tokenKey, request.accessToken);
    if (token?.sessionId !== session.id) return null;
  }
  return { uid: session.uid, sessionId: session.id };
}

/** The person of a session's unexpired token; null if it is not valid. */
export function uidOfAccessToken(deps: IdentityDeps, text: string, sessionId: string): string | null {
  const token = readAccessToken(deps.tokenKey, text);
  if (!token || token.sessionId !== sessionId || token.expiresAtMs <= deps.clock.nowMs()) return null;
  return token.uid;
}

async function readSession(deps: IdentityDeps, cookie: string, nowMs: number): Promise<LivingSession | null> {
  const secretHash = sha256(cookie);
  const key = secretHash.toString('base64');
  const cached = deps.sessions.get(key);
  if (cached && nowMs - cached.lastSeenAtMs < TOUCH_AFTER_MS) return cached;
  const { endings } = deps.sessions;
  const session = await deps.sessionReads.find({ secretHash, nowMs });
  if (session) deps.sessions.put(key, session, endings);
  return session;
}
