import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiBytes, type ByteHashing, eightBytes, fromHex, hashBytesNow, hmac, toHex } from '../bytes.ts';
import { openingOrder } from '../opening.ts';
import { drawSeed, drawWinners, faultOfDraw, type PublishedDraw } from './draw.ts';
import { growTickets, isInList, proofOf, rootOf, userHashOf } from './ticket-list.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const run = <Value>(work: ByteHashing<Value>): Value => hashBytesNow(work, sha256);
const of = (text: string): Uint8Array => Uint8Array.from(sha256(asciiBytes(text)));

const SALT = of('demo-project-salt');
const OWNERS = [1001, 1001, 1002, 1003, 1003, 1003, 1004, 1005, 1006, 1006, 1007, 1008];
const listOf = (owners: readonly number[]) => ({
  userHashes: owners.map((owner) => run(userHashOf(SALT, BigInt(owner)))),
});
const LIST = listOf(OWNERS);
const ROOT = rootOf(run(growTickets(LIST)));
const SEED = of('demo-server-seed');
const DRAW: PublishedDraw = {
  projectId: 42n,
  root: ROOT,
  serverSeed: SEED,
  beacon: of('demo-beacon'),
  commit: sha256(SEED),
  list: LIST,
  terms: { winners: 4, mostEach: 1 },
  winners: [11, 2, 1, 9],
};

describe('the worked draw', () => {
  it('has its commit, root, seed and winners', () => {
    expect(toHex(DRAW.commit)).toBe('0e3e33aaf449a23cfbbb0fcccf8e920c9690bbd4d8c5c563a6e3930b441cfc5d');
    expect(toHex(ROOT)).toBe('7696f6e63781014310dac6c8ad93c2df75a327f4e62d471e5fbfe9007a5a3684');
    const seed = run(drawSeed(DRAW));
    expect(toHex(seed)).toBe('872695cfa16342715438c15a6966111bf5211ef7cfcfdca55ae5a3d1520d4c65');
    expect(run(drawWinners(seed, LIST, DRAW.terms))).toEqual([11, 2, 1, 9]);
    expect(run(faultOfDraw(DRAW))).toBeNull();
  });

  it.each([
    [
      'one byte of the seed',
      { serverSeed: Uint8Array.from(SEED, (byte, at) => (at === 9 ? byte ^ 1 : byte)) },
      'SEED_DIFFERS',
    ],
    ['whose one ticket is', { list: listOf(OWNERS.with(3, 1004)) }, 'LIST_DIFFERS'],
    ['one ticket less', { list: listOf(OWNERS.slice(0, -1)) }, 'LIST_DIFFERS'],
    ['one winner', { winners: [11, 2, 1, 8] }, 'WINNERS_DIFFER'],
    ['their order', { winners: [2, 11, 1, 9] }, 'WINNERS_DIFFER'],
    ['one winner more', { winners: [11, 2, 1, 9, 4] }, 'WINNERS_DIFFER'],
    ['the beacon', { beacon: of('another') }, 'WINNERS_DIFFER'],
    ['the project', { projectId: 43n }, 'WINNERS_DIFFER'],
    ['how many win', { terms: { winners: 3, mostEach: 1 } }, 'WINNERS_DIFFER'],
  ])('changed in %s is found', (_, change, fault) => {
    expect(run(faultOfDraw({ ...DRAW, ...change }))).toBe(fault);
  });

  it('of nobody has no winner', () => {
    const none = { ...DRAW, list: { userHashes: [] }, winners: [] };
    expect(run(faultOfDraw(none))).toBeNull();
    expect(run(faultOfDraw({ ...none, winners: [0] }))).toBe('WINNERS_DIFFER');
  });
});

describe('a draw', () => {
  it('has no number twice, nobody above their most, and as many winners as there can be', () => {
    const owners = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 40 });
    const terms = fc.record({ winners: fc.integer({ min: 0, max: 45 }), mostEach: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(owners, terms, fc.uint8Array({ minLength: 32, maxLength: 32 }), (all, limits, seed) => {
        const drawn = run(drawWinners(seed, listOf(all), limits));
        expect(new Set(drawn).size).toBe(drawn.length);
        const countOf = (owners: readonly number[], owner: number) => owners.filter((other) => other === owner).length;
        const won = drawn.map((number) => all[number]!);
        expect(won.every((owner) => countOf(won, owner) <= limits.mostEach)).toBe(true);
        const possible = [...new Set(all)].reduce((sum, who) => sum + Math.min(countOf(all, who), limits.mostEach), 0);
        expect(drawn).toHaveLength(Math.min(limits.winners, possible));
      }),
    );
  });

  it('favours no ticket', () => {
    const wins = OWNERS.map(() => 0);
    const list = listOf(OWNERS.map((_, at) => at));
    for (let round = 0; round < 6_000; round += 1) {
      const seed = of(`round ${round}`);
      for (const number of run(drawWinners(seed, list, { winners: 3, mostEach: 1 }))) wins[number]! += 1;
    }
    const expected = (6_000 * 3) / 12;
    const chiSquared = wins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 11 degrees of freedom: one fair draw in a thousand is above this.
    expect(chiSquared).toBeLessThan(31.3);
  });

  it('throws away what would favour some, and the counter goes on over it', () => {
    const hashes: string[] = [];
    const seed = of('seed');
    const work = drawWinners(seed, listOf([1, 2, 3]), { winners: 1, mostEach: 1 });
    let step = work.next();
    let asked = 0;
    while (!step.done) {
      hashes.push(toHex(step.value));
      asked += 1;
      // The outer hash of the first number is all ones: above the last whole multiple of three.
      step = work.next(asked === 2 ? new Uint8Array(32).fill(255) : sha256(step.value));
    }
    const second = BigInt(`0x${createHmac('sha256', seed).update(eightBytes(1n)).digest('hex')}`);
    expect(step.value).toEqual([Number(second % 3n)]);
    expect(hashes).toHaveLength(4);
  });
});

describe('a ticket', () => {
  it('is shown to be in its list, and nothing else is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, pick) => {
        const list = listOf(Array.from({ length: count }, (_, at) => at));
        const tree = run(growTickets(list));
        const published = { root: rootOf(tree), count };
        const number = pick % count;
        const proof = proofOf(tree, number);
        const userHash = list.userHashes[number]!;
        expect(run(isInList(published, { number, userHash }, proof))).toBe(true);
        expect(run(isInList(published, { number, userHash: of('other') }, proof))).toBe(false);
        expect(run(isInList(published, { number, userHash }, [...proof, of('more')]))).toBe(false);
        if (proof.length > 0) expect(run(isInList(published, { number, userHash }, proof.slice(1)))).toBe(false);
        for (const other of [number + 1, -1, count, 0.5]) {
          expect(run(isInList(published, { number: other, userHash }, proof))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('needs a list', () => {
    expect(() => run(growTickets({ userHashes: [] }))).toThrow(RangeError);
  });

  it('is no larger than its nodes', () => {
    const userHashes = Array.from({ length: 1_000 }, (_, at) => sha256(Uint8Array.of(at % 256)));
    const bytes = run(growTickets({ userHashes })).map(({ buffer }) => buffer.byteLength / 32);
    expect(bytes).toEqual([1_000, 500, 250, 125, 63, 32, 16, 8, 4, 2, 1]);
  });
});

describe('the opening', () => {
  const people = Array.from({ length: 50 }, (_, at) => BigInt(100_000_000 + at));

  it('does not depend on who came first', () => {
    const order = run(openingOrder(SEED, DRAW.beacon, people));
    expect(run(openingOrder(SEED, DRAW.beacon, people.toReversed()))).toEqual(order);
    expect(new Set(order)).toEqual(new Set(people));
    expect(order).not.toEqual(people);
  });

  it('depends on what nobody knew before', () => {
    expect(run(openingOrder(SEED, of('another'), people))).not.toEqual(run(openingOrder(SEED, DRAW.beacon, people)));
  });

  it('is by hash of seed, beacon and number', () => {
    const rank = (who: bigint) =>
      createHash('sha256').update(SEED).update(DRAW.beacon).update(eightBytes(who)).digest('hex');
    expect(run(openingOrder(SEED, DRAW.beacon, people))).toEqual(
      people.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    );
  });
});

describe('bytes', () => {
  it('are keyed as everywhere', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.uint8Array({ maxLength: 90 }), (key, message) => {
        expect(toHex(run(hmac(key, message)))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
    expect(() => run(hmac(new Uint8Array(65), new Uint8Array()))).toThrow(RangeError);
  });

  it('are read and written', () => {
    expect(fromHex('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
    for (const text of ['0', 'FF', 'gg', '0x']) expect(fromHex(text)).toBeNull();
    expect([...eightBytes(258n)]).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
    for (const value of [-1n, 1n << 64n]) expect(() => eightBytes(value)).toThrow(RangeError);
  });
});
