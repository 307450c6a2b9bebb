import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { p2wpkh } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { DEV_BTC, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { ETHER } from '../../networks/network-params.ts';
import { encodeMemo } from '../../networks/tempo-memo.ts';
import { paidCoins } from '../coins.fixture.ts';
import { bitcoinHot, EVM_DEPOSITS, TEMPO_HOT } from '../keys/key-paths.ts';
import { accountAddress, publicKeyAt } from '../keys/public-keys.ts';
import type { EvmIntent } from '../ports.ts';
import { approvedParts, sealOf } from './approved-payment.ts';
import {
  ANOTHER,
  approve,
  codeOf,
  content,
  HOT,
  house,
  intent,
  KEYS,
  logPath,
  open,
  openHouse,
  pays,
  rows,
  SEAL_KEY,
  SOMEBODY,
} from './guarded-signer.rig.ts';

openHouse();

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
    house.isAway = true;
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
