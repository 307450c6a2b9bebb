import { ok, refuse } from '@bourse/core/result.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { CustodyDeps } from './custody-deps.ts';
import { type ChainAdapter, ChainFault, type PaymentOrder, type ReservationSource } from './ports.ts';
import { insertAddress } from './store/own-address.store.ts';
import { createChainAnswers } from './usecases/hot-wallet-custody.ts';
import { checkFunds, readSequence, signPayment } from './usecases/payments/sign-payment.ts';
import { sweepFrom, sweepOnce } from './usecases/sweep-deposits.ts';
import { countNodes } from './usecases/watch-chains.ts';

/** How coins move between our own keys, on a chain that says what it is told to. */
const rig = await walletRig();
afterAll(() => rig.close());

const HOT = { address: '0xhot', keyPath: 'm/hot' };
const GAS = 100n;
const held = new Map<string, bigint>();
const chain = {
  refusal: null as string | null,
  signerSays: null as { code: string; details?: object } | null,
  mined: 0,
  amountMax: 10n ** 30n,
  isAway: false,
};
let signed = 0;
// As much of an adapter as moves between our own addresses ask of it, whose answers each test sets.
const adapter = {
  network: 'eth',
  family: 'evm',
  assets: ['USDT', 'ETH'],
  feeAsset: 'ETH',
  sweeps: true,
  fundsAre: 'balance',
  hotAt: () => HOT,
  amountMinorMax: () => chain.amountMax,
  balance: async (places: readonly string[], asset: string) => {
    if (chain.isAway) throw new ChainFault('UNAVAILABLE', 'no answer');
    return places.reduce((sum, place) => sum + (held.get(`${place}/${asset}`) ?? 0n), 0n);
  },
  quote: async () =>
    chain.refusal === null ? ok({ prices: {}, feeAsset: 'ETH', feeMinorMax: GAS }) : refuse(chain.refusal),
  minedSequence: async () => chain.mined,
  reserve: async ({ fromAddress }: PaymentOrder, _terms: unknown, source: ReservationSource) =>
    ok({ sequence: await source.lockNextSequence(fromAddress) }),
  sign: async () => {
    if (chain.signerSays) return { ok: false, refusal: chain.signerSays };
    return ok({ txHash: `own-${++signed}`, rawTx: 'raw' });
  },
  hasCode: async (address: string) => {
    if (chain.isAway) throw new ChainFault('UNAVAILABLE', 'no answer');
    return address === '0xcode';
  },
} as unknown as ChainAdapter;
const rule: { withdrawalsPausedReason?: string } = {};
// Rules that each test sets stand in for those of the catalog.
const deps = {
  ...rig.deps,
  chains: new Map([['eth', adapter]]),
  settings: {
    network: async () => ({ network: 'eth', creditConfirmations: 1, unlockConfirmations: 1, ...rule }),
    coin: async (_q: unknown, asset: string) =>
      asset === 'USDT' ? { asset, network: 'eth', depositMinMinor: 1n, sweepMinMinor: 50n, ledgerScale: 6 } : undefined,
  },
} as unknown as CustodyDeps;

let count = 0;
let place: { address: string; keyPath: string; unsweptMinor: bigint };
beforeEach(() => {
  held.clear();
  Object.assign(chain, { refusal: null, signerSays: null, mined: 0, amountMax: 10n ** 30n, isAway: false });
  delete rule.withdrawalsPausedReason;
  place = { address: `0xplace${++count}`, keyPath: `m/${count}`, unsweptMinor: 50n };
});
const hold = (address: string, asset: string, minor: bigint) => held.set(`${address}/${asset}`, minor);
const sweep = (asset: string) => sweepFrom(deps, adapter, asset, place);
const payments = () =>
  rig.t.db.query(
    `select kind, ref, asset, from_address, from_path, to_address, to_path, amount_minor::int as amount from wallet.payment
      where from_address = $1 or to_address = $1 order by created_at_ms, sequence`,
    [place.address],
  );
const toHot = (asset: string, amount: number) => ({
  kind: 'sweep',
  ref: place.address,
  asset,
  from_address: place.address,
  from_path: place.keyPath,
  to_address: HOT.address,
  to_path: HOT.keyPath,
  amount,
});

describe('what lies at a person’s address', () => {
  test('moves to the hot wallet whole, and stays below what is worth it', async () => {
    hold(place.address, 'USDT', 49n);
    hold(place.address, 'ETH', GAS);
    expect(await sweep('USDT')).toBe('nothing');
    hold(place.address, 'USDT', 50n);
    expect(await sweep('USDT')).toBe('moving');
    expect(await payments()).toEqual([toHot('USDT', 50)]);
  });

  test('moves no more at once than one payment may', async () => {
    chain.amountMax = 60n;
    hold(place.address, 'USDT', 90n);
    hold(place.address, 'ETH', GAS);
    expect(await sweep('USDT')).toBe('moving');
    expect(await payments()).toEqual([toHot('USDT', 60)]);
  });

  test('is first given what its transaction costs, once, with room for a dearer one', async () => {
    hold(place.address, 'USDT', 90n);
    hold(place.address, 'ETH', GAS - 1n);
    hold(HOT.address, 'ETH', 10_000n);
    for (let round = 0; round < 2; round++) expect(await sweep('USDT')).toBe('moving');
    const gas = {
      kind: 'gas',
      ref: place.address,
      asset: 'ETH',
      from_address: HOT.address,
      from_path: HOT.keyPath,
      to_address: place.address,
      to_path: place.keyPath,
      amount: Number(GAS * 3n - (GAS - 1n)),
    };
    expect(await payments()).toEqual([gas]);
  });

  test('of the coin that pays fees leaves behind what its transactions cost', async () => {
    hold(place.address, 'ETH', GAS * 3n);
    expect(await sweep('ETH')).toBe('nothing');
    hold(place.address, 'ETH', GAS * 3n + 70n);
    expect(await sweep('ETH')).toBe('moving');
    expect(await payments()).toEqual([toHot('ETH', 70)]);
    // What is promised already is not there a second time.
    expect(await sweep('ETH')).toBe('moving');
    expect(await payments()).toHaveLength(1);
  });

  test.each([
    ['FEE_TOO_HIGH', 'dear'],
    ['WOULD_FAIL', 'moving'],
  ])('waits where the chain says %s', async (refusal, outcome) => {
    hold(place.address, 'USDT', 90n);
    hold(place.address, 'ETH', GAS);
    chain.refusal = refusal;
    expect(await sweep('USDT')).toBe(outcome);
    expect(await payments()).toEqual([]);
  });

  test('is swept by the job, but not while payments are stopped', async () => {
    const { address, keyPath } = place;
    const uid = (await rig.person()).uid;
    const at = { uid, family: 'evm', keyIndex: null, nowMs: rig.clock.nowMs(), memo: '' };
    await rig.t.db.tx((tx) => insertAddress(tx, { ...at, id: newId(1), purpose: 'user', address, keyPath }));
    await rig.t.ownerDb.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, block_height,
         block_hash, credit_at, unlock_at, state, entry_id, completed_at_ms, detected_at_ms, updated_at_ms)
       values (gen_random_uuid(), 'user', $1, 'eth', 'USDT', $2, 't', 'o', 80, 1, 'h', 1, 1, 'COMPLETED', '1', 1, 1, 1)`,
      [uid, address],
    );
    hold(address, 'USDT', 80n);
    hold(address, 'ETH', GAS);
    rule.withdrawalsPausedReason = 'a fork';
    await sweepOnce(deps, 'eth');
    delete rule.withdrawalsPausedReason;
    await sweepOnce({ ...deps, mayPay: async () => false }, 'eth');
    const still = new Map([['eth', { ...adapter, sweeps: false }]]);
    await sweepOnce({ ...deps, chains: still }, 'eth');
    expect(await payments()).toEqual([]);
    await sweepOnce({ ...deps, mayPay: async (network) => network === 'eth' }, 'eth');
    expect(await payments()).toEqual([toHot('USDT', 80)]);
    await sweepOnce(deps, 'eth');
    expect(await payments()).toHaveLength(1);
  });
});

describe('before a payment is signed', () => {
  const draft = (over: object = {}) => ({
    kind: 'withdrawal' as const,
    ref: 'w',
    asset: 'USDT',
    fromAddress: place.address,
    fromPath: HOT.keyPath,
    toAddress: '0xout',
    amountMinor: 40n,
    ...over,
  });
  const terms = { prices: {}, feeAsset: 'ETH', feeMinorMax: GAS };
  const sign = (over: object = {}, minedSequence = 0) =>
    rig.t.db.decide((tx) => signPayment(deps, tx, { network: 'eth', draft: draft(over), terms, minedSequence }));

  test('there must be its amount and its fee, beside what is promised already', async () => {
    const check = () => checkFunds(deps, adapter, draft(), terms);
    hold(place.address, 'USDT', 40n);
    hold(place.address, 'ETH', GAS - 1n);
    expect(await check()).toEqual(refuse('HOT_WALLET_SHORT', { asset: 'ETH' }));
    hold(place.address, 'ETH', GAS);
    expect(await check()).toEqual(ok(null));
    hold(place.address, 'USDT', 39n);
    expect(await check()).toEqual(refuse('HOT_WALLET_SHORT', { asset: 'USDT' }));
    hold(place.address, 'USDT', 40n);
    expect(await sign()).toMatchObject({ ok: true });
    expect(await check()).toMatchObject(refuse('HOT_WALLET_SHORT'));
    hold(place.address, 'USDT', 80n);
    hold(place.address, 'ETH', GAS * 2n);
    expect(await check()).toEqual(ok(null));
    hold(place.address, 'ETH', GAS * 2n + 39n);
    const inFee = draft({ asset: 'ETH', amountMinor: 40n });
    expect(await checkFunds(deps, adapter, inFee, terms)).toEqual(refuse('HOT_WALLET_SHORT', { asset: 'ETH' }));
  });

  test('it must come from the hot wallet that pays now; a sweep comes from wherever it is', async () => {
    expect(await sign({ fromPath: 'm/retired' })).toMatchObject(refuse('COINS_NOT_FINAL'));
    expect(await sign({ fromPath: 'm/retired', kind: 'sweep' })).toMatchObject({ ok: true });
  });

  test('numbers go up from what the chain has, and staff hear where somebody else signs with our key', async () => {
    const next = () => readSequence(deps, 'eth', place.address);
    chain.mined = 7;
    expect(await next()).toEqual(ok(7));
    for (const ref of ['first', 'second']) expect(await sign({ ref }, 7)).toMatchObject({ ok: true });
    const sequences = await rig.t.db.query(
      'select sequence::int as at from wallet.payment where from_address = $1 order by 1',
      [place.address],
    );
    expect(sequences).toEqual([{ at: 7 }, { at: 8 }]);
    chain.mined = 9;
    expect(await next()).toEqual(ok(9));
    chain.mined = 10;
    expect(await next()).toMatchObject(refuse('NONCE_USED_ELSEWHERE'));
    const alarms = await rig.t.db.query('select code, details from wallet.chain_alarm where alarm_key like $1', [
      `%:${place.address}:9`,
    ]);
    expect(alarms).toEqual([{ code: 'NONCE_USED_ELSEWHERE', details: { ours: '9', chain: '10' } }]);
  });

  test('what the signer refuses is told to staff although nothing of it stays', async () => {
    chain.signerSays = { code: 'NOT_SEALED', details: { kind: 'withdrawal' } };
    const ref = `ref-${count}`;
    expect(await sign({ ref })).toEqual(refuse('SIGNER_REFUSED', { refusal: 'NOT_SEALED' }));
    const alarms = await rig.t.db.query('select code, details from wallet.chain_alarm where alarm_key like $1', [
      `%:${ref}`,
    ]);
    expect(alarms).toEqual([{ code: 'SIGNER_REFUSED', details: { refusal: 'NOT_SEALED', kind: 'withdrawal' } }]);
    expect(await payments()).toEqual([]);
  });
});

describe('what people’s requests ask a chain', () => {
  const answers = createChainAnswers(deps);

  test('is whether an address is a contract; while nobody answers that is not known', async () => {
    expect([await answers.codeAt('eth', '0xcode'), await answers.codeAt('eth', '0x1')]).toEqual(['YES', 'NO']);
    chain.isAway = true;
    expect(await answers.codeAt('eth', '0x1')).toBe('UNKNOWN');
    await expect(answers.codeAt('doge', '0x1')).rejects.toThrow('no chain adapter');
  });

  test('is whether the hot wallet has enough; while nobody answers, nobody waits for staff', async () => {
    const short = (amountMinor: bigint) =>
      answers.isHotWalletShort(rig.t.db, { network: 'eth', asset: 'ETH', amountMinor });
    expect(await short(1n)).toBe(true);
    chain.isAway = true;
    expect(await short(1n)).toBe(false);
  });
});

describe('the nodes of a network', () => {
  // Counting asks a node for its head and its blocks alone.
  const node = (height: number | null, hashOf: (height: number) => string | null = (at) => `h${at}`) =>
    ({
      head: async () => {
        if (height === null) throw new ChainFault('UNAVAILABLE', 'no answer');
        return { height, hash: `h${height}` };
      },
      blockAt: async (at: number) => {
        const hash = at > height! ? null : hashOf(at);
        return hash === null ? undefined : { height: at, hash };
      },
    }) as unknown as ChainAdapter;
  const count = (...nodes: ChainAdapter[]) => countNodes({ ...adapter, nodes });

  test.each([
    ['all agree, of which one is a block ahead', [node(10), node(11), node(10)], [3, 3, 3]],
    ['one does not answer', [node(10), node(null), node(10)], [3, 2, 2]],
    ['none answers', [node(null), node(null)], [2, 0, 0]],
    ['one is far behind', [node(10), node(10), node(3)], [3, 3, 2]],
    ['one is on another fork', [node(10), node(10, (at) => `f${at}`), node(10)], [3, 3, 2]],
    ['one that says it is far ahead convinces nobody', [node(10), node(10), node(99)], [3, 3, 3]],
    ['a chain has just begun', [node(1), node(0)], [2, 2, 2]],
  ] as const)('%s', async (_, nodes, [all, answering, agreeing]) => {
    expect(await count(...nodes)).toEqual({ count: all, answering, agreeing });
  });
});
