import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';
import { bytesOf, NO_HASH, openRow, ROW_HEADER_WORDS, sealRow, wordsOf } from './journal-row.ts';

const words = fc.uint32Array({ maxLength: 700 });
const sha256 = (row: Uint32Array) => wordsOf(createHash('sha256').update(bytesOf(row)).digest());

/** The checksum bit by bit, as the polynomial defines it. */
function slowCrc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return ~crc >>> 0;
}

describe('crc32c', () => {
  it('knows the check value of its standard', () => {
    // "123456789" is not whole words; these are the vectors of RFC 3720, B.4.
    expect(crc32c(new Uint32Array(8))).toBe(0x8a9136aa);
    expect(crc32c(new Uint32Array(8).fill(0xffffffff))).toBe(0x62a8ab43);
    const rising = Uint8Array.from({ length: 32 }, (_none, at) => at);
    expect(crc32c(wordsOf(rising))).toBe(0x46dd794e);
  });

  it('is the slow one, whatever the length', () => {
    fc.assert(
      fc.property(words, fc.nat({ max: 9 }), (some, from) => {
        const start = Math.min(from, some.length);
        expect(crc32c(some, start)).toBe(slowCrc32c(bytesOf(some.slice(start))));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a row of the journal (I-11)', () => {
  const rowOf = (commands: Uint32Array, events: Uint32Array, firstSequence = 1, previousHash: Uint32Array = NO_HASH) =>
    sealRow({ firstSequence, count: 3, atMs: 1_790_000_000_000, previousHash, commands, events });

  it('comes back as it was, from bytes that lie anywhere', () => {
    fc.assert(
      fc.property(
        words,
        words,
        fc.nat({ max: 3 }),
        fc.nat({ max: 2 ** 50 }),
        (commands, events, shift, firstSequence) => {
          const sealed = bytesOf(rowOf(commands, events, firstSequence));
          const moved = new Uint8Array(sealed.length + shift);
          moved.set(sealed, shift);
          const opened = openRow(wordsOf(moved.subarray(shift)), { firstSequence, previousHash: NO_HASH });
          const fields = { firstSequence, count: 3, atMs: 1_790_000_000_000, previousHash: NO_HASH, commands, events };
          expect(opened).toEqual({ ok: true, value: fields });
        },
      ),
    );
  });

  it('is refused with any bit flipped, and with the sequence named', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat({ max: 31 }), (commands, place, bit) => {
        const row = rowOf(commands, commands, 77);
        row[place % row.length]! ^= 1 << bit;
        const opened = openRow(row, { firstSequence: 77, previousHash: NO_HASH });
        expect(opened.ok || opened.refusal.details).toMatchObject({ sequence: 77 });
      }),
      { numRuns: 300 },
    );
  });

  it('is refused where one is missing, where it is cut off, and where the one before it was another', () => {
    const first = rowOf(Uint32Array.of(1, 2), Uint32Array.of(3));
    const second = rowOf(Uint32Array.of(4), Uint32Array.of(5), 4, sha256(first));
    const codeOf = (row: Uint32Array, firstSequence: number, previousHash: Uint32Array) => {
      const opened = openRow(row, { firstSequence, previousHash });
      return opened.ok ? 'ok' : opened.refusal.code;
    };
    expect(codeOf(second, 4, sha256(first))).toBe('ok');
    expect(codeOf(second, 1, NO_HASH)).toBe('ROW_GAP');
    expect(codeOf(second, 4, NO_HASH)).toBe('ROW_CHAIN');
    expect(codeOf(second.subarray(0, second.length - 1), 4, sha256(first))).toBe('ROW_CUT_OFF');
    expect(codeOf(second.subarray(0, ROW_HEADER_WORDS - 1), 4, sha256(first))).toBe('ROW_CUT_OFF');
    const newer = second.slice();
    newer[1] = 2;
    expect(codeOf(newer, 4, sha256(first))).toBe('ROW_VERSION');
  });
});
