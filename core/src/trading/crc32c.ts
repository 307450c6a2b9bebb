const POLYNOMIAL = 0x82f63b78;
const SLICES = 8;
const BYTES = 256;

/** Eight tables in one array: table k tells what a byte does after k more bytes of zeros. */
const TABLE = makeTable();

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

/**
 * CRC-32C (Castagnoli) of words as they lie in memory, little-endian: what `crc32c(bytea)` of PostgreSQL 18 answers for the
 * same bytes. Two words at a time, because it reads every byte of the journal.
 */
export function crc32c(words: Uint32Array, from = 0, end = words.length): number {
  let crc = -1;
  let at = from;
  for (; at + 1 < end; at += 2) {
    const low = crc ^ words[at]!;
    const high = words[at + 1]!;
    crc =
      TABLE[0x700 | (low & 0xff)]! ^
      TABLE[0x600 | ((low >>> 8) & 0xff)]! ^
      TABLE[0x500 | ((low >>> 16) & 0xff)]! ^
      TABLE[0x400 | (low >>> 24)]! ^
      TABLE[0x300 | (high & 0xff)]! ^
      TABLE[0x200 | ((high >>> 8) & 0xff)]! ^
      TABLE[0x100 | ((high >>> 16) & 0xff)]! ^
      TABLE[high >>> 24]!;
  }
  if (at < end) {
    const low = crc ^ words[at]!;
    crc =
      TABLE[0x300 | (low & 0xff)]! ^
      TABLE[0x200 | ((low >>> 8) & 0xff)]! ^
      TABLE[0x100 | ((low >>> 16) & 0xff)]! ^
      TABLE[low >>> 24]!;
  }
  return ~crc >>> 0;
}
