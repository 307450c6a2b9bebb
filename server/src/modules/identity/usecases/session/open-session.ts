import { deviceOf } from '@bourse/core/identity/user-agent.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newCookieSecret, newId } from '../../../../platform/ids/ids.ts';
import { emit } from '../../../../platform/outbox/outbox.ts';
import type { Caller, IdentityDeps } from '../../identity-deps.ts';
import { findDeviceId, insertDevice, renameDevices, touchDevice } from '../../store/device.store.ts';
import { insertLoginEvent } from '../../store/login-event.store.ts';
import { endSession, findLivingSession, insertSession, type LivingSession } from '../../store/session.store.ts';

export interface OpenedSession {
  readonly uid: string;
  readonly sessionId: string;
  /** The cookie's value; only its hash is stored. */
  readonly secret: string;
  /** The device cookie's value if it changed; otherwise null. */
  readonly deviceToken: string | null;
  readonly isNewDevice: boolean;
  /** The session that this browser had before, anybody's; it has ended. */
  readonly replacedSessionId: string | null;
}

/**
 * Opens a session with a new secret; no value that the browser sent is reused. After the commit the caller must forget
 * `replacedSessionId` in the cache.
 *
 * @param by  the session that let this one in, if it was not a password or factor: the new session ends with it at the
 *            latest, and its browser is not remembered
 */
export async function openSession(
  tx: Tx,
  deps: IdentityDeps,
  uid: string,
  caller: Caller,
  by: Pick<LivingSession, 'beganAtMs'> | null = null,
): Promise<OpenedSession> {
  const nowMs = deps.clock.nowMs();
  const replacedSessionId = await endSessionOfBrowser(tx, caller, nowMs);
  const known = await findKnownDevice(tx, uid, caller.deviceToken, nowMs);
  const remembered = known ?? (by ? UNKNOWN_DEVICE : await rememberDevice(tx, uid, caller.deviceToken, nowMs));
  const sessionId = newId(nowMs);
  const secret = newCookieSecret();
  const device = deviceOf(caller.userAgent);
  await insertSession(tx, {
    ...device,
    id: sessionId,
    secretHash: sha256(secret),
    uid,
    deviceId: remembered.deviceId,
    ip: caller.ip,
    country: caller.country,
    nowMs,
    beganAtMs: by?.beganAtMs ?? null,
  });
  const described = `${device.browser}, ${device.os}`;
  const { ip, country } = caller;
  await insertLoginEvent(tx, { id: newId(nowMs), uid, atMs: nowMs, ip, country, device: described, outcome: 'ok' });
  const { deviceToken, isNew: isNewDevice } = remembered;
  return { uid, sessionId, secret, deviceToken, isNewDevice, replacedSessionId };
}

async function endSessionOfBrowser(tx: Tx, caller: Caller, nowMs: number): Promise<string | null> {
  if (!caller.sessionCookie) return null;
  const before = await findLivingSession(tx, sha256(caller.sessionCookie), nowMs);
  if (!before) return null;
  await endSession(tx, { uid: before.uid, id: before.id, by: 'replaced', nowMs });
  await emit(tx, { topic: 'identity.session-ended', uid: before.uid, payload: { sessionIds: [before.id] } });
  return before.id;
}

interface Remembered {
  readonly deviceId: string | null;
  /** The cookie's new value; null if it stays. */
  readonly deviceToken: string | null;
  readonly isNew: boolean;
}
const UNKNOWN_DEVICE: Remembered = { deviceId: null, deviceToken: null, isNew: true };

async function findKnownDevice(tx: Tx, uid: string, token: string | null, nowMs: number): Promise<Remembered | null> {
  const found = token === null ? null : await findDeviceId(tx, uid, sha256(token));
  if (found === null) return null;
  await touchDevice(tx, found, nowMs);
  return { deviceId: found, deviceToken: null, isNew: false };
}

async function rememberDevice(tx: Tx, uid: string, token: string | null, nowMs: number): Promise<Remembered> {
  const deviceToken = newCookieSecret();
  const deviceId = newId(nowMs);
  if (token !== null) await renameDevices(tx, sha256(token), sha256(deviceToken));
  await insertDevice(tx, { id: deviceId, uid, tokenHash: sha256(deviceToken), nowMs });
  return { deviceId, deviceToken, isNew: true };
}
