import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reserveStatement } from '@bourse/core/proof/reserve-statement.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createAdapter } from '../chains/create-adapter.ts';
import { DEV_BTC, DEV_ETH, DEV_TEMPO } from '../networks/dev-networks.ts';
import { paidCoins } from './coins.fixture.ts';
import { openKeystore, sealMnemonic } from './keys/keystore.ts';
import { LocalSigner } from './sign/local-signer.ts';

const MNEMONIC = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const JUNK = 'test test test test test test test test test test test junk';
const dir = mkdtempSync(join(tmpdir(), 'bourse-keys-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const place = (name: string) => ({
  path: join(dir, name),
  passphrase: 'a passphrase',
  mayMake: true,
  scryptN: 2 ** 10,
});

describe('the keystore', () => {
  it('makes a seed of 24 words once and opens the same one afterwards, for its owner only', async () => {
    const first = await openKeystore(place('seed.json'));
    expect(first.split(' ')).toHaveLength(24);
    expect(await openKeystore(place('seed.json'))).toBe(first);
    expect(statSync(join(dir, 'seed.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'seed.json'), 'utf8')).not.toContain(first.split(' ')[0]!);
  });

  it('makes no second seed where one has been in use', async () => {
    const opening = openKeystore({ ...place('lost.json'), mayMake: false });
    await expect(opening).rejects.toThrow('There is no wallet seed');
    expect(existsSync(join(dir, 'lost.json'))).toBe(false);
  });

  it('refuses a wrong passphrase, a changed file and a second seed in its place', async () => {
    await sealMnemonic(place('own.json'), MNEMONIC);
    await expect(openKeystore({ ...place('own.json'), passphrase: 'another' })).rejects.toThrow('does not open');
    await expect(sealMnemonic(place('own.json'), MNEMONIC)).rejects.toThrow('already holds');
    await expect(sealMnemonic(place('bad.json'), 'not a phrase')).rejects.toThrow('BIP-39');
    const file = JSON.parse(readFileSync(join(dir, 'own.json'), 'utf8')) as { sealed: string };
    writeFileSync(
      join(dir, 'own.json'),
      JSON.stringify({ ...file, sealed: Buffer.from('x'.repeat(60)).toString('base64') }),
    );
    await expect(openKeystore(place('own.json'))).rejects.toThrow('does not open');
  });
});

describe('the signer', () => {
  const signer = new LocalSigner(MNEMONIC, [DEV_ETH, DEV_BTC]);
  const evm = {
    scheme: 'evm',
    keyPath: "m/44'/60'/1'/0/0",
    chainId: 31_337,
    nonce: 0,
    gas: 21_000n,
    maxFeePerGas: 10n ** 9n,
    maxPriorityFeePerGas: 10n ** 9n,
    asset: 'ETH',
    to: '0x00000000000000000000000000000000000000aa',
    amount: 1n,
  } as const;

  it('signs the same intent to the same bytes', async () => {
    expect(await signer.sign(evm)).toMatchObject({ ok: true });
    expect(await signer.sign(evm)).toEqual(await signer.sign(evm));
  });

  it.each([
    ['a chain that is not allowed', { chainId: 1 }, 'POLICY_CHAIN'],
    ['a coin that is not listed', { asset: 'DOGE' }, 'POLICY_ASSET'],
    [
      'another contract under a known name',
      { asset: 'USDT', contract: '0x00000000000000000000000000000000000000bb' },
      'POLICY_ASSET',
    ],
    ['more than the limit', { amount: 10_001n * 10n ** 18n }, 'POLICY_AMOUNT'],
    ['nothing', { amount: 0n }, 'POLICY_AMOUNT'],
    ['a fee beyond the cap', { maxFeePerGas: 10n ** 14n }, 'POLICY_FEE'],
  ])('refuses %s', async (_name, change, code) => {
    expect(await signer.sign({ ...evm, ...change })).toMatchObject({ ok: false, refusal: { code } });
  });

  it('tells the amounts of a refusal as people read them', async () => {
    expect(await signer.sign({ ...evm, amount: 10_001n * 10n ** 18n })).toMatchObject({
      refusal: { details: { amount: '10001', max: '10000' } },
    });
    expect(await signer.sign({ ...evm, maxFeePerGas: 10n ** 14n })).toMatchObject({
      refusal: { details: { fee: expect.stringMatching(/^\d+\.\d+$/) } },
    });
  });

  it('refuses change to an address that is not ours, and a fee that nobody asked for', async () => {
    const hot = createAdapter(DEV_BTC, { url: 'http://127.0.0.1:1' }, signer).hotAt(0);
    const { coins, parent } = paidCoins(hot, [100_000n]);
    const intent = {
      scheme: 'utxo',
      chainId: 'regtest',
      asset: 'BTC',
      inputs: coins,
      parents: [parent],
      to: hot.address,
      amount: 50_000n,
      feeMax: 5_000n,
    } as const;
    const change = { address: hot.change!.address, keyPath: hot.change!.keyPath, amount: 49_000n };
    expect(await signer.sign({ ...intent, change })).toMatchObject({ ok: true });
    expect(await signer.sign({ ...intent, change: { ...change, keyPath: hot.keyPath } })).toMatchObject({
      refusal: { code: 'POLICY_KEY' },
    });
    expect(await signer.sign(intent)).toMatchObject({ refusal: { code: 'POLICY_FEE' } });
  });

  it('believes no amount of a coin that its own transaction does not say', async () => {
    const hot = createAdapter(DEV_BTC, { url: 'http://127.0.0.1:1' }, signer).hotAt(0);
    const { coins, parent } = paidCoins(hot, [100_000n, 50_000n]);
    const other = paidCoins(hot, [60_000n]);
    const intent = {
      scheme: 'utxo',
      chainId: 'regtest',
      asset: 'BTC',
      inputs: coins,
      parents: [other.parent, parent],
      to: hot.address,
      amount: 149_000n,
      feeMax: 5_000n,
    } as const;
    expect(await signer.sign(intent)).toMatchObject({ ok: true });
    const told = (amountMinor: bigint) => [coins[0]!, { ...coins[1]!, amountMinor }];
    const wrong = [
      { inputs: told(49_999n) },
      { inputs: told(50_001n) },
      { inputs: [coins[0]!, { ...coins[1]!, vout: 2 }] },
      { inputs: [coins[0]!, { ...coins[1]!, txHash: '11'.repeat(32) }] },
      { parents: [] },
      { parents: [other.parent] },
      { parents: [`${parent}00`] },
      { parents: [parent.slice(2)] },
      { parents: ['zz'] },
    ];
    for (const change of wrong)
      expect(await signer.sign({ ...intent, ...change })).toMatchObject({ refusal: { code: 'POLICY_COIN' } });
  });

  it('states of an address of its own that it holds reserves, and nothing else', async () => {
    const hot = createAdapter(DEV_ETH, { url: 'http://127.0.0.1:1' }, signer).hotAt(0);
    const of = { network: DEV_ETH.network, address: hot.address, takenAtMs: 1_790_000_000_000, root: 'ab'.repeat(32) };
    const text = reserveStatement(of);
    const sign = (wanted: string, keyPath = hot.keyPath) =>
      signer.signStatement({ scheme: 'account', keyPath, text: wanted });
    expect(await sign(text)).toMatchObject({ ok: true });
    const others = [
      `${text}\nand everything else`,
      `Log in to another exchange\n${text}`,
      reserveStatement({ ...of, address: '0x00000000000000000000000000000000000000aa' }),
      reserveStatement({ ...of, network: 'nowhere' }),
      reserveStatement({ ...of, root: 'all of it' }),
      'Bourse reserves\nsend everything',
    ];
    for (const other of others) expect(await sign(other)).toMatchObject({ refusal: { code: 'POLICY_STATEMENT' } });
    expect(await sign(text, "m/44'/60'/0'/0/5")).toMatchObject({ refusal: { code: 'POLICY_STATEMENT' } });
  });

  it('does not let a published phrase guard a chain that is not a dev chain', () => {
    expect(() => new LocalSigner(JUNK, [DEV_ETH])).not.toThrow();
    expect(() => new LocalSigner(JUNK, [{ ...DEV_ETH, chainId: 1, isDev: false }])).toThrow('published test phrase');
  });
});

describe('addresses', () => {
  // Ten thousand of them: npm run -s fuzz -- --only addresses
  it('are unique and derived again equal (I-20)', () => {
    const make = () => {
      const signer = new LocalSigner(MNEMONIC, [DEV_ETH, DEV_BTC, DEV_TEMPO]);
      return [DEV_ETH, DEV_BTC].map((params) => createAdapter(params, { url: 'http://127.0.0.1:1' }, signer));
    };
    const [first, second] = [make(), make()];
    for (const [which, adapter] of first.entries()) {
      const seen = new Set<string>();
      for (let index = 0; index < 100; index++) {
        const made = adapter.deriveAddress(index);
        seen.add(made.address);
        if (index % 10 === 0) expect(second[which]!.deriveAddress(index)).toEqual(made);
      }
      expect(seen.size).toBe(100);
    }
  });
});
