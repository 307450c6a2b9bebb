import { leadingZeroBits, puzzleText } from '@bourse/core/identity/proof-of-work.ts';
import { sha256 } from '../crypto/digest.ts';
import type { Puzzle } from './puzzles.ts';

/** Solves a puzzle as a browser does. */
export function solve({ id, challenge, zeroBits }: Omit<Puzzle, 'expiresAtMs'>): {
  captchaId: string;
  captchaAnswer: string;
} {
  for (let answer = 0; ; answer++)
    if (leadingZeroBits(sha256(puzzleText(challenge, String(answer)))) >= zeroBits)
      return { captchaId: id, captchaAnswer: String(answer) };
}
