import { digest } from '../../journal/remembered.ts';
import { putWide } from '../../journal/words.ts';

/**
 * A digest of what an order, or stops, are asked for with, without the caller's id and without whose account it is: equal requests have equal
 * digests. It is remembered beside the caller's id.
 *
 * @param values  the terms, ticks and lots of an order; or the terms, ticks, ticks to wake at and lots of each stop
 */
export function contentOf(values: readonly number[]): number {
  const words = new Uint32Array(values.length * 2);
  for (const [at, value] of values.entries()) putWide(words, at * 2, value);
  return digest(words, 0, words.length, values.length);
}
