import { PASS_GOOD_MS } from '@bourse/core/launch/flash.ts';
import { equalBytes, keyedHash } from '../../../../platform/crypto/digest.ts';

/** Makes the pass of a person for the round whose key it is, with the VIP discount that they have, good from now on. */
export function makePass(passKey: Uint8Array, uid: string, vipBps: number, nowMs: number): string {
  const [bps, until] = [String(vipBps), String(nowMs + PASS_GOOD_MS)];
  return `${bps}.${until}.${keyedHash(passKey, uid, bps, until).toString('base64url')}`;
}

/** @returns the VIP discount in a person's pass; null where the pass is not theirs, of another round, too old or made up */
export function readPass(passKey: Uint8Array, uid: string, pass: string, nowMs: number): number | null {
  const [, bps, until, mac] = /^([0-9]{1,4})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})$/.exec(pass) ?? [];
  if (bps === undefined || until === undefined || mac === undefined) return null;
  const isTheirs = equalBytes(Buffer.from(mac, 'base64url'), keyedHash(passKey, uid, bps, until));
  return isTheirs && nowMs < Number(until) ? Number(bps) : null;
}
