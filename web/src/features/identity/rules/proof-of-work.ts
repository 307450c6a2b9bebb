import {
  answersAfter,
  type Puzzle,
  puzzleText,
  shareOfWork,
  solutionAmong,
} from '@bourse/core/identity/proof-of-work.ts';

export interface Solving {
  /** Called after each batch with the share of the expected work that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly digest: (text: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
}

/** SHA-256 by the browser. */
export const sha256 = (text: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', text);

/**
 * Finds a whole number whose text, after the challenge, hashes to enough zero bits. Works in batches, so that the page stays
 * responsive.
 *
 * @returns the number as text, or null if the caller cancelled
 */
export async function solvePuzzle(puzzle: Puzzle, { onProgress, signal, digest }: Solving): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let tried = 0; ; ) {
    const answers = answersAfter(puzzle, tried);
    if (signal.aborted || answers.length === 0) return null;
    const digests = await Promise.all(
      answers.map((answer) => digest(encoder.encode(puzzleText(puzzle.challenge, answer)))),
    );
    const found = solutionAmong(
      puzzle,
      answers,
      digests.map((bytes) => new Uint8Array(bytes)),
    );
    if (found !== null) return found;
    tried += answers.length;
    onProgress(shareOfWork(puzzle, tried));
  }
}
