import { type ByteHashing, eightBytes, joined, toHex } from './bytes.ts';

/**
 * The order in which the requests of a round's first seconds are served: by SHA-256 of the round's seed, the beacon and the
 * account number. The seed is committed to before, the beacon comes after: nobody can choose their place, and it does not
 * matter who came a moment earlier.
 *
 * @param beacon          empty where it could not be reached in time, which is published
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
    const rank = toHex(yield joined(seed, beacon, eightBytes(accountNumber)));
    ranked.push({ rank, accountNumber });
  }
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ accountNumber }) => accountNumber);
}
