import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amounts, addAmounts, amountsText, readAmounts } from './amounts-text.ts';
import { checkList, checkPath, type ListedLeaf, type OwnLeaf, type PublishedSnapshot } from './check.ts';
import { type Hashing, hashNow } from './hashing.ts';
import { growTree, pathPlaces, rootOf, userHashOf } from './tree.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const run = <Value>(work: Hashing<Value>): Value => hashNow(work, digest);

const ASSETS = ['BTC', 'ETH', 'PUSD', 'USDT'];
const amounts = fc
  .array(fc.tuple(fc.constantFrom(...ASSETS), fc.bigInt({ min: 0n, max: 10n ** 37n })), { maxLength: 6 })
  .map((parts): Amounts => new Map(parts));
const people = fc.uniqueArray(
  fc.record({
    uid: fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String),
    salt: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    amounts,
  }),
  { minLength: 1, maxLength: 40, selector: ({ uid }) => uid },
);
type People = readonly { uid: string; salt: string; amounts: Amounts }[];
const RUNS = { numRuns: 300 };

interface Published {
  readonly snapshot: PublishedSnapshot;
  readonly own: readonly OwnLeaf[];
  readonly list: readonly ListedLeaf[];
  readonly depth: number;
}

/** What an honest house publishes. */
function publish(of: People): Published {
  const named = of
    .map((person) => ({ ...person, userHash: run(userHashOf(person.salt, person.uid)) }))
    .toSorted((a, b) => (a.userHash < b.userHash ? -1 : 1));
  const { levels, top } = run(growTree(named));
  const head = { takenAtMs: 1_763_700_000_000, ledgerSequence: '12', tradingSequence: '0', leafCount: named.length };
  const own = named.map((person, position) => ({
    uid: person.uid,
    salt: person.salt,
    amounts: amountsText(person.amounts),
    position,
    path: pathPlaces(position, named.length).map((place) => {
      const { hash, text } = levels[place.level]![place.position]!;
      return { hash, amounts: text };
    }),
  }));
  return {
    snapshot: { ...head, sums: top.text, root: run(rootOf(head, top)) },
    own,
    list: named.map((person) => [person.userHash, amountsText(person.amounts)] as const),
    depth: levels.length,
  };
}

describe('texts of amounts', () => {
  it('come back as they were, without coins of zero', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const text = amountsText(given);
        const read = readAmounts(text);
        expect(read.ok && amountsText(read.value)).toBe(text);
        expect(read.ok && [...read.value.values()].every((minor) => minor > 0n)).toBe(true);
      }),
      RUNS,
    );
  });

  it('are never read where they would not have been written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-C0-3=,-]{0,14}$/), (text) => {
        const read = readAmounts(text);
        if (read.ok) expect(amountsText(read.value)).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a tree of what is owed (I-36)', () => {
  it('has the sums of all leaves, and everybody finds themselves in it', () => {
    fc.assert(
      fc.property(people, (of) => {
        const { snapshot, own, list, depth } = publish(of);
        const sums = of.reduce<Amounts>((sum, person) => addAmounts(sum, person.amounts), new Map());
        expect(snapshot.sums).toBe(amountsText(sums));
        expect(run(checkList(snapshot, list))).toEqual({ ok: true, value: true });
        for (const leaf of own) {
          expect(run(checkPath(snapshot, leaf))).toEqual({ ok: true, value: true });
          expect(leaf.path.length).toBeLessThan(depth);
        }
      }),
      RUNS,
    );
  });

  it('has paths no longer than the logarithm of its leaves, and full ones where these are a power of two', () => {
    for (const count of [1, 2, 3, 5, 64, 100, 1_023, 1_024, 1_025, 100_000]) {
      const longest = Math.ceil(Math.log2(count));
      const lengths = [0, Math.floor(count / 2), count - 1].map((at) => pathPlaces(at, count).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(longest);
      if (Number.isInteger(Math.log2(count))) expect(new Set(lengths)).toEqual(new Set([longest]));
    }
  });

  it('is the same whatever the order of the people', () => {
    fc.assert(
      fc.property(people, fc.nat(), (of, turn) => {
        const at = turn % of.length;
        expect(publish([...of.slice(at), ...of.slice(0, at)]).snapshot).toEqual(publish(of).snapshot);
      }),
      RUNS,
    );
  });

  it('shows each changed amount, to its owner and in the list', () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.constantFrom(...ASSETS), fc.bigInt(1n, 10n ** 20n), (of, at, asset, more) => {
        const { snapshot, own, list } = publish(of);
        const leaf = own[at % own.length]!;
        const changed = addAmounts(of.find(({ uid }) => uid === leaf.uid)!.amounts, new Map([[asset, more]]));
        const text = amountsText(changed);
        expect(run(checkPath(snapshot, { ...leaf, amounts: text })).ok).toBe(false);
        const listed = list.map((line, position) => (position === leaf.position ? ([line[0], text] as const) : line));
        expect(run(checkList(snapshot, listed)).ok).toBe(false);
      }),
      RUNS,
    );
  });

  it('shows everybody that they were left out', () => {
    fc.assert(
      fc.property(people, fc.nat(), (of, at) => {
        fc.pre(of.length > 1);
        const gone = of[at % of.length]!;
        const before = publish(of);
        const after = publish(of.filter((person) => person !== gone));
        const leaf = before.own.find(({ uid }) => uid === gone.uid)!;
        expect(run(checkPath(after.snapshot, leaf)).ok).toBe(false);
        expect(run(checkList(before.snapshot, after.list))).toMatchObject({ refusal: { code: 'COUNT_DIFFERS' } });
        expect(run(checkList({ ...before.snapshot, leafCount: of.length - 1 }, after.list)).ok).toBe(false);
      }),
      RUNS,
    );
  });

  it('takes no other leaf, place, uid, salt or step', () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), (of, at, which) => {
        fc.pre(of.length > 1);
        const { snapshot, own } = publish(of);
        const leaf = own[at % own.length]!;
        const other = own[(at + 1) % own.length]!;
        const step = which % leaf.path.length;
        const steps = (change: (path: OwnLeaf['path'][number]) => OwnLeaf['path'][number]) =>
          leaf.path.map((each, index) => (index === step ? change(each) : each));
        const forged: OwnLeaf[] = [
          { ...leaf, uid: leaf.uid === '123456789' ? '123456788' : '123456789' },
          { ...leaf, salt: digest(leaf.salt).slice(0, 32) },
          { ...leaf, position: other.position },
          { ...leaf, path: leaf.path.slice(1) },
          { ...leaf, path: [...leaf.path, leaf.path[0]!] },
          { ...leaf, path: steps(({ amounts: text }) => ({ hash: digest(text), amounts: text })) },
          { ...leaf, path: steps(({ hash, amounts: text }) => ({ hash, amounts: text === '' ? 'BTC=1' : '' })) },
        ];
        for (const each of forged) expect(run(checkPath(snapshot, each)).ok).toBe(false);
      }),
      RUNS,
    );
  });
});
