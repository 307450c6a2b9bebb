import { answersAfter, type Puzzle, puzzleText, solutionAmong } from '@bourse/core/identity/proof-of-work.ts';

/** Solves a puzzle with the browser's own SHA-256, in batches so that the page stays responsive; null for a broken puzzle. */
export async function solvePuzzle(puzzle: Puzzle): Promise<string | null> {
  const encoder = new TextEncoder();
  const digestOf = async (answer: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(puzzleText(puzzle.challenge, answer))));
  for (let tried = 0; ; ) {
    const answers = answersAfter(puzzle, tried);
    if (answers.length === 0) return null;
    const found = solutionAmong(puzzle, answers, await Promise.all(answers.map(digestOf)));
    if (found !== null) return found;
    tried += answers.length;
  }
}
