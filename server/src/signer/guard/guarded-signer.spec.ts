import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { p2wpkh } from '@scure/btc-signer';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { ETHER } from '../../networks/network-params.ts';
import { encodeMemo } from '../../networks/tempo-memo.ts';
import { paidCoins } from '../coins.fixture.ts';
import { bitcoinHot, EVM_DEPOSITS, EVM_HOT, TEMPO_HOT } from '../keys/key-paths.ts';
import { accountAddress, publicKeyAt } from '../keys/public-keys.ts';
import type { EvmIntent, SigningOrder } from '../ports.ts';
import { LocalSigner } from '../sign/local-signer.ts';
import { approvedParts, type PaymentApproval, type PaymentContent, sealOf } from './approved-payment.ts';
import { Ceilings } from './ceilings.ts';
import { type ApprovedRow, GuardedSigner } from './guarded-signer.ts';
import { SigningLog } from './signing-log.ts';

const NETWORKS = [DEV_ETH, DEV_BTC, DEV_TEMPO];
const KEYS = new LocalSigner(
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  NETWORKS,
);
const SEAL_KEY = Buffer.alloc(32, 1);
const SOMEBODY = '0x1111111111111111111111111111111111111111';
const ANOTHER = '0x2222222222222222222222222222222222222222';
const HOT = accountAddress(KEYS, EVM_HOT);
const HASTY = { perHour: { ETH: '3', PUSD: '10' }, perDay: { ETH: '5', PUSD: '10' } };

let folder: string;
const folders: string[] = [];
const rows = new Map<string, ApprovedRow>();
let nowMs = 1_790_000_000_000;
let isAway = false;
/** What the database was told of the log, and its clock where that is not the signer's. */
const heads: { lines: number; hash: string; atMs: number }[] = [];
let databaseMs: number | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bourse-signer-'));
  folders.push(folder);
  rows.clear();
  heads.length = 0;
  databaseMs = null;
  isAway = false;
  writeFileSync(join(folder, 'ceilings.json'), JSON.stringify(HASTY));
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

const logPath = () => join(folder, 'log.jsonl');
const open = () =>
  new GuardedSigner({
    keys: KEYS,
    networks: NETWORKS,
    log: new SigningLog(logPath()),
    ceilings: new Ceilings(join(folder, 'ceilings.json'), NETWORKS),
    sealKey: SEAL_KEY,
    findApproved: async ({ kind, ref }) => {
      if (isAway) throw new Error('connection refused');
      return rows.get(`${kind} ${ref}`) ?? null;
    },
    findNewestHead: async () => {
      if (isAway) throw new Error('connection refused');
      return { head: heads.at(-1) ?? null, nowMs: databaseMs ?? nowMs };
    },
    keepHead: async (head, atMs) => {
      if (isAway) throw new Error('connection refused');
      heads.push({ ...head, atMs });
    },
    nowMs: () => nowMs,
  });

const content = (ref: string, change: Partial<PaymentContent> = {}): PaymentContent => ({
  kind: 'withdrawal',
  ref,
  network: 'eth',
  asset: 'ETH',
  address: SOMEBODY,
  memo: null,
  amountMinor: ETHER,
  ...change,
});

function approve(
  wanted: PaymentContent,
  { approvalsNeeded = 0, approvedBy = [] }: Partial<PaymentApproval> = {},
  { key = SEAL_KEY, isOpen = true } = {},
): PaymentContent {
  const parts = approvedParts(wanted, { approvalsNeeded, approvedBy });
  rows.set(`${wanted.kind} ${wanted.ref}`, { parts, seal: sealOf(key, 'APPROVED', parts), isOpen });
  return wanted;
}

const intent = (change: Partial<EvmIntent> = {}): EvmIntent => ({
  scheme: 'evm',
  keyPath: EVM_HOT,
  chainId: DEV_ETH.chainId,
  nonce: 7,
  gas: 21_000n,
  maxFeePerGas: 1_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
  asset: 'ETH',
  to: SOMEBODY,
  amount: ETHER,
  ...change,
});
const pays = (ref: string): SigningOrder => ({ kind: 'withdrawal', ref });
const codeOf = async (signing: ReturnType<GuardedSigner['sign']>) => {
  const answer = await signing;
  return answer.ok ? 'signed' : answer.refusal.code;
};

describe('what leaves the house', () => {
  it('is signed as it was approved, in capitals too, and again with the same number at another price', async () => {
    const signer = open();
    approve(content('w1', { address: SOMEBODY.toUpperCase().replace('0X', '0x') }));
    expect(await codeOf(signer.sign(intent(), pays('w1')))).toBe('signed');
    expect(await codeOf(signer.sign(intent({ maxFeePerGas: 2_000_000_000n }), pays('w1')))).toBe('signed');
  });

  it('is signed once for a record, also after the signer was started again', async () => {
    approve(content('w1'));
    expect(await codeOf(open().sign(intent(), pays('w1')))).toBe('signed');
    for (const signer of [open(), open()]) {
      expect(await codeOf(signer.sign(intent({ nonce: 8 }), pays('w1')))).toBe('POLICY_REPEATED');
      expect(await codeOf(signer.sign(intent({ chainId: DEV_TEMPO.chainId }), pays('w1')))).toBe('POLICY_REPEATED');
    }
  });

  it('is refused where nothing, something else or nothing of ours was approved', async () => {
    const signer = open();
    const because = async (ref = 'w1', change: Partial<EvmIntent> = {}) => {
      const answer = await signer.sign(intent(change), pays(ref));
      return answer.ok ? 'signed' : `${answer.refusal.code}: ${answer.refusal.details?.because ?? ''}`;
    };
    expect(await because()).toBe('POLICY_RECORD: nothing was approved');
    approve(content('w1'), {}, { key: Buffer.alloc(32, 2) });
    expect(await because()).toBe('POLICY_RECORD: the seal is not of this record');
    const good = approve(content('w1'));
    const row = rows.get('withdrawal w1')!;
    const lied = approvedParts({ ...good, address: ANOTHER }, { approvalsNeeded: 0, approvedBy: [] });
    rows.set('withdrawal w1', { ...row, parts: lied });
    expect(await because('w1', { to: ANOTHER })).toBe('POLICY_RECORD: the seal is not of this record');
    rows.set('withdrawal w2', row);
    expect(await because('w2')).toBe('POLICY_RECORD: it is the seal of another record');
    approve(content('w1'), {}, { isOpen: false });
    expect(await because()).toBe('POLICY_RECORD: the record has ended');
    approve(content('w1'));
    for (const change of [{ to: ANOTHER }, { amount: ETHER + 1n }, { memo: encodeMemo('1') }] as const)
      expect(await because('w1', change)).toBe('POLICY_RECORD: something else was approved');
    approve(content('w1', { network: 'base' }));
    expect(await because()).toBe('POLICY_RECORD: something else was approved');
    isAway = true;
    expect(await because()).toBe('SIGNER_AWAY: its database is away');
    expect(readFileSync(logPath(), 'utf8')).toBe('');
  });

  it('needs as many who approved it as the record says, each counted once', async () => {
    const signer = open();
    approve(content('w1'), { approvalsNeeded: 2, approvedBy: ['anna', 'anna'] });
    expect(await codeOf(signer.sign(intent(), pays('w1')))).toBe('POLICY_RECORD');
    approve(content('w1'), { approvalsNeeded: 2, approvedBy: ['anna', 'boris'] });
    expect(await codeOf(signer.sign(intent(), pays('w1')))).toBe('signed');
  });

  it('carries the memo that was approved', async () => {
    const signer = open();
    const [token] = DEV_TEMPO.tokens;
    approve(content('w1', { network: 'tempo', asset: token.asset, memo: '42', amountMinor: 2_000_000n }));
    const paying = {
      ...intent({ chainId: DEV_TEMPO.chainId, keyPath: TEMPO_HOT, contract: token.contract, asset: token.asset }),
      amount: 2_000_000n,
      gas: 1n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
    };
    expect(await codeOf(signer.sign(paying, pays('w1')))).toBe('POLICY_RECORD');
    expect(await codeOf(signer.sign({ ...paying, memo: encodeMemo('43') }, pays('w1')))).toBe('POLICY_RECORD');
    expect(await codeOf(signer.sign({ ...paying, memo: encodeMemo('42') }, pays('w1')))).toBe('signed');
  });
});

describe('what stays with us', () => {
  const deposit = `${EVM_DEPOSITS}/0/5`;

  it('goes to an address that the signer derives itself', async () => {
    const signer = open();
    const sweep = { kind: 'sweep', ref: 'a deposit address' } as const;
    expect(await codeOf(signer.sign(intent({ keyPath: deposit, to: HOT }), sweep))).toBe('signed');
    expect(await codeOf(signer.sign(intent({ keyPath: deposit, to: HOT, nonce: 9 }), sweep))).toBe('signed');
    expect(await codeOf(signer.sign(intent({ keyPath: deposit }), sweep))).toBe('POLICY_DESTINATION');
    const gas = { kind: 'gas', ref: 'x', toPath: deposit } as const;
    expect(await codeOf(signer.sign(intent({ to: accountAddress(KEYS, deposit) }), gas))).toBe('signed');
    expect(await codeOf(signer.sign(intent(), gas))).toBe('POLICY_DESTINATION');
  });

  it('is how a payment is cancelled, by the number that it has', async () => {
    approve(content('w1'));
    const signer = open();
    expect(await codeOf(signer.sign(intent(), pays('w1')))).toBe('signed');
    rows.clear();
    expect(await codeOf(signer.sign(intent({ to: HOT, amount: 1n }), pays('w1')))).toBe('signed');
    expect(await codeOf(signer.sign(intent({ to: HOT, amount: 1n, nonce: 8 }), pays('w1')))).toBe('POLICY_REPEATED');
  });
});

describe('ceilings', () => {
  const send = (signer: GuardedSigner, ref: string, ether: bigint, nonce: number) => {
    approve(content(ref, { amountMinor: ether * ETHER }));
    return signer.sign(intent({ amount: ether * ETHER, nonce }), pays(ref));
  };

  it('hold by the hour and by the day, over a start, and count an attempt once', async () => {
    expect(await codeOf(send(open(), 'w1', 2n, 1))).toBe('signed');
    const signer = open();
    expect(await codeOf(send(signer, 'w1', 2n, 1))).toBe('signed');
    const refused = await send(signer, 'w2', 2n, 2);
    expect(refused).toMatchObject({
      refusal: {
        code: 'POLICY_CEILING',
        details: { asset: 'ETH', window: 'perHour', limit: '3', used: '2', amount: '2' },
      },
    });
    nowMs += HOUR_MS + 1;
    expect(await codeOf(send(signer, 'w2', 2n, 2))).toBe('signed');
    nowMs += HOUR_MS + 1;
    expect(await codeOf(send(open(), 'w3', 2n, 3))).toBe('POLICY_CEILING');
    nowMs += DAY_MS;
    expect(await codeOf(send(open(), 'w3', 2n, 3))).toBe('signed');
  });

  it('let one through of two that come at once', async () => {
    const signer = open();
    const both = await Promise.all([codeOf(send(signer, 'w1', 2n, 1)), codeOf(send(signer, 'w2', 2n, 2))]);
    expect(both).toEqual(['signed', 'POLICY_CEILING']);
  });

  it('are written down at the first start, and what is no amount is refused', () => {
    const path = join(folder, 'new.json');
    expect(new Ceilings(path, NETWORKS)).toBeDefined();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      perHour: { ETH: '10000' },
      perDay: { ETH: '40000' },
      feesPerHour: { ETH: '2', BTC: '0.2', PUSD: '20' },
      feesPerDay: { ETH: '10' },
    });
    for (const [wrong, says] of [
      [{ perHour: { ETH: '-1' }, perDay: {} }, 'perHour of ETH is "-1"'],
      [{ perHour: { DOGE: '1' }, perDay: {} }, 'perHour of DOGE'],
      [{ perHour: {} }, 'must have "perHour" and "perDay"'],
      [{ perHour: {}, perDay: {}, feesPerDay: { ETH: 'many' } }, 'feesPerDay of ETH is "many"'],
    ] as const) {
      writeFileSync(path, JSON.stringify(wrong));
      expect(() => new Ceilings(path, NETWORKS)).toThrow(says);
    }
  });

  it('are nothing for a coin that the file does not name', async () => {
    writeFileSync(join(folder, 'ceilings.json'), JSON.stringify({ perHour: {}, perDay: {} }));
    expect(await codeOf(send(open(), 'w1', 1n, 1))).toBe('POLICY_CEILING');
  });
});

describe('how many must approve it', () => {
  it('is sealed: what an older version has approved is sent dearer, and nothing of it begins', async () => {
    const signer = open();
    const former = (ref: string) => {
      const parts = approvedParts(content(ref), { approvalsNeeded: 0, approvedBy: [] }).toSpliced(-1, 1, '0');
      rows.set(`withdrawal ${ref}`, { parts, seal: sealOf(SEAL_KEY, 'APPROVED', parts), isOpen: true });
    };
    approve(content('w1'));
    expect(await codeOf(signer.sign(intent(), pays('w1')))).toBe('signed');
    former('w1');
    expect(await codeOf(signer.sign(intent({ maxFeePerGas: 2_000_000_000n }), pays('w1')))).toBe('signed');
    former('w2');
    expect(await codeOf(signer.sign(intent({ nonce: 8 }), pays('w2')))).toBe('POLICY_RECORD');
  });

  it('is one at least for a deposit that goes back', async () => {
    const signer = open();
    const order = { kind: 'return', ref: 'r1' } as const;
    approve(content('r1', { kind: 'return' }));
    expect(await codeOf(signer.sign(intent(), order))).toBe('POLICY_RECORD');
    approve(content('r1', { kind: 'return' }), { approvalsNeeded: 2, approvedBy: ['anna'] });
    expect(await codeOf(signer.sign(intent(), order))).toBe('POLICY_RECORD');
    approve(content('r1', { kind: 'return' }), { approvalsNeeded: 2, approvedBy: ['anna', 'boris'] });
    expect(await codeOf(signer.sign(intent(), order))).toBe('signed');
  });
});

describe('ceilings of fees', () => {
  const sweep = { kind: 'sweep', ref: 'a deposit address' } as const;
  /** The dearest that a transaction may offer on this chain: 0.1 ETH. */
  const dearest = ETHER / 10n / 21_000n;
  const deposit = `${EVM_DEPOSITS}/0/5`;
  const move = (signer: GuardedSigner, nonce: number, maxFeePerGas = dearest) =>
    signer.sign(intent({ keyPath: deposit, to: HOT, nonce, maxFeePerGas, amount: 1n }), sweep);

  it('end a thousand moves among our own addresses at the dearest price, over a start too', async () => {
    const codes: string[] = [];
    for (let nonce = 0; nonce < 500; nonce++) codes.push(await codeOf(move(open(), nonce)));
    const signer = open();
    for (let nonce = 500; nonce < 1_000; nonce++) codes.push(await codeOf(move(signer, nonce)));
    expect(codes.filter((code) => code === 'signed')).toHaveLength(20);
    expect(codes.slice(20).every((code) => code === 'POLICY_CEILING')).toBe(true);
    expect(await move(signer, 1_000)).toMatchObject({
      refusal: { details: { asset: 'ETH', window: 'feesPerHour', limit: '2' } },
    });
    for (let hour = 0; hour < 30; hour++) {
      nowMs += HOUR_MS + 1;
      for (let nonce = 0; nonce < 21; nonce++) codes.push(await codeOf(move(signer, 2_000 + hour * 100 + nonce)));
    }
    const firstDay = codes.slice(0, 1_000 + 23 * 21).filter((code) => code === 'signed');
    expect(firstDay).toHaveLength(100);
  });

  it('count the dearest attempt of each number once, whichever way its coins went', async () => {
    const ceilings = { ...HASTY, feesPerHour: { ETH: '0.21' }, feesPerDay: { ETH: '1' } };
    writeFileSync(join(folder, 'ceilings.json'), JSON.stringify(ceilings));
    const signer = open();
    expect(await codeOf(move(signer, 1, dearest / 2n))).toBe('signed');
    for (let again = 0; again < 3; again++) expect(await codeOf(move(signer, 1))).toBe('signed');
    approve(content('w1'));
    expect(await codeOf(signer.sign(intent({ maxFeePerGas: dearest }), pays('w1')))).toBe('signed');
    expect(await codeOf(signer.sign(intent({ to: HOT, amount: 1n, maxFeePerGas: dearest }), pays('w1')))).toBe(
      'signed',
    );
    expect(await codeOf(move(open(), 2))).toBe('POLICY_CEILING');
    approve(content('w2', { amountMinor: 1n }));
    const dear = intent({ nonce: 8, amount: 1n, maxFeePerGas: dearest });
    expect(await codeOf(open().sign(dear, pays('w2')))).toBe('POLICY_CEILING');
    expect(await codeOf(open().sign({ ...dear, maxFeePerGas: 1_000_000_000n }, pays('w2')))).toBe('signed');
  });

  it('hold for coins of the kind that are spent whole, and for fees in a token', async () => {
    const signer = open();
    const path = bitcoinHot(DEV_BTC.coinType);
    const address = p2wpkh(publicKeyAt(KEYS, path), DEV_BTC.prefixes).address!;
    const { coins, parent } = paidCoins({ address, keyPath: path }, Array<bigint>(25).fill(1_100_000n));
    const burn = (vout: number) =>
      signer.sign(
        {
          scheme: 'utxo',
          chainId: DEV_BTC.chain,
          asset: 'BTC',
          inputs: [coins[vout]!],
          parents: [parent],
          to: address,
          amount: 100_000n,
          feeMax: 1_000_000n,
        },
        { kind: 'sweep', ref: address },
      );
    const codes: string[] = [];
    for (let vout = 0; vout < 25; vout++) codes.push(await codeOf(burn(vout)));
    expect(codes.filter((code) => code === 'signed')).toHaveLength(20);
    const [token] = DEV_TEMPO.tokens;
    const tempo = (nonce: number) =>
      signer.sign(
        intent({
          chainId: DEV_TEMPO.chainId,
          keyPath: TEMPO_HOT,
          contract: token.contract,
          asset: token.asset,
          nonce,
          to: accountAddress(KEYS, TEMPO_HOT),
          amount: 1n,
          gas: 1_000n,
          maxFeePerGas: 10n ** 15n,
        }),
        sweep,
      );
    codes.length = 0;
    for (let nonce = 0; nonce < 25; nonce++) codes.push(await codeOf(tempo(nonce)));
    expect(codes.filter((code) => code === 'signed')).toHaveLength(20);
  });
});

describe('a coin', () => {
  it('gives no two signatures that make up a payment whose fee nobody has seen', async () => {
    const signer = open();
    const keyPath = bitcoinHot(DEV_BTC.coinType);
    const address = p2wpkh(publicKeyAt(KEYS, keyPath), DEV_BTC.prefixes).address!;
    const { coins, parent } = paidCoins({ address, keyPath }, [100_000_000n, 100_000_000n]);
    const ask = (...told: readonly bigint[]) =>
      signer.sign(
        {
          scheme: 'utxo',
          chainId: DEV_BTC.chain,
          asset: 'BTC',
          inputs: coins.map((coin, at) => ({ ...coin, amountMinor: told[at]! })),
          parents: [parent],
          to: address,
          amount: 100_000_000n,
          feeMax: DEV_BTC.feeMinorMax,
        },
        { kind: 'sweep', ref: address },
      );
    // Each half told truly once, the other one as small as the fee may be.
    expect(await codeOf(ask(100_000_000n, 60_000n))).toBe('POLICY_COIN');
    expect(await codeOf(ask(60_000n, 100_000_000n))).toBe('POLICY_COIN');
  });
});

describe("the signer's memory", () => {
  it('drops a line that a crash cut off, and refuses one that was changed', async () => {
    for (const ref of ['w1', 'w2']) approve(content(ref));
    const signer = open();
    expect(await codeOf(signer.sign(intent({ nonce: 1 }), pays('w1')))).toBe('signed');
    appendFileSync(logPath(), '{"atMs":17');
    expect(await codeOf(open().sign(intent({ nonce: 2 }), pays('w2')))).toBe('signed');
    const lines = readFileSync(logPath(), 'utf8').trimEnd().split('\n');
    const told = lines.map((line) => JSON.parse(line) as { kind: string; ref: string });
    expect(told.filter(({ kind }) => kind !== 'fee').map(({ ref }) => ref)).toEqual(['w1', 'w2']);
    writeFileSync(logPath(), `${lines[1]}\n`);
    expect(open).toThrow('Line 1');
    writeFileSync(logPath(), `${lines[0]!.replace('w1', 'w9')}\n${lines[1]}\n`);
    expect(open).toThrow('Line 2');
  });
});
