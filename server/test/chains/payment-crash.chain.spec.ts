import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JsonRpc } from '../../src/chains/json-rpc.ts';
import type { CrashPoint } from '../../src/modules/custody/custody-deps.ts';
import { resumeNetwork } from '../../src/modules/custody/store/chain-cursor.store.ts';
import { findOpenPayments } from '../../src/modules/custody/store/payment.store.ts';
import { findAttempts } from '../../src/modules/custody/store/payment-attempt.store.ts';
import { drivePayments } from '../../src/modules/custody/usecases/payments/drive-payments.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth', 'btc']);
  await rig.fund('eth', 'ETH', 100n * ETHER);
  await rig.fund('eth', 'USDT', 10_000_000_000n);
  // Many coins: a payment never waits for the change of another.
  for (let part = 0; part < 12; part++) {
    const { address } = rig.adapter('btc').hotAt(0);
    await rig.chains.faucet({ network: 'btc', asset: 'BTC', to: address, amountMinor: 20_000_000n });
  }
  await rig.mine('btc', 4);
}, 60_000);
afterAll(() => rig.close());

type Net = 'eth' | 'btc';
const rpcOf = (network: Net) => new JsonRpc({ url: rig.chains.networks[network]!.rpcUrl });
let outsideCount = 0;
/** An address of nobody, new each time, so that its balance says how often it was paid. */
const outside = (network: Net): string =>
  network === 'btc'
    ? rig.adapter('btc').deriveAddress(50_000 + outsideCount++).address
    : `0x${(0xa000_0000 + outsideCount++).toString(16).padStart(40, '0')}`;

const CASES = [
  { network: 'eth', asset: 'USDT', amount: 20_000_000n, fee: 1_000_000n },
  { network: 'btc', asset: 'BTC', amount: 1_000_000n, fee: 10_000n },
] as const;

const alive = (id: string) =>
  rig.t.db
    .query<{ state: string }>(`select state from wallet.payment where ref = $1`, [id])
    .then((rows) => rows.map(({ state }) => state));

describe.each(CASES)('a withdrawal of $asset on $network', ({ network, asset, amount, fee }) => {
  async function approved(address = outside(network), amountMinor = amount) {
    const uid = await rig.rich(network, asset, amountMinor * 2n);
    const id = await rig.approved(uid, { network, asset, address, amountMinor, feeMinor: fee });
    return { uid, id, address };
  }
  const held = (address: string) => rig.adapter(network).balance([address], asset);

  it.each(['payment-stored', 'payment-sent'] as const)('killed at %s is paid once', async (point) => {
    const { uid, id, address } = await approved();
    rig.onStep = (step) => {
      if (step === point) throw new Error(`crash at ${step}`);
    };
    await expect(rig.broadcast(network)).rejects.toThrow('crash at');
    rig.onStep = null;
    expect((await rig.withdrawal(id)).state).toBe('BROADCASTING');
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect(await held(address)).toBe(amount - fee);
    expect(await rig.available(uid, asset)).toBe(amount);
    expect(await alive(id)).toEqual(['CONFIRMED']);
  });

  it('whose broadcast was accepted and whose answer was lost is paid once', async () => {
    const { id, address } = await approved();
    const method = network === 'btc' ? 'sendrawtransaction' : 'eth_sendRawTransaction';
    const proxy = rig.proxies.get(network)!;
    await proxy.during({ kind: 'answer lost', method }, () =>
      expect(rig.broadcast(network)).rejects.toMatchObject({ name: 'ChainFault' }),
    );
    expect((await rig.withdrawal(id)).state).toBe('BROADCASTING');
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect(await held(address)).toBe(amount - fee);
    expect(await alive(id)).toEqual(['CONFIRMED']);
  });

  it('waits while its coin is paused; one that was signed before goes on', async () => {
    const signed = await approved();
    await rig.broadcast(network);
    const later = await approved();
    rig.coinRules.set(`${asset}/${network}`, { withdrawalsPausedReason: 'A fork' });
    expect((await rig.untilEnded(signed.id)).state).toBe('COMPLETED');
    expect((await rig.withdrawal(later.id)).state).toBe('APPROVED');
    rig.coinRules.delete(`${asset}/${network}`);
    expect((await rig.untilEnded(later.id)).state).toBe('COMPLETED');
  });

  it('that four processes work on at once is paid once', async () => {
    const { id, address } = await approved();
    await Promise.allSettled(Array.from({ length: 4 }, () => drivePayments(rig.deps, network)));
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect(await held(address)).toBe(amount - fee);
    expect(await alive(id)).toEqual(['CONFIRMED']);
  });

  it('that a reorg takes out of its block is sent again and completes once', async () => {
    const { id, address } = await approved();
    await rig.broadcast(network);
    await rig.mine(network, 1);
    await rig.broadcast(network);
    expect((await rig.withdrawal(id)).state).toBe('BROADCAST');
    await rig.chains.reorg(network, 1);
    await rig.scan(network);
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect(await held(address)).toBe(amount - fee);
    expect(await rig.differences()).toEqual([]);
  });

  it('that is stuck is paid better after a while, with the same reservation, and confirms once', async () => {
    const { id, address } = await approved();
    await rig.broadcast(network);
    rig.clock.advanceMs(121_000);
    await rig.broadcast(network);
    const [payment] = await findOpenPayments(rig.t.db, network);
    const attempts = await findAttempts(rig.t.db, payment!.paymentId);
    expect(attempts).toHaveLength(2);
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect((await rig.withdrawal(id)).txid).toBe(attempts[0]!.txHash);
    expect(await held(address)).toBe(amount - fee);
    expect(await rig.differences()).toEqual([]);
  });

  it('that a reorg undoes after it was final is sent again with the same bytes, and the books never move', async () => {
    const { id, address } = await approved();
    const { txid } = await rig.untilEnded(id);
    const z = network === 'eth' ? 6 : 4;
    await rig.chains.reorg(network, z + 1);
    await rig.scan(network);
    if (network === 'eth') expect(await held(address)).toBe(0n);
    expect(await rig.differences()).toEqual([]);
    await rig.broadcast(network);
    await rig.chains.rebroadcast(network);
    await rig.mine(network, z);
    await rig.broadcast(network);
    expect(await held(address)).toBe(amount - fee);
    expect(await rig.withdrawal(id)).toMatchObject({ state: 'COMPLETED', txid });
    await rig.deps.db.tx((tx) => resumeNetwork(tx, network));
    await rig.scan(network);
    expect(await rig.differences()).toEqual([]);
  });

  it('waits while the node is away, limits or is another chain, and is paid once afterwards', async () => {
    const { id, address } = await approved();
    const wrong =
      network === 'btc'
        ? ({ kind: 'result', method: 'getblockchaininfo', result: { chain: 'main' } } as const)
        : ({ kind: 'result', method: 'eth_chainId', result: '0x1' } as const);
    for (const fault of [{ kind: 'refused' }, { kind: 'too many requests' }, { kind: 'empty' }, wrong] as const) {
      await rig.proxies
        .get(network)!
        .during(fault, () => expect(rig.broadcast(network)).rejects.toMatchObject({ name: 'ChainFault' }));
    }
    expect((await rig.withdrawal(id)).state).toBe('APPROVED');
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect(await held(address)).toBe(amount - fee);
  });

  it('that the hot wallet cannot pay goes to staff, and nothing is signed', async () => {
    const uid = await rig.rich(network, asset, amount * 2n);
    await rig.deps.db.tx((tx) =>
      rig.deps.ledger.apply(tx, [
        {
          op: 'post',
          key: `gift:${uid}`,
          kind: 'gift',
          ref: uid,
          legs: [
            { account: { kind: 'system', account: 'equity', asset }, amountMinor: -amount * 1_000_000n },
            { account: { kind: 'user', uid, account: 'funding', asset }, amountMinor: amount * 1_000_000n },
          ],
          atMs: rig.clock.nowMs(),
        },
      ]),
    );
    const order = { network, asset, address: outside(network), amountMinor: amount * 900_000n, feeMinor: fee };
    const id = await rig.approved(uid, order);
    await rig.broadcast(network);
    expect(await rig.withdrawal(id)).toMatchObject({
      state: 'IN_REVIEW',
      reviewReason: 'HOT_WALLET_SHORT',
      approvalsNeeded: 1,
    });
    expect(await alive(id)).toEqual([]);
  });
});

it('a withdrawal that its recipient would refuse is returned before anything is signed', async () => {
  const uid = await rig.rich('eth', 'USDT', 50_000_000n);
  // A contract without a receiver refuses coins.
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const rich = await rig.rich('eth', 'ETH', 2n * ETHER);
  const id = await rig.approved(rich, {
    network: 'eth',
    asset: 'ETH',
    address: token,
    amountMinor: ETHER,
    feeMinor: ETHER / 100n,
  });
  await rig.broadcast('eth');
  expect(await rig.withdrawal(id)).toMatchObject({ state: 'FAILED', failureCode: 'WOULD_FAIL', txid: null });
  expect(await rig.available(rich, 'ETH')).toBe(2n * ETHER);
  expect(await alive(id)).toEqual([]);
  expect(await rig.available(uid, 'USDT')).toBe(50_000_000n);
});

it('a payment dropped from the pool is sent again, with the same bytes', async () => {
  const uid = await rig.rich('eth', 'USDT', 50_000_000n);
  const address = outside('eth');
  const id = await rig.approved(uid, {
    network: 'eth',
    asset: 'USDT',
    address,
    amountMinor: 20_000_000n,
    feeMinor: 1_000_000n,
  });
  await rig.broadcast('eth');
  const { txid } = await rig.withdrawal(id);
  await rpcOf('eth').call('anvil_dropTransaction', [txid]);
  expect(await rig.untilEnded(id)).toMatchObject({ state: 'COMPLETED', txid });
  expect(await rig.adapter('eth').balance([address], 'USDT')).toBe(19_000_000n);
});

it('content that differs from what was approved is never signed (I-17)', async () => {
  const uid = await rig.rich('eth', 'USDT', 50_000_000n);
  const id = await rig.approved(uid, {
    network: 'eth',
    asset: 'USDT',
    address: outside('eth'),
    amountMinor: 20_000_000n,
    feeMinor: 1_000_000n,
  });
  await rig.t.ownerDb.query(`alter table wallet.withdrawal disable trigger withdrawal_content`);
  await rig.t.ownerDb.query(`update wallet.withdrawal set address = $2 where id = $1`, [id, outside('eth')]);
  await rig.t.ownerDb.query(`alter table wallet.withdrawal enable trigger withdrawal_content`);
  await rig.broadcast('eth');
  expect((await rig.withdrawal(id)).state).toBe('APPROVED');
  expect(await alive(id)).toEqual([]);
  const alarms = await rig.t.db.query(`select 1 from wallet.chain_alarm where code = 'CONTENT_CHANGED'`);
  expect(alarms).toHaveLength(1);
  expect(await rig.differences()).toMatchObject([{ kind: 'CONTENT_CHANGED' }]);
});

it('ten withdrawals through crashes, reorgs and drops are each paid exactly once', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const uid = await rig.rich('eth', 'USDT', 500_000_000n);
  const orders: { id: string; address: string; amountMinor: bigint }[] = [];
  for (let made = 0; made < 10; made++) {
    const address = outside('eth');
    const amountMinor = 10_000_000n + BigInt(made);
    const id = await rig.approved(uid, { network: 'eth', asset: 'USDT', address, amountMinor, feeMinor: 1_000_000n });
    orders.push({ id, address, amountMinor });
  }
  const points: readonly CrashPoint[] = ['payment-stored', 'payment-sent', 'block-read', 'credit-checked'];
  for (let round = 0; round < 40; round++) {
    const point = points[random(points.length)];
    let countdown = random(4);
    rig.onStep = (step) => {
      if (step === point && countdown-- === 0) throw new Error('crash');
    };
    await rig.broadcast('eth').catch(() => {});
    rig.clock.advanceMs(random(2) * 121_000);
    await rig.chains.mine('eth', 1);
    if (random(5) === 0) await rig.chains.reorg('eth', 1 + random(3));
    await rig.scan('eth').catch(() => {});
  }
  rig.onStep = null;
  for (const { id } of orders) expect(await rig.untilEnded(id), `seed ${seed}`).toMatchObject({ state: 'COMPLETED' });
  for (const { address, amountMinor } of orders) {
    expect(await rig.adapter('eth').balance([address], 'USDT'), `seed ${seed}`).toBe(amountMinor - 1_000_000n);
  }
  // Deposits of the tests above may have been reorged here as well; the faucet sends them again.
  await rig.chains.rebroadcast('eth');
  await rig.mine('eth', 7);
  await rig.broadcast('eth');
  // Apart from the withdrawal that was tampered with above.
  expect(await rig.differences(), `seed ${seed}`).toMatchObject([{ kind: 'CONTENT_CHANGED' }]);
});
