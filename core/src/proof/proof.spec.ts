import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { amountsText, readAmounts } from './amounts-text.ts';
import { checkList, checkPath, type OwnLeaf, type PublishedSnapshot } from './check.ts';
import { coverageBps } from './coverage.ts';
import { type Hashing, hashNow } from './hashing.ts';
import { growTree, leafOf, rootOf, userHashOf } from './tree.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const run = <Value>(work: Hashing<Value>): Value => hashNow(work, digest);
const SALT = '00112233445566778899aabbccddeeff';
const HEAD = { takenAtMs: 1_763_700_000_000, ledgerSequence: '7', tradingSequence: '3' };

describe('texts of amounts', () => {
  test.each([
    ['', []],
    ['BTC=1', [['BTC', 1n]]],
    [
      '1INCH=2,BTC=150000,USDT=2500000',
      [
        ['1INCH', 2n],
        ['BTC', 150_000n],
        ['USDT', 2_500_000n],
      ],
    ],
  ] as const)('%j', (text, amounts) => {
    expect(readAmounts(text)).toEqual({ ok: true, value: new Map(amounts) });
    expect(amountsText(new Map(amounts.toReversed()))).toBe(text);
  });

  test.each([
    ['BTC=-1', { code: 'NEGATIVE_AMOUNT', details: { asset: 'BTC' } }],
    ['BTC=1,ETH=-9,USDT=1', { code: 'NEGATIVE_AMOUNT', details: { asset: 'ETH' } }],
    ...[
      'BTC=0',
      'BTC=01',
      'BTC=-0x1',
      'BTC',
      'BTC=',
      'btc=1',
      'BTC=1,',
      ',BTC=1',
      'ETH=1,BTC=1',
      'BTC=1,BTC=1',
      'BTC=1.5',
    ].map((text) => [text, { code: 'MALFORMED' }] as const),
    [`BTC=${'9'.repeat(61)}`, { code: 'MALFORMED' }],
    ['__proto__=1', { code: 'MALFORMED' }],
  ] as const)('%j is refused', (text, refusal) => {
    expect(readAmounts(text)).toEqual({ ok: false, refusal });
  });

  test('refuse an amount below zero', () => {
    expect(() => amountsText(new Map([['BTC', -1n]]))).toThrow('less than nothing');
  });
});

describe('the hashed texts are for ever: whoever kept a file can check it with any later version', () => {
  test('user, leaf, node and root', () => {
    const userHash = run(userHashOf(SALT, '123456789'));
    expect(userHash).toBe(digest(`bourse:liabilities:v1:user:${SALT}:123456789`));
    const other = digest('other');
    const { levels, top } = run(
      growTree([
        {
          userHash,
          amounts: new Map([
            ['USDT', 5n],
            ['BTC', 1n],
          ]),
        },
        { userHash: other, amounts: new Map([['USDT', 2n]]) },
      ]),
    );
    const leaves = [
      { userHash, text: 'BTC=1,USDT=5' },
      { userHash: other, text: 'USDT=2' },
    ]
      .toSorted((a, b) => (a.userHash < b.userHash ? -1 : 1))
      .map(({ userHash: hash, text }) => ({ hash: digest(`bourse:liabilities:v1:leaf:${hash}:${text}`), text }));
    const [left, right] = leaves;
    expect(levels[0]).toMatchObject(leaves);
    expect(top).toMatchObject({
      hash: digest(`bourse:liabilities:v1:node:${left!.hash}:${left!.text}:${right!.hash}:${right!.text}`),
      text: 'BTC=1,USDT=7',
    });
    expect(run(rootOf({ ...HEAD, leafCount: 2 }, top))).toBe(
      digest(`bourse:liabilities:v1:root:1763700000000:7:3:2:${top.hash}:BTC=1,USDT=7`),
    );
  });

  test('two leaves of one hash are a bug, and so is a tree of none', () => {
    const owner = { userHash: digest('a'), amounts: new Map() };
    expect(() => run(growTree([owner, owner]))).toThrow('two leaves have the hash');
    expect(() => run(growTree([]))).toThrow('needs a leaf');
  });
});

/** A house that owes 100 and 70, and claims to owe less. */
describe('a dishonest house', () => {
  const ann = { uid: '111111111', salt: SALT, amounts: 'USDT=100' };
  const ben = { uid: '222222222', salt: SALT.replaceAll('0', '4'), amounts: 'USDT=70' };
  const leafHash = (of: typeof ann, text: string) =>
    digest(`bourse:liabilities:v1:leaf:${digest(`bourse:liabilities:v1:user:${of.salt}:${of.uid}`)}:${text}`);
  const rootFor = (leafCount: number, top: string, sums: string): PublishedSnapshot => ({
    ...HEAD,
    leafCount,
    sums,
    root: digest(`bourse:liabilities:v1:root:1763700000000:7:3:${leafCount}:${top}:${sums}`),
  });
  const hashes = [leafHash(ann, ann.amounts), leafHash(ben, ben.amounts)] as const;

  test('cannot show each of two people less than the other has', () => {
    const shown = digest(`bourse:liabilities:v1:node:${hashes[0]}:USDT=100:${hashes[1]}:`);
    const published = rootFor(2, shown, 'USDT=100');
    const forAnn: OwnLeaf = { ...ann, position: 0, path: [{ hash: hashes[1], amounts: '' }] };
    const forBen: OwnLeaf = { ...ben, position: 1, path: [{ hash: hashes[0], amounts: 'USDT=30' }] };
    expect(run(checkPath(published, forAnn))).toEqual({ ok: true, value: true });
    expect(run(checkPath(published, forBen))).toEqual({ ok: false, refusal: { code: 'ROOT_DIFFERS' } });
  });

  test('cannot hide debt behind a negative node', () => {
    const hidden = digest('nobody');
    const top = digest(`bourse:liabilities:v1:node:${hashes[0]}:USDT=100:${hidden}:USDT=-60`);
    const own: OwnLeaf = { ...ann, position: 0, path: [{ hash: hidden, amounts: 'USDT=-60' }] };
    expect(run(checkPath(rootFor(2, top, 'USDT=40'), own))).toEqual({
      ok: false,
      refusal: { code: 'NEGATIVE_AMOUNT', details: { asset: 'USDT', step: 1 } },
    });
    const listed = [
      [digest('0'), 'USDT=100'],
      [digest('1'), 'USDT=-60'],
    ].toSorted() as [string, string][];
    expect(run(checkList(rootFor(2, top, 'USDT=40'), listed))).toMatchObject({ refusal: { code: 'NEGATIVE_AMOUNT' } });
  });

  test('cannot publish other sums than those of the tree', () => {
    const top = digest(`bourse:liabilities:v1:node:${hashes[0]}:USDT=100:${hashes[1]}:USDT=70`);
    const own: OwnLeaf = { ...ann, position: 0, path: [{ hash: hashes[1], amounts: 'USDT=70' }] };
    expect(run(checkPath(rootFor(2, top, 'USDT=170'), own)).ok).toBe(true);
    expect(run(checkPath(rootFor(2, top, 'USDT=160'), own))).toMatchObject({ refusal: { code: 'SUMS_DIFFER' } });
  });

  test.each([
    ['a place outside', { position: 2 }],
    ['a place that is none', { position: 0.5 }],
    ['an account number that is none', { uid: 'nobody' }],
    ['a salt that could hide a colon', { salt: `${SALT}:1` }],
    ['a step whose hash is none', { path: [{ hash: 'abc', amounts: 'USDT=70' }] }],
    ['a step whose amounts are none', { path: [{ hash: hashes[1], amounts: 'USDT=07' }] }],
    ['own amounts that are none', { amounts: 'a lot' }],
  ])('%s is refused as malformed', (_what, change) => {
    const top = digest('top');
    const own: OwnLeaf = { ...ann, position: 0, path: [{ hash: hashes[1], amounts: 'USDT=70' }], ...change };
    expect(run(checkPath(rootFor(2, top, 'USDT=170'), own))).toMatchObject({ refusal: { code: 'MALFORMED' } });
  });

  test.each([
    [
      'a list out of order',
      [
        [digest('b'), ''],
        [digest('a'), ''],
      ]
        .toSorted()
        .toReversed(),
    ],
    [
      'a line twice',
      [
        [digest('a'), ''],
        [digest('a'), ''],
      ],
    ],
    [
      'a hash that is none',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    [
      'amounts that are none',
      [
        [digest('a'), 'x'],
        [digest('b'), ''],
      ].toSorted(),
    ],
  ])('%s is refused as malformed', (_what, list) => {
    const published = rootFor(2, digest('top'), '');
    expect(run(checkList(published, list as [string, string][]))).toMatchObject({ refusal: { code: 'MALFORMED' } });
  });
});

test('a tree of one person has an empty path', () => {
  const amounts = new Map([['BTC', 3n]]);
  const userHash = run(userHashOf(SALT, '123456789'));
  const top = run(leafOf(userHash, amounts));
  const head = { ...HEAD, leafCount: 1 };
  const published = { ...head, sums: 'BTC=3', root: run(rootOf(head, top)) };
  const own = { uid: '123456789', salt: SALT, amounts: 'BTC=3', position: 0, path: [] };
  expect(run(checkPath(published, own))).toEqual({ ok: true, value: true });
});

test.each([
  [100n, 100n, 10_000n],
  [199_999n, 200_000n, 9_999n],
  [0n, 5n, 0n],
  [7n, 0n, null],
])('%s of %s is covered by %s', (reserve, owed, bps) => {
  expect(coverageBps(reserve, owed)).toBe(bps);
});
