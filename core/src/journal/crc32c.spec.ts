import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

const wordsOf = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.slice().buffer);
const ascending = Uint8Array.from({ length: 32 }, (_, at) => at);

describe('crc32c', () => {
  // The examples of RFC 3720, appendix B.4.
  it.each([
    ['32 bytes of zero', new Uint8Array(32), 0x8a9136aa],
    ['32 bytes of ones', new Uint8Array(32).fill(0xff), 0x62a8ab43],
    ['32 ascending bytes', ascending, 0x46dd794e],
    ['32 descending bytes', ascending.slice().reverse(), 0x113fdb5c],
    ['nothing', new Uint8Array(0), 0],
  ])('%s', (_, bytes, expected) => {
    expect(crc32c(wordsOf(bytes))).toBe(expected);
  });

  it('is the same for a part as for a copy of that part, with an even or an odd number of words', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 40, maxLength: 40 }), fc.nat(10), fc.nat(10), (bytes, one, other) => {
        const words = wordsOf(bytes);
        const [from, end] = [Math.min(one, other), Math.max(one, other)];
        expect(crc32c(words, from, end)).toBe(crc32c(words.slice(from, end)));
      }),
    );
  });

  it('finds every single flipped bit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 36, maxLength: 36 }), fc.nat(8), fc.nat(31), (bytes, word, bit) => {
        const words = wordsOf(bytes);
        const before = crc32c(words);
        words[word]! ^= 1 << bit;
        expect(crc32c(words)).not.toBe(before);
      }),
    );
  });
});
