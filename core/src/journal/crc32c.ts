const POLYNOMIAL = 0x82f63b78 | 0;
const SLICES = 8;
const BYTES = 256;
/** From this length on, two halves are read side by side, because within one each table look-up waits for the one before. */
const HALVES_FROM = 256;

/** Eight tables in one array: table k tells what a byte does after k more bytes of zeros. */
const TABLE = makeTable();
/** What 2^k zero bytes do to a checksum, as a factor. */
const ZEROS = makeZeros();

function makeTable(): Int32Array {
  const table = new Int32Array(SLICES * BYTES);
  for (let byte = 0; byte < BYTES; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) !== 0 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    table[byte] = crc;
  }
  for (let at = BYTES; at < SLICES * BYTES; at += 1) {
    const before = table[at - BYTES]!;
    table[at] = (before >>> 8) ^ table[before & 0xff]!;
  }
  return table;
}

function makeZeros(): Int32Array {
  const zeros = new Int32Array(32);
  // A byte is x^8; bits are mirrored, so x^0 is the top bit.
  zeros[0] = 1 << 23;
  for (let at = 1; at < 32; at += 1) zeros[at] = product(zeros[at - 1]!, zeros[at - 1]!);
  return zeros;
}

/** The product of two polynomials, reduced. */
function product(one: number, other: number): number {
  let sum = 0;
  let shifted = other;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((one & (1 << bit)) !== 0) sum ^= shifted;
    shifted = (shifted & 1) !== 0 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum;
}

/** The state of a checksum after so many bytes of zeros. */
function afterZeros(crc: number, bytes: number): number {
  let after = crc;
  for (let rest = bytes, at = 0; rest > 0; rest = Math.floor(rest / 2), at += 1) {
    if (rest % 2 === 1) after = product(ZEROS[at]!, after);
  }
  return after;
}

function twoWords(low: number, high: number): number {
  return (
    TABLE[0x700 | (low & 0xff)]! ^
    TABLE[0x600 | ((low >>> 8) & 0xff)]! ^
    TABLE[0x500 | ((low >>> 16) & 0xff)]! ^
    TABLE[0x400 | (low >>> 24)]! ^
    TABLE[0x300 | (high & 0xff)]! ^
    TABLE[0x200 | ((high >>> 8) & 0xff)]! ^
    TABLE[0x100 | ((high >>> 16) & 0xff)]! ^
    TABLE[high >>> 24]!
  );
}

/**
 * CRC-32C (Castagnoli) of words as they lie in memory, little-endian: what `crc32c(bytea)` of PostgreSQL 18 answers for the
 * same bytes. Several words at a time, because it reads every byte of the journal.
 */
export function crc32c(words: Uint32Array, from = 0, end = words.length): number {
  let crc = -1;
  let at = from;
  if (end - from >= HALVES_FROM) {
    const half = Math.floor((end - from) / 4) * 2;
    let second = 0;
    for (const middle = from + half; at < middle; at += 2) {
      crc = twoWords(crc ^ words[at]!, words[at + 1]!);
      second = twoWords(second ^ words[at + half]!, words[at + half + 1]!);
    }
    crc = afterZeros(crc, half * 4) ^ second;
    at += half;
  }
  for (; at + 1 < end; at += 2) crc = twoWords(crc ^ words[at]!, words[at + 1]!);
  if (at < end) {
    const low = crc ^ words[at]!;
    crc = TABLE[0x300 | (low & 0xff)]! ^ TABLE[0x200 | ((low >>> 8) & 0xff)]!;
    crc ^= TABLE[0x100 | ((low >>> 16) & 0xff)]! ^ TABLE[low >>> 24]!;
  }
  return ~crc >>> 0;
}
