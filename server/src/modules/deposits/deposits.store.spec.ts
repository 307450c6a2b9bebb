import { refuse } from '@bourse/core/result.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { walletHttp } from '../../../test/wallet.http.ts';
import { walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { ETHER } from '../../networks/network-params.ts';
import { changeCatalog, type Pause } from '../assets/public.ts';
import type { ChainAdapter } from '../custody/public.ts';
import { createFaucet, type FaucetSource, fillHotWallets, judgeLinkedDeposit } from './public.ts';
import { explainDeposit } from './usecases/explain-deposit.ts';

const rig = await walletRig();
afterAll(() => rig.close());

describe('money that comes', () => {
  test('finds the same address for ever, one for all networks of a family', async () => {
    const who = await rig.person();
    const ask = async (asset: string, network: string) =>
      must(await rig.http.depositAddress({ asset, network }, rig.as(who)));
    const first = await ask('USDT', 'eth');
    expect(await ask('ETH', 'base')).toMatchObject({ address: first.address, rotatable: false, memo: null });
    expect(await ask('USDT', 'eth')).toEqual(first);
    expect((await ask('PUSD', 'tempo')).memo).toMatch(/^[0-9]+$/);
    const old = await ask('BTC', 'btc');
    const fresh = must(await rig.http.rotateAddress({ asset: 'BTC', network: 'btc' }, rig.as(who)));
    expect(fresh.address).not.toBe(old.address);
    expect(await rig.http.rotateAddress({ asset: 'ETH', network: 'eth' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NOT_ROTATABLE' },
    });
    expect(await rig.http.depositAddress({ asset: 'HBT', network: 'eth' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NETWORK_UNKNOWN' },
    });
  });

  test('reaches a person by account number, shown with masked contacts', async () => {
    const who = await rig.person();
    const seen = must(await rig.http.receive({}, rig.as(who)));
    expect(seen).toMatchObject({ uid: who.uid, payUri: `pay:${who.uid}`, phoneMasked: null });
    expect(seen.emailMasked).not.toBe(who.email);
  });
});

describe('a coin that takes no deposits', () => {
  const pause = async (asset: string | null, network: string, paused: Pause | null) => {
    const nowMs = rig.clock.nowMs();
    const change = { change: 'pause', asset, network, direction: 'deposit', pause: paused } as const;
    const audit = async () => {};
    must(await rig.t.db.decide((tx) => changeCatalog(tx, change, { reason: 'a test', nowMs, audit })));
    await rig.deps.assets.refresh();
  };
  const pauseAll = async (value: string | null) => {
    await rig.t.db.tx((tx) => rig.deps.settings.set(tx, { name: 'DEPOSITS_PAUSED_REASON', value, by: 'x', nowMs: 1 }));
    await rig.deps.settings.refresh();
  };
  const ask = async (asset: string, network: string) =>
    rig.http.depositAddress({ asset, network }, rig.as(await rig.person()));
  afterEach(async () => {
    await pause('USDT', 'eth', null);
    await pause(null, 'eth', null);
    await pauseAll(null);
  });

  test('on one network says why and until when, and takes them on another one', async () => {
    await pause('USDT', 'eth', { reason: 'The contract moves', untilMs: 1_900_000_000_000 });
    expect(await ask('USDT', 'eth')).toEqual({
      ok: false,
      refusal: { code: 'DEPOSIT_PAUSED', details: { reason: 'The contract moves', untilMs: 1_900_000_000_000 } },
    });
    must(await ask('USDT', 'base'));
    must(await ask('ETH', 'eth'));
  });

  test('because of its network says what is known of the network, and no end where none is', async () => {
    await pause(null, 'eth', { reason: 'A node is changed', untilMs: null });
    expect(await ask('USDT', 'eth')).toEqual({
      ok: false,
      refusal: { code: 'DEPOSIT_PAUSED', details: { reason: 'A node is changed' } },
    });
    await pause('USDT', 'eth', { reason: 'The contract moves', untilMs: 1_900_000_000_000 });
    expect(await ask('USDT', 'eth')).toMatchObject({ refusal: { details: { reason: 'The contract moves' } } });
  });

  test('because nothing does says so, whatever stands on its own', async () => {
    await pause('USDT', 'eth', { reason: 'The contract moves', untilMs: 1_900_000_000_000 });
    await pauseAll('Everything is moved');
    const refusal = { code: 'DEPOSIT_PAUSED', details: { reason: 'Everything is moved' } };
    expect(await ask('USDT', 'eth')).toEqual({ ok: false, refusal });
    expect(await ask('BTC', 'btc')).toEqual({ ok: false, refusal });
  });
});

test('where money came from is said of one’s own deposit, while staff look at it', async () => {
  const [who, other] = [await rig.person(), await rig.person()];
  const insert = async (state: string) => {
    const [row] = await rig.t.ownerDb.query<{ id: string }>(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
         unlock_at, state, detected_at_ms, updated_at_ms)
       values (gen_random_uuid(), 'user', $1, 'eth', 'USDT', 'x', $2, '0', 5, 1, 1, $2, 1, 1) returning id`,
      [who.uid, state],
    );
    return row!.id;
  };
  const [held, credited] = [await insert('UNDER_REVIEW'), await insert('CREDITED')];
  const nowMs = rig.clock.nowMs();
  const explain = (id: string, { uid } = who) =>
    explainDeposit(rig.deps, { uid, nowMs }, { id, source: 'SALARY', statement: 'my wages' });
  expect(await explain(credited)).toEqual(refuse('NOT_IN_REVIEW', { state: 'CREDITED' }));
  expect(await explain(held, other)).toEqual(refuse('DEPOSIT_UNKNOWN'));
  for (let said = 0; said < 2; said++) expect(await explain(held)).toEqual({ ok: true, value: true });
  const rows = await rig.t.db.query('select uid, source, statement, at_ms from wallet.source_of_funds');
  expect(rows).toEqual(Array(2).fill({ uid: who.uid, source: 'SALARY', statement: 'my wages', at_ms: `${nowMs}` }));
});

describe('a deposit from a linked address', () => {
  const wish = { asset: 'USDT', network: 'eth', amount: '1' };
  const judge = async (more: Partial<typeof wish>) =>
    judgeLinkedDeposit(rig.deps, (await rig.person()).uid, { ...wish, ...more });

  test('is credited from the minimum on, and refused below it with the minimum', async () => {
    const min = rig.deps.assets.coinNetwork('USDT', 'eth')!.depositMinMinor;
    const text = (minor: bigint) => (Number(minor) / 1e6).toString();
    expect(await judge({ amount: text(min) })).toMatchObject({ ok: true, value: { amountMinor: min } });
    expect(await judge({ amount: text(min - 1n) })).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_BELOW_MIN', details: { min: text(min) } },
    });
  });

  test('goes to the address of the person, and only an amount of the coin does', async () => {
    const who = await rig.person();
    const { address } = must(await rig.http.depositAddress({ asset: 'USDT', network: 'eth' }, rig.as(who)));
    expect(await judgeLinkedDeposit(rig.deps, who.uid, wish)).toMatchObject({ ok: true, value: { address } });
    expect(await judge({ amount: '0' })).toMatchObject({ refusal: { code: 'AMOUNT_ZERO' } });
    expect(await judge({ amount: '1.0000001' })).toMatchObject({ refusal: { code: 'AMOUNT_PLACES' } });
    expect(await judge({ network: 'btc' })).toMatchObject({ refusal: { code: 'NETWORK_UNKNOWN' } });
  });
});

describe('the faucet of the demo', () => {
  type Payment = Parameters<FaucetSource['pay']>[0];
  /** Chains that note what they were asked to pay. */
  const sourceOf = () => {
    const paid: Payment[] = [];
    const source: FaucetSource = { pay: async (payment) => `tx-${paid.push(payment)}` };
    return { paid, source };
  };

  test('pays a person’s own address, with a memo where many share it, and says with which transaction', async () => {
    const who = await rig.person();
    const { paid, source } = sourceOf();
    const http = walletHttp({ ...rig.deps, faucet: createFaucet(source) });
    const take = (asset: string, network: string, amount: string) =>
      http.demoFaucet({ asset, network, amount }, rig.as(who));
    const targetOf = async (asset: string, network: string) =>
      must(await rig.http.depositAddress({ asset, network }, rig.as(who)));
    const [own, shared] = [await targetOf('ETH', 'eth'), await targetOf('PUSD', 'tempo')];
    expect(must(await take('ETH', 'eth', '100'))).toEqual({ txId: 'tx-1', address: own.address });
    expect(must(await take('PUSD', 'tempo', '7'))).toEqual({ txId: 'tx-2', address: shared.address });
    expect(paid).toEqual([
      { network: 'eth', asset: 'ETH', to: own.address, amountMinor: 100n * ETHER },
      { network: 'tempo', asset: 'PUSD', to: shared.address, memo: shared.memo, amountMinor: 7_000_000n },
    ]);
  });

  test.each([
    ['ETH', 'eth', '100', '100.000000000000000001'],
    ['USDT', 'eth', '1000000', '1000000.000001'],
    ['USDC', 'eth', '1000000', '1000000.000001'],
    ['PUSD', 'tempo', '1000000', '1000000.000001'],
    ['BTC', 'btc', '10', '10.00000001'],
  ])('gives of %s on %s no more than %s in one call, and nothing of %s', async (asset, network, max, amount) => {
    const who = await rig.person();
    const { paid, source } = sourceOf();
    const http = walletHttp({ ...rig.deps, faucet: createFaucet(source) });
    expect(await http.demoFaucet({ asset, network, amount }, rig.as(who))).toEqual({
      ok: false,
      refusal: { code: 'AMOUNT_ABOVE_MAX', details: { max } },
    });
    must(await http.demoFaucet({ asset, network, amount: max }, rig.as(who)));
    expect(paid).toHaveLength(1);
  });

  test('fills the house’s wallets that have less than half, and leaves the others', async () => {
    const held = new Map<string, bigint>();
    const payments: Payment[] = [];
    const source: FaucetSource = {
      async pay(payment) {
        const place = `${payment.network}/${payment.asset}/${payment.to}`;
        held.set(place, (held.get(place) ?? 0n) + payment.amountMinor);
        return `tx-${payments.push(payment)}`;
      },
    };
    // The rig's adapters are whole; the rooms above custody see less of them.
    const adapters = rig.deps.chains as ReadonlyMap<string, ChainAdapter>;
    const chains = new Map(
      [...adapters].map(([network, adapter]) => {
        const balance = async (places: readonly string[], asset: string) =>
          places.reduce((sum, place) => sum + (held.get(`${network}/${asset}/${place}`) ?? 0n), 0n);
        const { family, assets, fundsAre, memo } = adapter;
        const hotAt = (generation: number) => adapter.hotAt(generation);
        return [network, { network, family, assets, fundsAre, memo, hotAt, balance } as ChainAdapter];
      }),
    );
    const fill = async () => {
      const before = payments.length;
      await fillHotWallets({ db: rig.t.db, chains }, source);
      return payments.slice(before);
    };
    const first = await fill();
    const of = (all: readonly Payment[], network: string, asset: string) =>
      all.filter((each) => each.network === network && each.asset === asset).map(({ amountMinor }) => amountMinor);
    expect(of(first, 'eth', 'ETH')).toEqual([20_000n * ETHER]);
    expect(of(first, 'eth', 'USDT')).toEqual([100_000_000_000_000n]);
    expect(of(first, 'tempo', 'PUSD')).toEqual([20_000_000_000_000n]);
    // Coins in several pieces, so that one payment does not wait for the change of another.
    expect(of(first, 'btc', 'BTC')).toEqual(Array(10).fill(2_000_000_000n));
    expect(new Set(first.map(({ network, memo }) => `${network} ${memo !== undefined}`))).toEqual(
      new Set(['eth false', 'base false', 'btc false', 'tempo true']),
    );
    expect(await fill()).toEqual([]);
    const [btc, eth] = [adapters.get('btc')!.hotAt(0), adapters.get('eth')!.hotAt(0)];
    // What a payment gave back as change is the house's too.
    held.set(`btc/BTC/${btc.address}`, 0n);
    held.set(`btc/BTC/${btc.change!.address}`, 10_000_000_000n);
    held.set(`eth/ETH/${eth.address}`, 10_000n * ETHER);
    expect(await fill()).toEqual([]);
    held.set(`btc/BTC/${btc.change!.address}`, 9_999_999_999n);
    held.set(`eth/ETH/${eth.address}`, 10_000n * ETHER - 1n);
    const again = await fill();
    expect(of(again, 'eth', 'ETH')).toEqual([20_000n * ETHER]);
    expect(of(again, 'btc', 'BTC')).toHaveLength(10);
    expect(again).toHaveLength(11);
  });
});
