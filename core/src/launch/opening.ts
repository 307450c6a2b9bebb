import { type ByteHashing, eightBytes, joined, toHex } from './bytes.ts';
import { quicknetDueMs } from './draw/quicknet.ts';
import { OPENING_MS } from './flash.ts';

/** A beacon that was asked for so long without an answer is silent: then the seed alone orders the opening. */
export const BEACON_WAIT_MS = 5_000;

/**
 * From when on an opening's round of the beacon is asked for: nobody can come into the opening any more, and the round is due.
 *
 * @param startMs  of the sale
 */
export const beaconFromMs = (startMs: number, round: number): number =>
  Math.max(startMs + OPENING_MS, quicknetDueMs(round));

/** What a person's place in the opening follows from: whoever has the lowest SHA-256 of it is served first. */
export const openingBytes = (seed: Uint8Array, beacon: Uint8Array, accountNumber: bigint): Uint8Array =>
  joined(seed, beacon, eightBytes(accountNumber));

/**
 * The order in which the requests of a round's first seconds are served: by SHA-256 of the round's seed, the beacon and the
 * account number. The seed is committed to before, the beacon comes after: nobody can choose their place, and it does not
 * matter who came a moment earlier.
 *
 * @param beacon          empty where there was none, or it was silent, which is published
 * @param accountNumbers  each once
 * @invariant             the same people in any order come out in the same order
 */
export function* openingOrder(
  seed: Uint8Array,
  beacon: Uint8Array,
  accountNumbers: readonly bigint[],
): ByteHashing<readonly bigint[]> {
  const ranked: { readonly rank: string; readonly accountNumber: bigint }[] = [];
  for (const accountNumber of accountNumbers) {
    const rank = toHex(yield openingBytes(seed, beacon, accountNumber));
    ranked.push({ rank, accountNumber });
  }
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ accountNumber }) => accountNumber);
}
