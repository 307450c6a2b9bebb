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
    const made = makeChallenge(KEY, 'login', 1_000);
    for (let at = 0; at < made.length; at += 1) {
      const other = Buffer.from(made);
      other[at]! ^= 1;
      expect(judgeChallenge(KEY, 'login', other, 0)).toEqual({ outcome: 'not-ours' });
    }
    expect(judgeChallenge(KEY, 'login', made.subarray(1), 0)).toEqual({ outcome: 'not-ours' });
    expect(judgeChallenge(KEY, 'login', Buffer.alloc(0), 0)).toEqual({ outcome: 'not-ours' });
  });
});
