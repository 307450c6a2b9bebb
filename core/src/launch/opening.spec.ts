import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashBytesNow } from './bytes.ts';
import { QUICKNET, quicknetDueMs, quicknetRoundFor } from './draw/quicknet.ts';
import { beaconFromMs, openingOrder } from './opening.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const orderOf = (seed: Uint8Array, beacon: Uint8Array, people: readonly bigint[]): readonly bigint[] =>
  hashBytesNow(openingOrder(seed, beacon, people), sha256);
/** Bytes of their own for each number, and the same at every run. */
const bytesOf = (name: string, nth: number): Uint8Array => sha256(Buffer.from(`${name} ${nth}`));

/** How two orders of the same people agree: 1 where they are the same, -1 where one is the other reversed, 0 by chance. */
function agreement(ranks: readonly number[]): number {
  const count = ranks.length;
  const squares = ranks.reduce((sum, rank, arrival) => sum + (rank - arrival) ** 2, 0);
  return 1 - (6 * squares) / (count * (count ** 2 - 1));
}

describe('the order of the opening', () => {
  const ROUNDS = 200;
  const PEOPLE = 100;
  const people = Array.from({ length: PEOPLE }, (_, arrival) => 10_000_000n + BigInt(arrival));
  const rounds = Array.from({ length: ROUNDS }, (_, nth) => {
    const order = orderOf(bytesOf('seed', nth), bytesOf('beacon', nth), people);
    return people.map((person) => order.indexOf(person));
  });

  it('has nothing to do with who came first, in two hundred rounds', () => {
    const all = rounds.map(agreement);
    const mean = all.reduce((sum, each) => sum + each, 0) / ROUNDS;
    // By chance each is about 1 / sqrt(99) from zero, and their mean about 0.007.
    expect(Math.abs(mean)).toBeLessThan(0.022);
    expect(Math.max(...all.map(Math.abs))).toBeLessThan(0.45);
  });

  it('gives nobody a place that is better than another’s over many rounds', () => {
    const means = people.map((_, arrival) => rounds.reduce((sum, ranks) => sum + ranks[arrival]!, 0) / ROUNDS);
    // The mean place is 49.5, and by chance each is about 2 from it.
    for (const mean of means) expect(Math.abs(mean - 49.5)).toBeLessThan(9);
    // As many of the first half of arrivals are in the first half of places as of the second.
    const early = rounds.reduce((sum, ranks) => sum + ranks.slice(0, PEOPLE / 2).filter((rank) => rank < 50).length, 0);
    expect(Math.abs(early / (ROUNDS * 50) - 0.5)).toBeLessThan(0.02);
  });

  it('is that of SHA-256 over seed, beacon and account number of eight bytes, written one behind the other', () => {
    const rankOf = (person: bigint, ...before: Uint8Array[]) => {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(person);
      return Buffer.concat([...before, number]);
    };
    const [seed, beacon] = [bytesOf('seed', 7), bytesOf('beacon', 7)];
    for (const before of [[seed, beacon], [seed]]) {
      const byRank = people
        .map((person) => ({ person, rank: Buffer.from(sha256(rankOf(person, ...before))) }))
        .sort((a, b) => Buffer.compare(a.rank, b.rank));
      const order = orderOf(seed, before[1] ?? new Uint8Array(), people);
      expect(order).toEqual(byRank.map(({ person }) => person));
    }
  });

  it('is everybody once, whoever is named first, and another one for another seed or beacon', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.bigInt({ min: 1n, max: 2n ** 53n }), { maxLength: 30 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.uint8Array({ maxLength: 32 }),
        (numbers, seed, beacon) => {
          const order = orderOf(seed, beacon, numbers);
          expect([...order].sort()).toEqual([...numbers].sort());
          expect(orderOf(seed, beacon, [...numbers].reverse())).toEqual(order);
        },
      ),
    );
    const [seed, beacon] = [bytesOf('seed', 1), bytesOf('beacon', 1)];
    const order = orderOf(seed, beacon, people);
    expect(orderOf(bytesOf('seed', 2), beacon, people)).not.toEqual(order);
    expect(orderOf(seed, new Uint8Array(), people)).not.toEqual(order);
  });
});

describe('the beacon of an opening', () => {
  it('is the first round that is due at or after the opening, and is asked for then', () => {
    fc.assert(
      fc.property(fc.integer({ min: QUICKNET.genesisMs, max: 2 ** 45 }), (startMs) => {
        const closedMs = startMs + 3_000;
        const round = quicknetRoundFor(closedMs);
        const fromMs = beaconFromMs(startMs, round);
        expect(fromMs).toBe(quicknetDueMs(round));
        expect(fromMs - closedMs).toBeGreaterThanOrEqual(0);
        expect(fromMs - closedMs).toBeLessThan(QUICKNET.periodMs);
      }),
    );
    expect(quicknetDueMs(1)).toBe(QUICKNET.genesisMs);
  });

  it('is asked for by nobody while somebody can still come into the opening', () => {
    expect(beaconFromMs(quicknetDueMs(1_000), 1_000)).toBe(quicknetDueMs(1_000) + 3_000);
  });
});
