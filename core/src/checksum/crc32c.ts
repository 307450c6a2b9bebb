/** The polynomial of Castagnoli, bits reversed. */
const POLYNOMIAL = 0x82f63b78;
const SLICES = 8;

/** `TABLES[k][byte]`: what a byte does to the checksum when k more bytes follow it in the same step. */
const TABLES = Array.from({ length: SLICES }, () => new Uint32Array(256));
for (let byte = 0; byte < 256; byte++) {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  TABLES[0]![byte] = remainder;
}
for (let slice = 1; slice < SLICES; slice++) {
  const before = TABLES[slice - 1]!;
  for (let byte = 0; byte < 256; byte++) {
    TABLES[slice]![byte] = (before[byte]! >>> 8) ^ TABLES[0]![before[byte]! & 0xff]!;
  }
}
const [T0, T1, T2, T3, T4, T5, T6, T7] = TABLES as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
];

/**
 * CRC-32C (Castagnoli, RFC 3720 appendix B.4) of bytes, as an unsigned 32-bit integer. Finds every burst of up to 32
 * flipped bits; it is no defence against somebody who changes bytes on purpose.
 *
 * @param before  the checksum of the bytes that come before these, for checking in parts
 */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  let at = 0;
  for (const end = bytes.length - (bytes.length % SLICES); at < end; at += SLICES) {
    crc ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    crc =
      T7[crc & 0xff]! ^
      T6[(crc >>> 8) & 0xff]! ^
      T5[(crc >>> 16) & 0xff]! ^
      T4[crc >>> 24]! ^
      T3[bytes[at + 4]!]! ^
      T2[bytes[at + 5]!]! ^
      T1[bytes[at + 6]!]! ^
      T0[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at++) crc = T0[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
