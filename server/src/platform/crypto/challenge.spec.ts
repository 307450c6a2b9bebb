import { describe, expect, test } from 'vitest';
import { judgeChallenge, makeChallenge } from './challenge.ts';

const KEY = Buffer.alloc(32, 7);

describe('a challenge says for itself', () => {
  test('what it is good for and until when', () => {
    const made = makeChallenge(KEY, 'login', 1_000);
    expect(judgeChallenge(KEY, 'login', made, 999)).toEqual({ outcome: 'good', expiresAtMs: 1_000 });
    expect(judgeChallenge(KEY, 'login', made, 1_000)).toEqual({ outcome: 'expired' });
    expect(judgeChallenge(KEY, 'check:1', made, 999)).toEqual({ outcome: 'not-ours' });
    expect(judgeChallenge(Buffer.alloc(32, 8), 'login', made, 999)).toEqual({ outcome: 'not-ours' });
  });

  test('and no byte of it can be changed', () => {
    const made = Buffer.from(makeChallenge(KEY, 'login', 1_000), 'base64url');
    const judge = (bytes: Buffer) => judgeChallenge(KEY, 'login', bytes.toString('base64url'), 0);
    expect(judge(made)).toMatchObject({ outcome: 'good' });
    for (let at = 0; at < made.length; at += 1) {
      const other = Buffer.from(made);
      other[at]! ^= 1;
      expect(judge(other)).toEqual({ outcome: 'not-ours' });
    }
    expect(judge(made.subarray(1))).toEqual({ outcome: 'not-ours' });
    expect(judge(Buffer.alloc(0))).toEqual({ outcome: 'not-ours' });
  });

  test('in one spelling: by its text it is known again', () => {
    const made = makeChallenge(KEY, 'login', 1_000);
    const last = made.at(-1)!;
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The lowest two bits of the last digit are no part of any byte.
    const sameBytes = [0, 1, 2, 3].map((low) => made.slice(0, -1) + digits[(digits.indexOf(last) & ~3) + low]!);
    for (const other of [...sameBytes, `${made}=`, `.${made}`, `${made} `, made.replace('-', '+')])
      expect(judgeChallenge(KEY, 'login', other, 0).outcome, other).toBe(other === made ? 'good' : 'not-ours');
  });
});
