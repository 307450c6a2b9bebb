import { equalBytes, keyedHash } from '../../../../platform/crypto/digest.ts';

/** Makes the pass of a person for the round whose key it is, with the VIP discount that they had. */
export function makePass(passKey: Uint8Array, uid: string, vipBps: number): string {
  return `${vipBps}.${keyedHash(passKey, uid, String(vipBps)).toString('base64url')}`;
}

/** @returns the VIP discount in a person's pass; null where the pass is not theirs, of another round or made up */
export function readPass(passKey: Uint8Array, uid: string, pass: string): number | null {
  const [, bps, mac] = /^([0-9]{1,4})\.([A-Za-z0-9_-]{43})$/.exec(pass) ?? [];
  if (bps === undefined || mac === undefined) return null;
  return equalBytes(Buffer.from(mac, 'base64url'), keyedHash(passKey, uid, bps)) ? Number(bps) : null;
}
