import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import { newSecret } from '../../../../platform/ids/ids.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { insertSid } from '../../store/sid.store.ts';

const SID_LIFE_MS = 2 * MINUTE_MS;

/**
 * Makes a one-time value of 256 bits that opens the same account in another browser within two minutes, once its person
 * confirms.
 */
export async function issueSid(
  deps: IdentityDeps,
  who: { readonly uid: string; readonly sessionId: string; readonly ip: string },
): Promise<{ sid: string; expiresAtMs: number }> {
  const sid = newSecret();
  const expiresAtMs = deps.clock.nowMs() + SID_LIFE_MS;
  const { uid, sessionId, ip } = who;
  await insertSid(deps.db, { valueHash: sha256(sid), uid, sessionId, expiresAtMs, network: callerNetwork(ip) });
  return { sid, expiresAtMs };
}
