import { hash } from 'node:crypto';
import { puzzleText } from '@bourse/core/identity/proof-of-work.ts';

interface AskedPuzzle {
  readonly captchaId: string;
  readonly challenge: string;
  readonly zeroBits: number;
}

/** Tries, as a multiple of the expected number, after which the puzzle must be broken. */
const TRIES_PER_EXPECTED_MAX = 64;

/**
 * Solves a puzzle as a browser does. As text, because that is the quickest digest of a short one, and a crowd solves
 * thousands.
 *
 * @throws Error where it has no answer within many times the expected work
 */
export function solvePuzzle({ captchaId, challenge, zeroBits }: AskedPuzzle): {
  captchaId: string;
  captchaAnswer: string;
} {
  const triesMax = 2 ** zeroBits * TRIES_PER_EXPECTED_MAX;
  for (let answer = 0; answer < triesMax; answer += 1) {
    const digest = hash('sha256', puzzleText(challenge, String(answer)), 'hex');
    if (Math.clz32(Number.parseInt(digest.slice(0, 8), 16)) >= zeroBits)
      return { captchaId, captchaAnswer: String(answer) };
  }
  throw new Error(`a puzzle of ${zeroBits} bits has no answer`);
}
