import { putWide, wideAt } from '../../journal/words.ts';

/** The sign of a number in the upper of its two words; its amount needs 21 bits there. */
const MINUS = 0x80000000;
const AMOUNT = 0x7fffffff;
const WORD_RANGE = 2 ** 32;

/** Writes a safe integer in two words. */
export function putSigned(words: Uint32Array, at: number, value: number): void {
  if (value >= 0) putWide(words, at, value);
  else {
    putWide(words, at, 0 - value);
    words[at + 1]! |= MINUS;
  }
}

/** Reads it. */
export function signedAt(words: Uint32Array, at: number): number {
  const high = words[at + 1]!;
  if (high < MINUS) return wideAt(words, at);
  return 0 - (words[at]! + (high & AMOUNT) * WORD_RANGE);
}
