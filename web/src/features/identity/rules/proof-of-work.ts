import { leadingZeroBits, puzzleText } from '@bourse/core/identity/proof-of-work.ts';

export interface Puzzle {
  readonly challenge: string;
  readonly zeroBits: number;
}

export interface Solving {
  /**
   * Called after each batch with the share of the expected work that is done, 0 to 1; luck may end it sooner or later.
   */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly digest: (text: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
}

/** How many hashes are made between two looks at the screen. */
const BATCH = 512;
/** Most tries that are ever needed; more would mean a broken puzzle. */
const TRIES_PER_EXPECTED_MAX = 64;

/** SHA-256 by the browser's own code. */
export const sha256 = (text: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', text);

/**
 * Finds a whole number whose text, after the challenge, hashes to enough zero bits. Works in batches, so that the page stays
 * alive.
 *
 * @returns the number as text, or null where the caller gave up
 */
export async function solvePuzzle(puzzle: Puzzle, { onProgress, signal, digest }: Solving): Promise<string | null> {
  const encoder = new TextEncoder();
  const expected = 2 ** puzzle.zeroBits;
  for (let start = 0; start < expected * TRIES_PER_EXPECTED_MAX; start += BATCH) {
    if (signal.aborted) return null;
    const answers = Array.from({ length: BATCH }, (_, index) => String(start + index));
    const digests = await Promise.all(
      answers.map((answer) => digest(encoder.encode(puzzleText(puzzle.challenge, answer)))),
    );
    const found = digests.findIndex((bytes) => leadingZeroBits(new Uint8Array(bytes)) >= puzzle.zeroBits);
    if (found >= 0) return answers[found] ?? null;
    onProgress(Math.min(0.95, 1 - Math.exp(-(start + BATCH) / expected)));
  }
  return null;
}
