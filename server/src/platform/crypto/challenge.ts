import { randomBytes } from 'node:crypto';
import { equalBytes, keyedHash } from './digest.ts';

const RANDOM_BYTES = 16;
const TIME_BYTES = 8;
const MAC_BYTES = 32;

/**
 * A challenge that contains, authenticated by our key, what it is for and when it ends, so that asking for one stores
 * nothing, however often. The caller must remember which challenges were answered.
 */
export function makeChallenge(key: Uint8Array, use: string, expiresAtMs: number): string {
  const head = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(head);
  head.writeBigUInt64BE(BigInt(expiresAtMs), RANDOM_BYTES);
  return Buffer.concat([head, macOf(key, use, head)]).toString('base64url');
}

export type ChallengeJudgement =
  | { readonly outcome: 'good'; readonly expiresAtMs: number }
  | { readonly outcome: 'expired' | 'not-ours' };

/**
 * Whether a challenge is one of ours for this use, and still valid.
 *
 * @param text  base64url in its only canonical form, because answered challenges are recognised by their text
 */
export function judgeChallenge(key: Uint8Array, use: string, text: string, nowMs: number): ChallengeJudgement {
  const challenge = Buffer.from(text, 'base64url');
  if (challenge.toString('base64url') !== text) return { outcome: 'not-ours' };
  if (challenge.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return { outcome: 'not-ours' };
  const head = challenge.subarray(0, RANDOM_BYTES + TIME_BYTES);
  if (!equalBytes(macOf(key, use, head), challenge.subarray(head.length))) return { outcome: 'not-ours' };
  const expiresAtMs = Number(head.readBigUInt64BE(RANDOM_BYTES));
  return expiresAtMs > nowMs ? { outcome: 'good', expiresAtMs } : { outcome: 'expired' };
}

const macOf = (key: Uint8Array, use: string, head: Buffer): Buffer =>
  keyedHash(key, 'challenge', use, head.toString('base64url'));
