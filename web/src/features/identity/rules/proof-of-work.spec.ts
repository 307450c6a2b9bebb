import { leadingZeroBits, puzzleText } from '@bourse/core/identity/proof-of-work.ts';
import { expect, it } from 'vitest';
import { sha256, solvePuzzle } from './proof-of-work.ts';

it('finds a number whose hash begins with the zero bits asked for', async () => {
  const shares: number[] = [];
  const puzzle = { challenge: 'abc', zeroBits: 12 };
  const answer = await solvePuzzle(puzzle, {
    onProgress: (share) => shares.push(share),
    signal: new AbortController().signal,
    digest: sha256,
  });
  expect(answer).not.toBeNull();
  const hash = await sha256(new TextEncoder().encode(puzzleText(puzzle.challenge, answer ?? '')));
  expect(leadingZeroBits(new Uint8Array(hash))).toBeGreaterThanOrEqual(12);
  expect(shares.every((share, index) => share > (shares[index - 1] ?? 0) || share === 0.95)).toBe(true);
});

it('gives up when it is asked to', async () => {
  const stop = new AbortController();
  stop.abort();
  const answer = await solvePuzzle(
    { challenge: 'abc', zeroBits: 12 },
    { onProgress: () => undefined, signal: stop.signal, digest: sha256 },
  );
  expect(answer).toBeNull();
});
