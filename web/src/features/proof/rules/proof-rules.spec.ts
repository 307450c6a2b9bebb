import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPath, type OwnLeaf } from '@bourse/core/proof/check.ts';
import { hashNow } from '@bourse/core/proof/hashing.ts';
import { growTree, rootOf, userHashOf } from '@bourse/core/proof/tree.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { fileName, listFile, ownFile } from './files.ts';
import { hashInBrowser } from './hash-in-browser.ts';
import { coinSums, shownAmounts, shownReserves } from './shown-sums.ts';

const folder = mkdtempSync(join(tmpdir(), 'bourse-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const SALT = '0123456789abcdef0123456789abcdef';
const UID = '123456789';

/** A snapshot of two people, and the first one's leaf. */
function published(): { snapshot: Parameters<typeof ownFile>[0]; leaf: OwnLeaf; list: [string, string][] } {
  const userHash = hashNow(userHashOf(SALT, UID), digest);
  const owners = [
    { userHash, amounts: new Map([['BTC', 150_000n]]) },
    { userHash: digest('somebody else'), amounts: new Map([['USDT', 7n]]) },
  ];
  const { levels, top } = hashNow(growTree(owners), digest);
  const head = { takenAtMs: 1_763_700_000_000, ledgerSequence: '5', tradingSequence: '0', leafCount: 2 };
  const position = owners[0]!.userHash < owners[1]!.userHash ? 0 : 1;
  const brother = levels[0]![1 - position]!;
  return {
    snapshot: { id: 'a', ...head, sums: top.text, root: hashNow(rootOf(head, top), digest) },
    leaf: {
      uid: UID,
      salt: SALT,
      amounts: 'BTC=150000',
      position,
      path: [{ hash: brother.hash, amounts: brother.text }],
    },
    list: [
      [owners[0]!.userHash, 'BTC=150000'],
      [owners[1]!.userHash, 'USDT=7'],
    ].toSorted() as [string, string][],
  };
}

describe('what the page does', () => {
  test('it checks with the browser’s own hashes', async () => {
    const { snapshot, leaf } = published();
    expect(await hashInBrowser(checkPath(snapshot, leaf))).toEqual({ ok: true, value: true });
    const more = { ...leaf, amounts: 'BTC=150001' };
    expect(await hashInBrowser(checkPath(snapshot, more))).toMatchObject({ refusal: { code: 'SUMS_DIFFER' } });
  });

  test('the files that it saves are those that the offline script reads', () => {
    const { snapshot, leaf, list } = published();
    const own = join(folder, 'own.json');
    const all = join(folder, 'all.json');
    writeFileSync(own, ownFile(snapshot, leaf));
    writeFileSync(all, listFile(snapshot, list));
    const args = ['scripts/proof/verify-liabilities.mjs', own, '--list', all, '--root', snapshot.root];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout).toContain(`RIGHT: account ${UID} is in the tree with BTC=150000`);
    expect(status).toBe(0);
  });

  test('files are named after their moment', () => {
    expect(fileName('my-proof', { takenAtMs: Date.parse('2026-11-21T18:04:05Z') })).toBe(
      'my-proof-2026-11-21-18-04.json',
    );
  });
});

describe('what the page shows', () => {
  const coins = [
    { asset: 'BTC', ledgerScale: 8, hasChain: true },
    { asset: 'ETH', ledgerScale: 18, hasChain: true },
    { asset: 'USDT', ledgerScale: 6, hasChain: true },
  ];
  const reserve = (asset: string, minor: string, address: string | null = 'x') => {
    return { asset, network: 'eth', networkName: 'Ethereum', address, addressCount: 1, minor, signature: null };
  };

  test('amounts in coin units', () => {
    expect(shownAmounts('BTC=150000,ETH=1', coins)).toEqual([
      { asset: 'BTC', amount: '0.0015' },
      { asset: 'ETH', amount: '0.000000000000000001' },
    ]);
    expect(shownAmounts('nonsense', coins)).toEqual([]);
  });

  test('what is owed beside what is there, and never 100 % where a unit is missing', () => {
    const reserves = [reserve('BTC', '149999'), reserve('USDT', '3'), reserve('USDT', '2', null)];
    expect(coinSums('BTC=150000,USDT=5', coins, reserves)).toEqual([
      { asset: 'BTC', owed: '0.0015', onChain: '0.00149999', covered: '99.99', isCovered: false, hasChain: true },
      { asset: 'USDT', owed: '0.000005', onChain: '0.000005', covered: '100', isCovered: true, hasChain: true },
    ]);
    expect(shownReserves(reserves, coins)[0]).toMatchObject({ amount: '0.00149999', address: 'x' });
  });

  test('a coin that nobody has is not listed, and one that only the house has is', () => {
    expect(coinSums('', coins, [reserve('ETH', '5')])).toEqual([
      { asset: 'ETH', owed: '0', onChain: '0.000000000000000005', covered: null, isCovered: true, hasChain: true },
    ]);
  });

  test('a coin without a chain has no ratio, neither a good one nor a bad one', () => {
    const own = [{ asset: 'HBT', ledgerScale: 8, hasChain: false }];
    expect(coinSums('HBT=5', own, [])).toMatchObject([{ asset: 'HBT', covered: null, hasChain: false }]);
  });

  test('is no share where the chains were not asked', () => {
    expect(coinSums('BTC=1', coins.slice(0, 1), null)).toMatchObject([{ onChain: null, covered: null }]);
  });
});
