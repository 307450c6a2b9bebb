#!/usr/bin/env node
// Checks that listed addresses are signed for by their own keys: one file, Node 18 or newer, nothing to install, no network.
//
//   node verify-reserves.mjs reserves.json --root <64 digits>
//
// An explorer of its chain tells what an address holds; this tells that whoever published the root has its key. It was
// written from docs/proof-of-liabilities.md and shares no code with the product. Exit code 0 when every listed address is
// signed for, 1 when one is not, 2 when arguments are missing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FORMAT = 'bourse-reserves-v1';
const demand = (isRight, message) => {
  if (!isRight) throw new Error(message);
};
const digest = (name, bytes) => createHash(name).update(bytes).digest();
const sha256 = (bytes) => digest('sha256', bytes);

/* The curve secp256k1, as far as recovering a key from a signature needs it. */
const P = 2n ** 256n - 2n ** 32n - 977n;
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const G = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
];
const mod = (a, m) => ((a % m) + m) % m;
function power(base, exponent, m) {
  let result = 1n;
  for (let b = mod(base, m), e = exponent; e > 0n; e >>= 1n, b = (b * b) % m) if (e & 1n) result = (result * b) % m;
  return result;
}
const inverse = (a, m) => power(a, m - 2n, m);
function add(a, b) {
  if (a === null) return b;
  if (b === null) return a;
  if (a[0] === b[0] && mod(a[1] + b[1], P) === 0n) return null;
  const slope = a[0] === b[0] ? 3n * a[0] * a[0] * inverse(2n * a[1], P) : (b[1] - a[1]) * inverse(b[0] - a[0], P);
  const x = mod(slope * slope - a[0] - b[0], P);
  return [x, mod(slope * (a[0] - x) - a[1], P)];
}
function times(point, factor) {
  let sum = null;
  for (let p = point, k = factor; k > 0n; k >>= 1n, p = add(p, p)) if (k & 1n) sum = add(sum, p);
  return sum;
}

/** The public key that signed a hash. `which` selects one of the two possible points. */
function keyOf(hash, r, s, which) {
  demand(r > 0n && r < N && s > 0n && s < N && (which === 0 || which === 1), 'the signature is malformed');
  let y = power(power(r, 3n, P) + 7n, (P + 1n) / 4n, P);
  demand(mod(y * y - r * r * r - 7n, P) === 0n, 'the signature is of no point');
  if (Number(y & 1n) !== which) y = P - y;
  const back = inverse(r, N);
  const key = add(times([r, y], mod(s * back, N)), times(G, mod(-toInt(hash) * back, N)));
  demand(key !== null, 'the signature is of no key');
  return key;
}
const toInt = (bytes) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const bytes32 = (number) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex');

/* Keccak-256 as Ethereum uses it; the final SHA-3 standard pads differently. */
const ROUNDS = roundConstants();
function roundConstants() {
  const constants = [];
  let state = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let at = 0; at < 7; at++) {
      if (state & 1) constant ^= 1n << (2n ** BigInt(at) - 1n);
      state = (state << 1) ^ (state & 0x80 ? 0x171 : 0);
    }
    constants.push(constant);
  }
  return constants;
}
const WORD = (1n << 64n) - 1n;
const turn = (word, by) => (by === 0n ? word : ((word << by) | (word >> (64n - by))) & WORD);
function permute(a) {
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map((x) => a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20]);
    for (let x = 0; x < 5; x++) {
      const mix = columns[(x + 4) % 5] ^ turn(columns[(x + 1) % 5], 1n);
      for (let y = 0; y < 25; y += 5) a[x + y] ^= mix;
    }
    let [x, y] = [1, 0];
    let moved = a[1];
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = a[x + 5 * y];
      a[x + 5 * y] = turn(moved, BigInt((((step + 1) * (step + 2)) / 2) % 64));
      moved = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const old = a.slice(row, row + 5);
      for (let at = 0; at < 5; at++) a[row + at] = old[at] ^ (~old[(at + 1) % 5] & WORD & old[(at + 2) % 5]);
    }
    a[0] ^= constant;
  }
}
function keccak256(input) {
  const RATE = 136;
  const padded = Buffer.alloc(Math.ceil((input.length + 1) / RATE) * RATE);
  Buffer.from(input).copy(padded);
  padded[input.length] ^= 0x01;
  padded[padded.length - 1] ^= 0x80;
  const state = Array(25).fill(0n);
  for (let from = 0; from < padded.length; from += RATE) {
    for (let at = 0; at < RATE / 8; at++) state[at] ^= padded.readBigUInt64LE(from + 8 * at);
    permute(state);
  }
  const out = Buffer.alloc(32);
  for (let at = 0; at < 4; at++) out.writeBigUInt64LE(state[at], 8 * at);
  return out;
}

/** The account-chain address that signed a personal message (EIP-191). */
function accountSigner(text, signature) {
  demand(/^0x[0-9a-f]{130}$/i.test(signature), 'the signature is malformed');
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const message = Buffer.from(text, 'utf8');
  const head = Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`, 'utf8');
  const hash = keccak256(Buffer.concat([head, message]));
  const [x, y] = keyOf(hash, toInt(bytes.subarray(0, 32)), toInt(bytes.subarray(32, 64)), bytes[64] - 27);
  return `0x${keccak256(Buffer.concat([bytes32(x), bytes32(y)]))
    .subarray(12)
    .toString('hex')}`;
}

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
function checksum(values) {
  let sum = 1;
  for (const value of values) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].forEach((constant, at) => {
      if ((top >> at) & 1) sum ^= constant;
    });
  }
  return sum;
}
function witnessAddress(prefix, program) {
  const words = [0];
  let [held, bits] = [0, 0];
  for (const byte of program) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) words.push((held >> (bits - 5)) & 31);
    held &= 0xff;
  }
  if (bits > 0) words.push((held << (5 - bits)) & 31);
  const letters = [...prefix].map((letter) => letter.charCodeAt(0));
  const spread = [...letters.map((code) => code >> 5), 0, ...letters.map((code) => code & 31)];
  const sum = checksum([...spread, ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const tail = [25, 20, 15, 10, 5, 0].map((shift) => (sum >> shift) & 31);
  return `${prefix}1${[...words, ...tail].map((word) => ALPHABET[word]).join('')}`;
}

/** The native witness address that signed a Bitcoin message (BIP-137). */
function coinSigner(text, signature, prefix) {
  const bytes = Buffer.from(signature, 'base64');
  demand(bytes.length === 65 && bytes[0] >= 39 && bytes[0] <= 40, 'the signature is malformed');
  const message = Buffer.from(text, 'utf8');
  const head = Buffer.from('\u0018Bitcoin Signed Message:\n', 'utf8');
  const hash = sha256(sha256(Buffer.concat([head, Buffer.from([message.length]), message])));
  const [x, y] = keyOf(hash, toInt(bytes.subarray(1, 33)), toInt(bytes.subarray(33)), bytes[0] - 39);
  const key = Buffer.concat([Buffer.from([y & 1n ? 3 : 2]), bytes32(x)]);
  return witnessAddress(prefix, digest('ripemd160', sha256(key)));
}

function verify(file, trustedRoot) {
  demand(file.format === FORMAT, `not a file of the format ${FORMAT}`);
  const { snapshot, reserves } = file;
  demand(
    Number.isSafeInteger(snapshot?.takenAtMs) && /^[0-9a-f]{64}$/.test(snapshot.root),
    'the snapshot is malformed',
  );
  demand(
    trustedRoot === null || trustedRoot === snapshot.root,
    `the file is of another root:\n  in the file  ${snapshot.root}\n  given        ${trustedRoot}`,
  );
  demand(Array.isArray(reserves), 'the file has no reserves');
  const listed = reserves.filter(({ address }) => address !== null);
  demand(listed.length > 0, 'no address is listed');
  for (const { network, address, signature } of listed) {
    const where = `${network} ${address}`;
    demand(typeof signature === 'string', `${where}: is not signed for`);
    const { takenAtMs, root } = snapshot;
    const text = [
      'Bourse reserves',
      `network: ${network}`,
      `address: ${address}`,
      `taken at: ${takenAtMs}`,
      `root: ${root}`,
    ].join('\n');
    const isAccount = address.startsWith('0x');
    const signer = isAccount
      ? accountSigner(text, signature)
      : coinSigner(text, signature, address.slice(0, address.lastIndexOf('1')));
    demand(signer === address.toLowerCase(), `${where}: is signed for by another key, that of ${signer}`);
  }
  return new Set(listed.map(({ network, address }) => `${network} ${address}`)).size;
}

function main(words) {
  const at = words.indexOf('--root');
  const root = at < 0 ? null : (words[at + 1] ?? '').toLowerCase();
  const path = words.find((word, place) => !word.startsWith('--') && (at < 0 || place !== at + 1));
  if (path === undefined || (root !== null && !/^[0-9a-f]{64}$/.test(root))) {
    console.error('verify-reserves.mjs reserves.json [--root 64-HEXADECIMAL-DIGITS]');
    return 2;
  }
  const count = verify(JSON.parse(readFileSync(path, 'utf8')), root);
  console.log(`RIGHT: ${count} addresses are signed for by their own keys.`);
  if (root === null) console.log('No root was given: compare the one in the file with what everybody is shown.');
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`WRONG: ${error.message}`);
  process.exitCode = 1;
}
