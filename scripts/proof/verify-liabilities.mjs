#!/usr/bin/env node
// Checks a proof of liabilities without the exchange: one file, Node 18 or newer, nothing to install, no network.
//
//   node verify-liabilities.mjs my-proof.json --root <64 digits>     am I in it, with everything I had?
//   node verify-liabilities.mjs --list liabilities.json --root ...   does the whole list add up to what was published?
//   node verify-liabilities.mjs my-proof.json --list liabilities.json --root ...    both, and: am I on the list?
//
// Written from docs/proof-of-liabilities.md, sharing no code with the product, so that a mistake in one is not in both.
// Exit code 0 when everything is right, 1 when something is wrong, 2 when arguments are missing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PREFIX = 'bourse:liabilities:v1:';
const PATH_FORMAT = 'bourse-liabilities-path-v1';
const LIST_FORMAT = 'bourse-liabilities-list-v1';

const demand = (isRight, message) => {
  if (!isRight) throw new Error(message);
};
const hash = (...parts) =>
  createHash('sha256')
    .update(PREFIX + parts.join(':'), 'utf8')
    .digest('hex');
const isHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** `BTC=150000,USDT=2500000` as pairs; every sum of money here is a BigInt. */
function parseAmounts(text, where) {
  demand(typeof text === 'string', `${where}: there are no amounts`);
  const sums = {};
  let last = '';
  for (const piece of text === '' ? [] : text.split(',')) {
    const cut = piece.indexOf('=');
    const coin = piece.slice(0, cut);
    const digits = piece.slice(cut + 1);
    demand(!/^-[0-9]+$/.test(digits), `${where}: NEGATIVE amount of ${coin}: ${digits}. Debt may be hidden behind it`);
    demand(/^[A-Z0-9]{1,20}$/.test(coin) && /^[1-9][0-9]{0,59}$/.test(digits), `${where}: "${piece}" is no amount`);
    demand(last < coin, `${where}: ${coin} is out of order, or there twice`);
    sums[coin] = BigInt(digits);
    last = coin;
  }
  return sums;
}

const plus = (one, other) => {
  const sums = { ...one };
  for (const coin of Object.keys(other)) sums[coin] = (sums[coin] ?? 0n) + other[coin];
  return sums;
};

const write = (sums) =>
  Object.entries(sums)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([coin, minor]) => `${coin}=${minor}`)
    .join(',');

const leaf = (userHash, text, where) => ({ hash: hash('leaf', userHash, text), sums: parseAmounts(text, where), text });

function join(left, right) {
  const sums = plus(left.sums, right.sums);
  return { hash: hash('node', left.hash, left.text, right.hash, right.text), sums, text: write(sums) };
}

/** What the file says was published, checked against the root that the person got elsewhere. */
function readSnapshot({ snapshot }, trustedRoot) {
  demand(snapshot !== null && typeof snapshot === 'object', 'the file has no snapshot');
  const { takenAtMs, ledgerSequence, tradingSequence, leafCount, root } = snapshot;
  demand(isHash(root), 'the file has no root');
  demand([takenAtMs, leafCount].every(Number.isSafeInteger) && leafCount > 0, 'the snapshot has no time or no size');
  demand(
    [ledgerSequence, tradingSequence].every((text) => /^[0-9]{1,19}$/.test(text)),
    'the snapshot has no sequence',
  );
  demand(
    trustedRoot === null || trustedRoot === root,
    `the file is of another root:\n  in the file  ${root}\n  given        ${trustedRoot}`,
  );
  return snapshot;
}

function demandTop(snapshot, top) {
  const { takenAtMs, ledgerSequence, tradingSequence, leafCount, root, sums } = snapshot;
  demand(top.text === sums, `the sums differ:\n  published  ${sums}\n  computed   ${top.text}`);
  const computed = hash('root', takenAtMs, ledgerSequence, tradingSequence, leafCount, top.hash, top.text);
  demand(computed === root, `the root differs:\n  published  ${root}\n  computed   ${computed}`);
}

/** Computes the path from a person's own leaf to the root. @returns the person's user hash */
function verifyOwn(file, trustedRoot) {
  demand(file.format === PATH_FORMAT, `not a file of the format ${PATH_FORMAT}`);
  const snapshot = readSnapshot(file, trustedRoot);
  const { uid, salt, amounts, position, path } = file;
  demand(/^[0-9]{9}$/.test(uid) && /^[0-9a-f]{32}$/.test(salt), 'the account number or the salt is malformed');
  demand(Number.isSafeInteger(position) && position >= 0 && position < snapshot.leafCount, 'the position is malformed');
  demand(Array.isArray(path), 'the path is malformed');
  const userHash = hash('user', salt, uid);
  let node = leaf(userHash, amounts, 'own leaf');
  let used = 0;
  for (let place = position, width = snapshot.leafCount; width > 1; place >>= 1, width = Math.ceil(width / 2)) {
    const isRight = place % 2 === 1;
    // The last node of an odd row has no sibling and moves up unchanged.
    if (!isRight && place === width - 1) continue;
    const step = path[used++];
    demand(step !== undefined, 'the path is too short');
    demand(isHash(step.hash), `step ${used}: the hash is malformed`);
    const brother = { hash: step.hash, sums: parseAmounts(step.amounts, `step ${used}`), text: step.amounts };
    node = isRight ? join(brother, node) : join(node, brother);
  }
  demand(used === path.length, 'the path is too long');
  demandTop(snapshot, node);
  return userHash;
}

/** Builds the whole tree from the published list. */
function verifyList(file, trustedRoot) {
  demand(file.format === LIST_FORMAT, `not a file of the format ${LIST_FORMAT}`);
  const snapshot = readSnapshot(file, trustedRoot);
  const { leaves } = file;
  demand(Array.isArray(leaves), 'the list has no leaves');
  demand(
    leaves.length === snapshot.leafCount,
    `the list has ${leaves.length} leaves, published were ${snapshot.leafCount}: somebody was removed or added`,
  );
  let row = leaves.map(([userHash, amounts], at) => {
    demand(isHash(userHash), `leaf ${at}: the hash is malformed`);
    demand(at === 0 || leaves[at - 1][0] < userHash, `leaf ${at} is out of order, or there twice`);
    return leaf(userHash, amounts, `leaf ${at}`);
  });
  while (row.length > 1) {
    const above = [];
    for (let at = 0; at < row.length; at += 2) above.push(at + 1 < row.length ? join(row[at], row[at + 1]) : row[at]);
    row = above;
  }
  demandTop(snapshot, row[0]);
}

function readArguments(words) {
  const given = { own: null, list: null, root: null };
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === '--list') given.list = words[++at] ?? null;
    else if (word === '--root') given.root = (words[++at] ?? '').toLowerCase();
    else if (given.own === null && !word.startsWith('--')) given.own = word;
    else return null;
  }
  const isRoot = given.root === null || isHash(given.root);
  return isRoot && (given.own !== null || given.list !== null) ? given : null;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error.message}`);
  }
}

function main(words) {
  const given = readArguments(words);
  if (given === null) {
    console.error('verify-liabilities.mjs [my-proof.json] [--list liabilities.json] [--root 64-HEXADECIMAL-DIGITS]');
    return 2;
  }
  const own = given.own === null ? null : readJson(given.own);
  const list = given.list === null ? null : readJson(given.list);
  if (list !== null) {
    verifyList(list, given.root);
    console.log(`RIGHT: ${list.snapshot.leafCount} leaves add up to the published sums and root.`);
  }
  if (own !== null) {
    const userHash = verifyOwn(own, given.root ?? list?.snapshot.root ?? null);
    if (list !== null) {
      demand(
        list.leaves.some(([other, amounts]) => other === userHash && amounts === own.amounts),
        'you are not on the published list',
      );
    }
    console.log(`RIGHT: account ${own.uid} is in the tree with ${own.amounts}.`);
    console.log('Compare these amounts, in smallest units, with what you had at that moment.');
  }
  const { root, sums, takenAtMs } = (own ?? list).snapshot;
  console.log(`Moment ${new Date(takenAtMs).toISOString()}\nOwed to everybody ${sums}\nRoot ${root}`);
  if (given.root === null) {
    console.log('NOT COMPARED: no --root was given. Compare the root above with the one that everybody else sees.');
  }
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  // Malformed files also end up here: what cannot be checked is not right.
  console.error(`WRONG: ${error.message}`);
  process.exitCode = 1;
}
