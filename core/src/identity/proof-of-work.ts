/**
 * How many bits at the start of a digest are zero. The puzzle asks for a whole number whose text, after the challenge and
 * a colon, has a SHA-256 digest with so many zero bits.
 */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** The text that is hashed for an answer. */
export function puzzleText(challenge: string, answer: string): string {
  return `${challenge}:${answer}`;
}
