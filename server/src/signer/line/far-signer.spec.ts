import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DEV_BTC, DEV_ETH } from '../../networks/dev-networks.ts';
import { ETHER } from '../../networks/network-params.ts';
import { JSON_FORM, listenForLines, openLine } from '../../platform/line/socket-line.ts';
import { createLog } from '../../platform/log/log.ts';
import { EVM_HOT } from '../keys/key-paths.ts';
import { knownKeysOf } from '../keys/known-keys.ts';
import { LocalSigner } from '../sign/local-signer.ts';
import { FarSigner } from './far-signer.ts';
import type { Answer, Question } from './line-messages.ts';
import { serveSigner } from './serve-signer.ts';

const NETWORKS = [DEV_ETH, DEV_BTC];
const KEYS = new LocalSigner(
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  NETWORKS,
);
const LINE_KEY = Buffer.alloc(32, 5);
const folder = mkdtempSync(join(tmpdir(), 'bourse-line-'));
const place = { path: join(folder, 'signer.sock') };
const log = createLog({ level: 'silent' });
let ears: { close(): void };

const listen = async () =>
  listenForLines<Answer, Question>(
    place,
    LINE_KEY,
    (line) => serveSigner({ signer: KEYS, known: knownKeysOf(KEYS, NETWORKS), log }, line),
    JSON_FORM,
  );

beforeEach(async () => {
  ears = await listen();
});
afterEach(() => ears.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (key = LINE_KEY) => openLine<Question, Answer>(place, key, JSON_FORM);
const INTENT = {
  scheme: 'evm',
  keyPath: EVM_HOT,
  chainId: DEV_ETH.chainId,
  nonce: 1,
  gas: 21_000n,
  maxFeePerGas: 1_000_000_000n,
  maxPriorityFeePerGas: 1n,
  asset: 'ETH',
  to: '0x1111111111111111111111111111111111111111',
  amount: ETHER,
} as const;
const ORDER = { kind: 'withdrawal', ref: 'w1' } as const;

it('gives the same keys, bytes and refusals over a line as at hand', async () => {
  const far = new FarSigner(() => open());
  await far.start();
  expect(far.xpub("m/44'/60'/1'")).toBe(KEYS.xpub("m/44'/60'/1'"));
  expect(() => far.xpub("m/44'/60'/9'")).toThrow('no public key');
  expect(await far.sign(INTENT, ORDER)).toEqual(await KEYS.sign(INTENT));
  const tooMuch = { ...INTENT, amount: 10n ** 30n };
  expect(await far.sign(tooMuch, ORDER)).toEqual(await KEYS.sign(tooMuch));
  const coins = {
    scheme: 'utxo',
    chainId: DEV_BTC.chain,
    asset: 'BTC',
    inputs: [{ txHash: 'ab'.repeat(32), vout: 0, address: 'x', keyPath: "m/84'/1'/0'/0/1", amountMinor: 9n }],
    parents: ['00'],
    to: 'bcrt1q',
    amount: 1n,
    feeMax: 10n,
  } as const;
  expect(await far.sign(coins, ORDER)).toEqual(await KEYS.sign(coins));
  const statement = { scheme: 'account', keyPath: EVM_HOT, text: 'give me everything' } as const;
  expect(await far.signStatement(statement)).toMatchObject({ refusal: { code: 'POLICY_STATEMENT' } });
  await far.stop();
});

it('is away while nobody listens, and there again afterwards', async () => {
  const far = new FarSigner(() => open());
  await far.start();
  ears.close();
  await expect.poll(async () => far.sign(INTENT, ORDER)).toMatchObject({ refusal: { code: 'SIGNER_AWAY' } });
  ears = await listen();
  expect(await far.sign(INTENT, ORDER)).toMatchObject({ ok: true });
  await far.stop();
});

it('lets nobody ask without the key', async () => {
  await expect(new FarSigner(() => open(Buffer.alloc(32, 6))).start()).rejects.toThrow('another key');
});

it.each([
  ['no question', { id: 1, ask: 'phrase' }],
  ['a field too many', { id: 1, ask: 'keys', seed: true }],
  ['an amount that is no number', { id: 1, ask: 'sign', order: ORDER, intent: { ...INTENT, amount: '0x1' } }],
  ['a path that is none', { id: 1, ask: 'sign', order: ORDER, intent: { ...INTENT, keyPath: 'm' } }],
  ['nothing', null],
])('closes the line at %s, and goes on for others', async (_name, message) => {
  const line = await open();
  const closed = new Promise<void>((resolve) => line.onClose(resolve));
  line.onMessage(() => {});
  const plain = JSON.stringify(message, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  line.send(JSON.parse(plain) as Question);
  await closed;
  const far = new FarSigner(() => open());
  await far.start();
  await far.stop();
});

it.each([
  ['bytes that are no text', Buffer.from([255, 254, 253, 252])],
  ['a length beyond what a question has', Buffer.alloc(300_000)],
])('closes the line at %s', async (_name, body) => {
  const line = await openLine<null, unknown>(place, LINE_KEY, { ...JSON_FORM, encode: () => body });
  const closed = new Promise<void>((resolve) => line.onClose(resolve));
  line.onMessage(() => {});
  line.send(null);
  await closed;
});
