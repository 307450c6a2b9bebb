import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { amountsText } from '../../core/src/proof/amounts-text.ts';
import { hashNow } from '../../core/src/proof/hashing.ts';
import { growTree, pathPlaces, rootOf, userHashOf } from '../../core/src/proof/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'bourse-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const run = (work) => hashNow(work, sha256);
const person = (at) => ({
  uid: String(100_000_000 + at),
  salt: randomBytes(16).toString('hex'),
  amounts: new Map([
    ['USDT', BigInt(at) * 1_000_003n + 1n],
    ...(at % 3 === 0 ? [['BTC', 10n ** 30n + BigInt(at)]] : []),
  ]),
});

/** The files that an exchange with these people publishes. */
function publish(people) {
  const owners = people
    .map((each) => ({ ...each, userHash: run(userHashOf(each.salt, each.uid)) }))
    .toSorted((a, b) => (a.userHash < b.userHash ? -1 : 1));
  const { levels, top } = run(growTree(owners));
  const head = { takenAtMs: 1_763_700_000_000, ledgerSequence: '12', tradingSequence: '3', leafCount: owners.length };
  const snapshot = { id: 'x', ...head, sums: top.text, root: run(rootOf(head, top)) };
  const fileOf = (uid) => {
    const position = owners.findIndex((each) => each.uid === uid);
    const { salt, amounts } = owners[position];
    const path = pathPlaces(position, owners.length).map((place) => {
      const { hash, text } = levels[place.level][place.position];
      return { hash, amounts: text };
    });
    return { format: 'bourse-liabilities-path-v1', snapshot, uid, salt, amounts: amountsText(amounts), position, path };
  };
  const leaves = owners.map(({ userHash, amounts }) => [userHash, amountsText(amounts)]);
  return { snapshot, fileOf, list: { format: 'bourse-liabilities-list-v1', snapshot, leaves } };
}

let count = 0;
function save(value) {
  const path = join(folder, `${count++}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

const verify = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/proof/verify-liabilities.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

const people = Array.from({ length: 11 }, (_, at) => person(at));
const { snapshot, fileOf, list } = publish(people);
const own = fileOf(people[4].uid);
const root = ['--root', snapshot.root];

describe('a tree that is right', () => {
  test.each([1, 2, 3, 7, 8, 9, 64])(
    'is found right, made by the product with %d leaves and checked by the script',
    (size) => {
      const some = Array.from({ length: size }, (_, at) => person(at));
      const published = publish(some);
      const listed = save(published.list);
      for (const at of new Set([0, Math.floor(size / 2), size - 1])) {
        const args = [save(published.fileOf(some[at].uid)), '--list', listed, '--root', published.snapshot.root];
        const { status, said } = verify(...args);
        expect(said).toContain(`account ${some[at].uid} is in the tree with ${amountsText(some[at].amounts)}`);
        expect(said).toContain(`${size} leaves add up`);
        expect(status).toBe(0);
      }
    },
  );

  test('says when it was given nothing to compare the root with', () => {
    const { status, said } = verify(save(own));
    expect(status).toBe(0);
    expect(said).toContain('NOT COMPARED');
    expect(verify(save(own), ...root).said).not.toContain('NOT COMPARED');
  });
});

describe('a changed leaf', () => {
  test('is found where it is one’s own', () => {
    const { status, said } = verify(save({ ...own, amounts: 'USDT=1' }), ...root);
    expect(status).toBe(1);
    expect(said).toContain('WRONG: the sums differ');
  });

  test('is found where it is somebody else’s, with sums that were changed to fit', () => {
    const leaves = list.leaves.map(([hash], at) => [hash, at === 2 ? 'USDT=1' : list.leaves[at][1]]);
    expect(verify('--list', save({ ...list, leaves }), ...root).said).toContain('WRONG: the sums differ');
    const { sums } = publish(people.map((each) => ({ ...each, amounts: new Map([['USDT', 1n]]) }))).snapshot;
    const ones = list.leaves.map(([hash]) => [hash, 'USDT=1']);
    const fitting = { ...list, leaves: ones, snapshot: { ...snapshot, sums } };
    expect(verify('--list', save(fitting), ...root)).toMatchObject({ status: 1 });
    expect(verify('--list', save(fitting), ...root).said).toContain('WRONG: the root differs');
  });

  test('is found where the path is another person’s', () => {
    const file = { ...fileOf(people[5].uid), uid: own.uid };
    expect(verify(save(file), ...root).said).toContain('WRONG: the root differs');
  });
});

describe('a removed user', () => {
  const without = publish(people.filter(({ uid }) => uid !== own.uid));

  test('is missing in a list that was cut', () => {
    const leaves = list.leaves.filter((_, at) => at !== own.position);
    expect(verify('--list', save({ ...list, leaves }), ...root).said).toContain('somebody was removed');
  });

  test('is missing in a tree that was built without them', () => {
    const args = [save(own), '--list', save(without.list)];
    expect(verify(...args, '--root', without.snapshot.root)).toMatchObject({ status: 1 });
    expect(verify(...args).said).toContain('WRONG: the file is of another root');
  });

  test('is told so where the list has their hash with less', () => {
    const userHash = run(userHashOf(own.salt, own.uid));
    expect(list.leaves.some(([hash]) => hash === userHash)).toBe(true);
    const other = publish(people.map((each) => (each.uid === own.uid ? { ...each, amounts: new Map() } : each)));
    const file = { ...other.fileOf(people[0].uid) };
    expect(verify(save(file), '--list', save(other.list)).status).toBe(0);
    const mixed = { ...own, snapshot: other.snapshot };
    expect(verify(save(mixed), '--list', save(other.list)).status).toBe(1);
  });
});

describe('a negative node', () => {
  test('on the path', () => {
    const [first, ...rest] = own.path;
    const file = { ...own, path: [{ ...first, amounts: 'USDT=-5' }, ...rest] };
    const { status, said } = verify(save(file), ...root);
    expect(status).toBe(1);
    expect(said).toContain('WRONG: step 1: NEGATIVE amount of USDT');
  });

  test('that a whole dishonest tree was built over', () => {
    const hidden = sha256('hidden');
    const userHash = run(userHashOf(own.salt, own.uid));
    const leaf = sha256(`bourse:liabilities:v1:leaf:${userHash}:USDT=100`);
    const top = sha256(`bourse:liabilities:v1:node:${leaf}:USDT=100:${hidden}:USDT=-60`);
    const rootHash = sha256(`bourse:liabilities:v1:root:1763700000000:12:3:2:${top}:USDT=40`);
    const false_ = { ...snapshot, leafCount: 2, sums: 'USDT=40', root: rootHash };
    const path = [{ hash: hidden, amounts: 'USDT=-60' }];
    const file = { ...own, snapshot: false_, amounts: 'USDT=100', position: 0, path };
    expect(verify(save(file), '--root', rootHash).said).toContain('NEGATIVE');
  });

  test('in the list', () => {
    const leaves = list.leaves.map(([hash, amounts], at) => [hash, at === 7 ? 'USDT=-1' : amounts]);
    expect(verify('--list', save({ ...list, leaves }), ...root).said).toContain('leaf 7: NEGATIVE');
  });
});

test.each([
  ['another root', own, ['--root', sha256('another')], 1, 'another root'],
  ['a path too short', { ...own, path: own.path.slice(1) }, root, 1, 'the path is too short'],
  ['a path too long', { ...own, path: [...own.path, own.path[0]] }, root, 1, 'the path is too long'],
  ['another moment', { ...own, snapshot: { ...snapshot, takenAtMs: 5 } }, root, 1, 'the root differs'],
  ['another size', { ...own, snapshot: { ...snapshot, leafCount: 12 } }, root, 1, 'WRONG'],
  ['a position outside', { ...own, position: 11 }, root, 1, 'the position is malformed'],
  ['steps that are nothing', { ...own, path: own.path.map(() => null) }, root, 1, 'WRONG'],
  ['a file of another kind', { ...own, format: 'else' }, root, 1, 'not a file of the format'],
  ['no JSON', 'not json', root, 1, 'cannot be read'],
  ['null', 'null', root, 1, 'WRONG'],
  ['a root that is none', own, ['--root', 'abc'], 2, '--root 64-HEXADECIMAL-DIGITS'],
  ['an option that there is not', own, ['--force'], 2, 'verify-liabilities.mjs'],
])('%s is named', (_what, file, args, status, message) => {
  const answer = verify(save(file), ...args);
  expect(answer.said).toContain(message);
  expect(answer.status).toBe(status);
});

test('needs nothing of the product beside it', () => {
  copyFileSync('scripts/proof/verify-liabilities.mjs', join(folder, 'verify.mjs'));
  const { status, stdout } = spawnSync(process.execPath, ['verify.mjs', save(own), ...root], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('RIGHT');
  expect(status).toBe(0);
});
