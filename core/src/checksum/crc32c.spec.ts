import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

const ascending = Uint8Array.from({ length: 32 }, (_, at) => at);

describe('crc32c', () => {
  // The examples of RFC 3720, appendix B.4, and the usual check value of the catalog of CRCs.
  it.each([
    ['32 bytes of zero', new Uint8Array(32), 0x8a9136aa],
    ['32 bytes of ones', new Uint8Array(32).fill(0xff), 0x62a8ab43],
    ['32 ascending bytes', ascending, 0x46dd794e],
    ['32 descending bytes', ascending.slice().reverse(), 0x113fdb5c],
    ['the digits 1 to 9', new TextEncoder().encode('123456789'), 0xe3069283],
    ['nothing', new Uint8Array(0), 0],
  ])('%s', (_, bytes, expected) => {
    expect(crc32c(bytes)).toBe(expected);
  });

  it('is the same in one piece and in two', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(100), (bytes, cut) => {
        expect(crc32c(bytes.subarray(cut), crc32c(bytes.subarray(0, cut)))).toBe(crc32c(bytes));
      }),
    );
  });

  it('finds every single flipped bit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 100 }), fc.nat(), fc.nat(7), (bytes, place, bit) => {
        const flipped = bytes.slice();
        flipped[place % bytes.length]! ^= 1 << bit;
        expect(crc32c(flipped)).not.toBe(crc32c(bytes));
      }),
    );
  });
});
