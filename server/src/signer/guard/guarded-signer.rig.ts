import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { ETHER } from '../../networks/network-params.ts';
import { EVM_HOT } from '../keys/key-paths.ts';
import { accountAddress } from '../keys/public-keys.ts';
import type { EvmIntent, SigningOrder } from '../ports.ts';
import { LocalSigner } from '../sign/local-signer.ts';
import { approvedParts, type PaymentApproval, type PaymentContent, sealOf } from './approved-payment.ts';
import { Ceilings } from './ceilings.ts';
import { type ApprovedRow, GuardedSigner } from './guarded-signer.ts';
import { SigningLog } from './signing-log.ts';

export const NETWORKS = [DEV_ETH, DEV_BTC, DEV_TEMPO];
export const KEYS = new LocalSigner(
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  NETWORKS,
);
export const SEAL_KEY = Buffer.alloc(32, 1);
export const SOMEBODY = '0x1111111111111111111111111111111111111111';
export const ANOTHER = '0x2222222222222222222222222222222222222222';
export const HOT = accountAddress(KEYS, EVM_HOT);
export const HASTY = { perHour: { ETH: '3', PUSD: '10' }, perDay: { ETH: '5', PUSD: '10' } };

export let folder: string;
const folders: string[] = [];
export const rows = new Map<string, ApprovedRow>();
/** The signer's clock, and whether the database can be reached. */
export const house = { nowMs: 1_790_000_000_000, isAway: false };
/** What the database was told of the log. */
const heads: { lines: number; hash: string; atMs: number }[] = [];

/** A folder of its own for each test, and nothing approved. */
export function openHouse(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bourse-signer-'));
    folders.push(folder);
    rows.clear();
    heads.length = 0;
    house.isAway = false;
    writeFileSync(join(folder, 'ceilings.json'), JSON.stringify(HASTY));
  });
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });
}

export const logPath = () => join(folder, 'log.jsonl');
export const open = () =>
  new GuardedSigner({
    keys: KEYS,
    networks: NETWORKS,
    log: new SigningLog(logPath()),
    ceilings: new Ceilings(join(folder, 'ceilings.json'), NETWORKS),
    sealKey: SEAL_KEY,
    findApproved: async ({ kind, ref }) => {
      if (house.isAway) throw new Error('connection refused');
      return rows.get(`${kind} ${ref}`) ?? null;
    },
    findNewestHead: async () => {
      if (house.isAway) throw new Error('connection refused');
      return { head: heads.at(-1) ?? null, nowMs: house.nowMs };
    },
    keepHead: async (head, atMs) => {
      if (house.isAway) throw new Error('connection refused');
      heads.push({ ...head, atMs });
    },
    nowMs: () => house.nowMs,
  });

export const content = (ref: string, change: Partial<PaymentContent> = {}): PaymentContent => ({
  kind: 'withdrawal',
  ref,
  network: 'eth',
  asset: 'ETH',
  address: SOMEBODY,
  memo: null,
  amountMinor: ETHER,
  ...change,
});

export function approve(
  wanted: PaymentContent,
  { approvalsNeeded = 0, approvedBy = [] }: Partial<PaymentApproval> = {},
  { key = SEAL_KEY, isOpen = true } = {},
): PaymentContent {
  const parts = approvedParts(wanted, { approvalsNeeded, approvedBy });
  rows.set(`${wanted.kind} ${wanted.ref}`, { parts, seal: sealOf(key, 'APPROVED', parts), isOpen });
  return wanted;
}

export const intent = (change: Partial<EvmIntent> = {}): EvmIntent => ({
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
export const pays = (ref: string): SigningOrder => ({ kind: 'withdrawal', ref });
export const codeOf = async (signing: ReturnType<GuardedSigner['sign']>) => {
  const answer = await signing;
  return answer.ok ? 'signed' : answer.refusal.code;
};
