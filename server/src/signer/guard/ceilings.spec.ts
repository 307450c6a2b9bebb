import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { p2wpkh } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { DEV_BTC, DEV_TEMPO } from '../../networks/dev-networks.ts';
import { ETHER } from '../../networks/network-params.ts';
import { paidCoins } from '../coins.fixture.ts';
import { bitcoinHot, EVM_DEPOSITS, TEMPO_HOT } from '../keys/key-paths.ts';
import { accountAddress, publicKeyAt } from '../keys/public-keys.ts';
import { Ceilings } from './ceilings.ts';
import {
  approve,
  codeOf,
  content,
  folder,
  HASTY,
  HOT,
  house,
  intent,
  KEYS,
  NETWORKS,
  open,
  openHouse,
  pays,
} from './guarded-signer.rig.ts';
import type { GuardedSigner } from './guarded-signer.ts';

openHouse();

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
    house.nowMs += HOUR_MS + 1;
    expect(await codeOf(send(signer, 'w2', 2n, 2))).toBe('signed');
    house.nowMs += HOUR_MS + 1;
    expect(await codeOf(send(open(), 'w3', 2n, 3))).toBe('POLICY_CEILING');
    house.nowMs += DAY_MS;
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
      house.nowMs += HOUR_MS + 1;
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
