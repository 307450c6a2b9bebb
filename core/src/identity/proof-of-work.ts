/**
 * How many bits at the start of a digest are zero. The puzzle asks for a whole number: its text, after the challenge
 * and a colon, must have a SHA-256 digest that starts with a given number of zero bits.
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

/** How many answers are hashed before the page may redraw. */
const BATCH = 512;
/** Tries, as a multiple of the expected number, after which the puzzle must be broken. */
const TRIES_PER_EXPECTED_MAX = 64;

/** The answers to try next, after `tried` of them; none where the puzzle must be broken. */
export function answersAfter({ zeroBits }: Puzzle, tried: number): readonly string[] {
  if (tried >= 2 ** zeroBits * TRIES_PER_EXPECTED_MAX) return [];
  return Array.from({ length: BATCH }, (_, index) => String(tried + index));
}

/** The first answer whose digest (at the same index) solves the puzzle; null where none does. */
export function solutionAmong(
  { zeroBits }: Puzzle,
  answers: readonly string[],
  digests: readonly Uint8Array[],
): string | null {
  return answers[digests.findIndex((digest) => leadingZeroBits(digest) >= zeroBits)] ?? null;
}

/** Which share of the expected work is done after `tried` tries. Stays below one, because luck decides when it ends. */
export function shareOfWork({ zeroBits }: Puzzle, tried: number): number {
  return Math.min(0.95, 1 - Math.exp(-tried / 2 ** zeroBits));
}
