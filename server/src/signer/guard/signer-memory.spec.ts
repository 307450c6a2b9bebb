import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DEV_ETH } from '../../networks/dev-networks.ts';
import { EVM_DEPOSITS, EVM_HOT } from '../keys/key-paths.ts';
import { accountAddress } from '../keys/public-keys.ts';
import { LocalSigner } from '../sign/local-signer.ts';
import type { KnownHead } from '../store/signer-head.store.ts';
import { approvedParts, sealOf } from './approved-payment.ts';
import { Ceilings } from './ceilings.ts';
import { GuardedSigner } from './guarded-signer.ts';
import { SigningLog } from './signing-log.ts';

const KEYS = new LocalSigner('letter advice cage absurd amount doctor acoustic avoid letter advice cage above', [
  DEV_ETH,
]);
const SEAL_KEY = Buffer.alloc(32, 1);
const SOMEBODY = '0x1111111111111111111111111111111111111111';
const START_MS = 1_790_000_000_000;

let folder: string;
const folders: string[] = [];
const heads: NonNullable<KnownHead['head']>[] = [];
let nowMs: number;
let databaseMs: number | null;
let isAway: boolean;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bourse-signer-'));
  folders.push(folder);
  heads.length = 0;
  nowMs = START_MS;
  databaseMs = null;
  isAway = false;
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

const path = () => join(folder, 'log.jsonl');
const linesOf = () => readFileSync(path(), 'utf8').trimEnd().split('\n');

function open(): GuardedSigner {
  return new GuardedSigner({
    keys: KEYS,
    networks: [DEV_ETH],
    log: new SigningLog(path()),
    ceilings: new Ceilings(join(folder, 'ceilings.json'), [DEV_ETH]),
    sealKey: SEAL_KEY,
    async findApproved({ kind, ref }) {
      const content = { kind: kind as 'withdrawal', ref, network: 'eth', asset: 'ETH', address: SOMEBODY };
      const approval = { approvalsNeeded: 0, approvedBy: [] };
      const parts = approvedParts({ ...content, memo: null, amountMinor: 1n }, approval);
      return { parts, seal: sealOf(SEAL_KEY, 'APPROVED', parts), isOpen: true };
    },
    findNewestHead: async () => ({
      head: heads.toSorted((a, b) => b.lines - a.lines)[0] ?? null,
      nowMs: databaseMs ?? nowMs,
    }),
    async keepHead(head, atMs) {
      if (isAway) throw new Error('connection refused');
      heads.push({ ...head, atMs });
    },
    nowMs: () => nowMs,
  });
}

const intent = {
  scheme: 'evm',
  keyPath: EVM_HOT,
  chainId: DEV_ETH.chainId,
  gas: 21_000n,
  maxFeePerGas: 1_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
  asset: 'ETH',
  to: SOMEBODY,
  amount: 1n,
} as const;
const pay = (signer: GuardedSigner, nonce: number) =>
  signer.sign({ ...intent, nonce }, { kind: 'withdrawal', ref: `w${nonce}` });
const sweep = (signer: GuardedSigner) =>
  signer.sign(
    { ...intent, nonce: 0, keyPath: `${EVM_DEPOSITS}/0/5`, to: accountAddress(KEYS, EVM_HOT) },
    { kind: 'sweep', ref: 'a deposit address' },
  );
const signed = expect.objectContaining({ ok: true });

test('a log whose last lines were taken off signs nothing, not even a sweep, and says how many are gone', async () => {
  const signer = open();
  for (const nonce of [1, 2, 3]) expect(await pay(signer, nonce)).toEqual(signed);
  const [first, second, third] = linesOf();
  expect(heads.at(-1)!.lines).toBe(6);
  writeFileSync(path(), `${first}\n${second}\n${third}\n`);
  const refusal = { code: 'SIGNER_FORGOT', details: { lines: 3, known: 6 } };
  expect(await pay(open(), 3)).toEqual({ ok: false, refusal });
  expect(await sweep(open())).toEqual({ ok: false, refusal });
  rmSync(path());
  expect(await open().judgeMemory()).toMatchObject({ refusal: { details: { lines: 0, known: 6 } } });
  expect(heads).toHaveLength(3);
});

test('a log that grew by another way after an older backup is not the one that was known', async () => {
  expect(await pay(open(), 1)).toEqual(signed);
  const before = readFileSync(path());
  expect(await pay(open(), 2)).toEqual(signed);
  const known = heads.splice(-1);
  writeFileSync(path(), before);
  expect(await pay(open(), 3)).toEqual(signed);
  heads.splice(-1, 1, ...known);
  expect(await pay(open(), 4)).toMatchObject({ refusal: { code: 'SIGNER_FORGOT', details: { lines: 4, known: 4 } } });
});

test('a log from before heads were kept, and a line that a crash cut off from its answer, are told at the next chance', async () => {
  expect(await pay(open(), 1)).toEqual(signed);
  heads.length = 0;
  expect(await open().judgeMemory()).toEqual(signed);
  expect(heads.map(({ lines }) => lines)).toEqual([2]);
  isAway = true;
  const signer = open();
  expect(await pay(signer, 2)).toMatchObject({ refusal: { code: 'SIGNER_AWAY' } });
  isAway = false;
  expect(await pay(signer, 2)).toEqual(signed);
  expect(heads.map(({ lines }) => lines)).toEqual([2, 4]);
});

test('what was given up is used up in every window, for payments as for fees, and is known afterwards', async () => {
  for (const nonce of [1, 2, 3]) expect(await pay(open(), nonce)).toEqual(signed);
  writeFileSync(path(), `${linesOf().slice(0, 2).join('\n')}\n`);
  const log = new SigningLog(path());
  log.giveUp(heads.at(-1)!, nowMs);
  expect(log.head.lines).toBe(7);
  log.close();
  const used = { code: 'POLICY_CEILING', details: expect.objectContaining({ window: 'feesPerHour', used: '2' }) };
  expect(await pay(open(), 4)).toEqual({ ok: false, refusal: used });
  expect(await sweep(open())).toEqual({ ok: false, refusal: used });
  // What it remembers was counted when it was signed.
  expect(await pay(open(), 1)).toEqual(signed);
  nowMs += HOUR_MS + 1;
  expect(await pay(open(), 4)).toMatchObject({ refusal: { details: { window: 'feesPerDay' } } });
  nowMs += DAY_MS;
  expect(await pay(open(), 4)).toEqual(signed);
  expect(heads.at(-1)!.lines).toBe(9);
});

test('a head that is a lie only stops it, and one that is given up opens nothing', async () => {
  expect(await pay(open(), 1)).toEqual(signed);
  const lie = { lines: 1_000, hash: 'f'.repeat(64), atMs: nowMs };
  heads.push(lie);
  expect(await pay(open(), 2)).toMatchObject({ refusal: { code: 'SIGNER_FORGOT' } });
  const log = new SigningLog(path());
  log.giveUp(lie, nowMs);
  log.close();
  expect(await pay(open(), 2)).toMatchObject({ refusal: { code: 'POLICY_CEILING' } });
  nowMs += DAY_MS + 1;
  const again = { ...intent, nonce: 9 };
  expect(await open().sign(again, { kind: 'withdrawal', ref: 'w1' })).toMatchObject({
    refusal: { code: 'POLICY_REPEATED' },
  });
});

test('a clock that is not that of the database, or is before the last line, empties no window', async () => {
  const signer = open();
  expect(await pay(signer, 1)).toEqual(signed);
  databaseMs = nowMs;
  for (const jump of [DAY_MS, -DAY_MS, 6 * MINUTE_MS]) {
    nowMs = START_MS + jump;
    expect(await pay(signer, 2)).toMatchObject({
      refusal: { code: 'SIGNER_CLOCK', details: { database: new Date(START_MS).toISOString() } },
    });
  }
  databaseMs = null;
  nowMs = START_MS - DAY_MS;
  expect(await pay(signer, 2)).toMatchObject({
    refusal: { code: 'SIGNER_CLOCK', details: { lastSigned: new Date(START_MS).toISOString() } },
  });
  nowMs = START_MS + 4 * MINUTE_MS;
  expect(await pay(signer, 2)).toEqual(signed);
});
