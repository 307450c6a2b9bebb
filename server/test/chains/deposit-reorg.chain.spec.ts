import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JsonRpc } from '../../src/chains/json-rpc.ts';
import { findCursor, resumeNetwork } from '../../src/modules/custody/store/chain-cursor.store.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { findOpenClaim } from '../../src/modules/deposits/queries/deposit-figures.query.ts';
import { findOpenClaims } from '../../src/modules/deposits/queries/deposit-more.query.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth', 'tempo', 'btc']);
}, 60_000);
afterAll(() => rig.close());

type Net = 'eth' | 'btc';
const CASES = [
  { network: 'eth', asset: 'USDT', amount: 10_000_000n },
  { network: 'btc', asset: 'BTC', amount: 2_000_000n },
] as const;

const addressOf = (uid: string, network: string) => createDepositAddresses(rig.deps).current({ uid, network });
const resume = (network: string) => rig.deps.db.tx((tx) => resumeNetwork(tx, network));

async function pay(network: Net | 'tempo', asset: string, amount: bigint, uid = rig.newPerson()) {
  const { address, memo } = await addressOf(uid, network);
  await rig.chains.faucet({ network, asset, to: address, amountMinor: amount, ...(memo === null ? {} : { memo }) });
  return uid;
}

/** Whether a person's only deposit is in a block, and what is noted about it. */
async function placeOf(uid: string) {
  const [row] = await rig.t.db.query(
    'select block_height is not null as is_mined, state_reason from wallet.deposit where uid = $1',
    [uid],
  );
  return row;
}

/** Replaces blocks, so that what they held is in none; the faucet sends it again when asked. */
async function reorg(network: Net, depth: number) {
  await rig.chains.reorg(network, depth);
  await rig.scan(network);
}
async function mineAgain(network: Net, count: number) {
  await rig.chains.rebroadcast(network);
  await rig.mine(network, count);
}

describe.each(CASES)('a deposit of $asset on $network', ({ network, asset, amount }) => {
  const x = network === 'eth' ? 3 : 2;
  const z = network === 'eth' ? 6 : 4;

  it('that a reorg takes back before it is credited moves nothing, and is one row when it is mined again', async () => {
    const uid = await pay(network, asset, amount);
    await rig.mine(network, 1);
    await reorg(network, 1);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'REORGED', confirmations: 0 }]);
    expect(await rig.available(uid, asset)).toBe(0n);
    await mineAgain(network, z);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'COMPLETED' }]);
    expect(await rig.available(uid, asset)).toBe(amount);
    expect(await rig.differences()).toEqual([]);
  });

  it('that a reorg takes back after it is credited is reversed, and credited again once', async () => {
    const uid = await pay(network, asset, amount);
    await rig.mine(network, x);
    expect(await rig.available(uid, asset)).toBe(amount);
    await reorg(network, x);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'REORGED' }]);
    expect((await rig.noticesOf(uid)).map((told) => told.split(' ')[0])).toEqual([
      'wallet.depositCredited',
      'wallet.depositReorged',
    ]);
    expect(await rig.available(uid, asset)).toBe(0n);
    expect(await rig.differences()).toEqual([]);
    await mineAgain(network, z);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'COMPLETED' }]);
    expect(await rig.available(uid, asset)).toBe(amount);
    expect(await rig.differences()).toEqual([]);
  });

  it('that was spent before the reorg leaves a claim, stops withdrawals, and the next deposit pays it', async () => {
    const uid = await pay(network, asset, amount);
    await rig.mine(network, x);
    const account = (name: 'funding' | 'p2p') => ({ kind: 'user', uid, account: name, asset }) as const;
    const spent = (amount * 3n) / 4n;
    await rig.deps.db.tx((tx) =>
      rig.deps.ledger.apply(tx, [
        {
          op: 'post',
          key: `spend:${uid}`,
          kind: 'transfer',
          ref: uid,
          legs: [
            { account: account('funding'), amountMinor: -spent },
            { account: account('p2p'), amountMinor: spent },
          ],
          atMs: rig.clock.nowMs(),
        },
      ]),
    );
    await reorg(network, x);
    expect(await rig.available(uid, asset)).toBe(0n);
    expect(await findOpenClaim(rig.t.db, uid)).toEqual({ asset, openMinor: spent });
    const heard = async () => (await rig.noticesOf(uid)).filter((told) => told.startsWith('wallet.claim'));
    expect(await heard()).toMatchObject([expect.stringMatching(/^wallet\.claimOpened /)]);
    expect(await findOpenClaims(rig.t.db, uid)).toMatchObject([{ asset, amountMinor: spent, openMinor: spent }]);
    expect(await rig.differences()).toEqual([]);
    await mineAgain(network, z);
    expect(await findOpenClaim(rig.t.db, uid)).toBeNull();
    expect(await heard()).toHaveLength(2);
    expect(await rig.available(uid, asset)).toBe(amount - spent);
    expect(await rig.differences()).toEqual([]);
  });

  it.each(network === 'eth' ? [1, 2] : [1])(
    'halts crediting when the reorg is deeper than X by %i, until staff resume',
    async (more) => {
      const uid = await pay(network, asset, amount);
      await rig.mine(network, x);
      await rig.mine(network, more);
      await reorg(network, x + more);
      expect((await findCursor(rig.t.db, network))?.creditHaltedReason).toBe('DEEP_REORG');
      await mineAgain(network, z);
      expect(await rig.available(uid, asset)).toBe(0n);
      await resume(network);
      await rig.scan(network);
      expect(await rig.available(uid, asset)).toBe(amount);
      await rig.mine(network, 1);
      expect(await rig.differences()).toEqual([]);
    },
  );

  it('that is undone after it was final is the house’s loss, which ends when it is mined again', async () => {
    const uid = await pay(network, asset, amount);
    await rig.mine(network, z);
    await reorg(network, z);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'COMPLETED' }]);
    expect(await rig.available(uid, asset)).toBe(amount);
    expect(await placeOf(uid)).toEqual({ is_mined: false, state_reason: 'LOST_AFTER_FINAL' });
    expect(await rig.differences()).toEqual([]);
    await mineAgain(network, z);
    expect(await rig.available(uid, asset)).toBe(amount);
    expect(await placeOf(uid)).toEqual({ is_mined: true, state_reason: null });
    expect(await rig.differences()).toEqual([]);
    const alarms = await rig.t.db.query(
      `select 1 from wallet.chain_alarm where network = $1 and code = 'DEPOSIT_LOST_AFTER_FINAL'`,
      [network],
    );
    expect(alarms).toHaveLength(1);
    await resume(network);
  });

  it('below the minimum is recorded and never credited, not even after a reorg has moved it', async () => {
    const uid = await pay(network, asset, network === 'eth' ? 499_999n : 9_999n);
    await rig.mine(network, 1);
    await reorg(network, 1);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'BELOW_MIN', confirmations: 0 }]);
    await mineAgain(network, z);
    expect(await rig.deposits(uid, network)).toMatchObject([{ state: 'BELOW_MIN' }]);
    expect(await rig.available(uid, asset)).toBe(0n);
    expect(await rig.differences()).toEqual([]);
  });
});

describe('a deposit told apart by memo', () => {
  it('without one, or with one of nobody, is recorded as unattributed and never credited', async () => {
    const before = (await rig.deposits(null, 'tempo')).length;
    const { address, memo } = await addressOf(rig.newPerson(), 'tempo');
    const mistyped = String(Number(memo) + 1);
    await rig.chains.faucet({ network: 'tempo', asset: 'PUSD', to: address, amountMinor: 9_000_000n });
    await rig.chains.faucet({ network: 'tempo', asset: 'PUSD', to: address, amountMinor: 9_000_000n, memo: mistyped });
    await rig.mine('tempo', 2);
    const found = (await rig.deposits(null, 'tempo')).slice(before);
    expect(found.map(({ state }) => state)).toEqual(['UNATTRIBUTED', 'UNATTRIBUTED']);
    expect(await rig.differences()).toEqual([]);
  });
});

describe('a node that cannot be trusted', () => {
  it('is not scanned when its first block is another one', async () => {
    const [cursor] = await rig.t.ownerDb.query<{ genesis_hash: string }>(
      `select genesis_hash from wallet.network_cursor where network = 'tempo'`,
    );
    await rig.t.ownerDb.query(`update wallet.network_cursor set genesis_hash = 'another' where network = 'tempo'`);
    await rig.mine('tempo', 2);
    expect(await findCursor(rig.t.db, 'tempo')).toMatchObject({ scanHaltedReason: 'GENESIS_DIFFERS' });
    await rig.t.ownerDb.query(`update wallet.network_cursor set genesis_hash = $1 where network = 'tempo'`, [
      cursor!.genesis_hash,
    ]);
    await resume('tempo');
  });

  it('that restarted on an older state undoes nothing until it has other blocks', async () => {
    const uid = await pay('eth', 'USDT', 5_000_000n);
    await rig.mine('eth', 4);
    const rpc = new JsonRpc({ url: rig.chains.networks.eth!.rpcUrl });
    await rpc.call('anvil_rollback', [2]);
    await rig.scan('eth');
    expect(await rig.available(uid, 'USDT')).toBe(5_000_000n);
    await rig.mine('eth', 6);
    expect(await rig.deposits(uid, 'eth')).toMatchObject([{ state: 'COMPLETED' }]);
    expect(await rig.differences()).toEqual([]);
  });

  it('changes nothing while it is late, empty, limiting or away, and is caught up with afterwards', async () => {
    const proxy = rig.proxies.get('btc')!;
    const uid = await pay('btc', 'BTC', 1_000_000n);
    await rig.chains.mine('btc', 4);
    for (const fault of [
      { kind: 'empty' },
      { kind: 'too many requests' },
      { kind: 'refused' },
      { kind: 'late' },
    ] as const) {
      await proxy.during(fault, () => expect(rig.scan('btc')).rejects.toMatchObject({ name: 'ChainFault' }));
      expect(await rig.deposits(uid, 'btc')).toEqual([]);
    }
    await rig.scan('btc');
    expect(await rig.deposits(uid, 'btc')).toMatchObject([{ state: 'COMPLETED' }]);
  });

  it('killed between reading and writing, scans on without a gap or a repeat', async () => {
    const uid = await pay('eth', 'USDT', 6_000_000n);
    await rig.chains.mine('eth', 6);
    for (const point of ['block-read', 'credit-checked'] as const) {
      rig.onStep = (step) => {
        if (step === point) throw new Error(`crash at ${step}`);
      };
      await expect(rig.scan('eth')).rejects.toThrow('crash at');
    }
    rig.onStep = null;
    await Promise.all([rig.scan('eth'), rig.scan('eth'), rig.scan('eth')]);
    expect(await rig.deposits(uid, 'eth')).toMatchObject([{ state: 'COMPLETED', amount: 6_000_000n }]);
    expect(await rig.available(uid, 'USDT')).toBe(6_000_000n);
    expect(await rig.differences()).toEqual([]);
  });
});
