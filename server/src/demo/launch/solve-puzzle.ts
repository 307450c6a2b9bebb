import { answersAfter, puzzleText, solutionAmong } from '@bourse/core/identity/proof-of-work.ts';
import { sha256 } from '../../platform/crypto/digest.ts';

interface AskedPuzzle {
  readonly captchaId: string;
  readonly challenge: string;
  readonly zeroBits: number;
}

/** Solves a puzzle as a browser does. @throws Error where it has no answer within many times the expected work */
export function solvePuzzle(puzzle: AskedPuzzle): { captchaId: string; captchaAnswer: string } {
  for (let tried = 0; ; ) {
    const answers = answersAfter(puzzle, tried);
    if (answers.length === 0) throw new Error(`a puzzle of ${puzzle.zeroBits} bits has no answer`);
    const digests = answers.map((answer) => sha256(puzzleText(puzzle.challenge, answer)));
    const found = solutionAmong(puzzle, answers, digests);
    if (found !== null) return { captchaId: puzzle.captchaId, captchaAnswer: found };
    tried += answers.length;
  }
}
