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

export interface Puzzle {
  readonly challenge: string;
  readonly zeroBits: number;
}

/** How many hashes are made between two looks at the screen. */
const BATCH = 512;
/** Most tries that are ever needed; more would mean a broken puzzle. */
const TRIES_PER_EXPECTED_MAX = 64;

/** The next answers to try after so many; none where the puzzle must be broken. */
export function answersAfter({ zeroBits }: Puzzle, tried: number): readonly string[] {
  if (tried >= 2 ** zeroBits * TRIES_PER_EXPECTED_MAX) return [];
  return Array.from({ length: BATCH }, (_, index) => String(tried + index));
}

/** The first answer whose digest, at the same place, solves the puzzle; null where none does. */
export function solutionAmong(
  { zeroBits }: Puzzle,
  answers: readonly string[],
  digests: readonly Uint8Array[],
): string | null {
  return answers[digests.findIndex((digest) => leadingZeroBits(digest) >= zeroBits)] ?? null;
}

/** The share of the expected work that is done after so many tries, below one; luck may end it sooner or later. */
export function shareOfWork({ zeroBits }: Puzzle, tried: number): number {
  return Math.min(0.95, 1 - Math.exp(-tried / 2 ** zeroBits));
}
