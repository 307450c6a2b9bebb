import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DevNetworkId } from '../../src/chains/dev/dev-chains.ts';
import { createApprovals } from '../../src/modules/approvals/approvals.ts';
import { decideAction } from '../../src/modules/approvals/usecases/decide-action.ts';
import { defineCustodyActions } from '../../src/modules/custody/custody-actions.ts';
import { currentHot, isHotMoving, rotateHot } from '../../src/modules/custody/usecases/hot-wallet.ts';
import { createChainAnswers } from '../../src/modules/custody/usecases/hot-wallet-custody.ts';
import { moveRetired } from '../../src/modules/custody/usecases/move-retired.ts';
import { createChainCare } from '../../src/modules/custody/usecases/tend-chains.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { Secrets } from '../../src/platform/config/secrets.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth', 'btc', 'tempo']);
  await rig.fund('eth', 'ETH', 100n * ETHER);
  await rig.fund('eth', 'USDT', 10_000_000_000n);
  await rig.fund('eth', 'USDC', 5_000_000_000n);
  await rig.fund('tempo', 'PUSD', 5_000_000_000n);
  for (let part = 0; part < 6; part++) {
    const { address } = rig.adapter('btc').hotAt(0);
    await rig.chains.faucet({ network: 'btc', asset: 'BTC', to: address, amountMinor: 20_000_000n });
  }
  await rig.mine('btc', 4);
}, 60_000);
afterAll(() => rig.close());

const FAMILIES = [
  { network: 'eth', asset: 'USDT', amount: 20_000_000n, fee: 1_000_000n },
  { network: 'btc', asset: 'BTC', amount: 1_000_000n, fee: 10_000n },
  { network: 'tempo', asset: 'PUSD', amount: 20_000_000n, fee: 1_000_000n },
] as const;

let outsideCount = 0;
const outside = (network: DevNetworkId): string =>
  network === 'btc'
    ? rig.adapter('btc').deriveAddress(70_000 + outsideCount++).address
    : `0x${(0xc000_0000 + outsideCount++).toString(16).padStart(40, '0')}`;

const rotate = (network: DevNetworkId) =>
  rig.t.db.tx((tx) => rotateHot(tx, rig.deps.chains, network, rig.clock.nowMs()));
const isMoving = (network: DevNetworkId) => isHotMoving(rig.t.db, rig.adapter(network));

/** Every address of a hot wallet, and what it holds. */
async function heldBy(network: DevNetworkId, generation: number, asset: string): Promise<bigint> {
  const adapter = rig.adapter(network);
  const { address, change } = adapter.hotAt(generation);
  return adapter.balance(change ? [address, change.address] : [address], asset);
}

const sweeps = (network: DevNetworkId) =>
  rig.t.db.query<{ id: string; from: string; to: string; state: string }>(
    `select id, from_address as "from", to_address as "to", state from wallet.payment
     where network = $1 and kind = 'sweep' order by id`,
    [network],
  );

/** What the server's loops do, over and over, until the coins have moved. */
async function untilMoved(network: DevNetworkId): Promise<void> {
  for (let round = 0; round < 60; round++) {
    await moveRetired(rig.deps, network);
    if (!(await isMoving(network))) return;
    await rig.broadcast(network);
    await rig.mine(network, 1);
  }
  throw new Error(`${network}: ${JSON.stringify(await sweeps(network))}`);
}

describe.each(FAMILIES)('the hot wallet of $network is followed by another', ({ network, asset, amount, fee }) => {
  async function approved() {
    const uid = await rig.rich(network, asset, amount * 2n);
    const address = outside(network);
    const memo = rig.adapter(network).memo ? { memo: '77' } : {};
    const id = await rig.approved(uid, { network, asset, address, ...memo, amountMinor: amount, feeMinor: fee });
    return { uid, id, address };
  }
  const payerOf = async (id: string) => {
    const [row] = await rig.t.db.query<{ address: string }>(
      'select from_address as address from wallet.payment where ref = $1',
      [id],
    );
    return row?.address;
  };
  const paidTo = (address: string) => rig.adapter(network).balance([address], asset);

  it('with a payment in flight and a crash at every step, and pays from the new one afterwards', async () => {
    const adapter = rig.adapter(network);
    const [old, next] = [adapter.hotAt(0), adapter.hotAt(1)];
    const [signed, later] = [await approved(), await approved()];
    // The first alone is signed: the other one is approved a moment later.
    await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'IN_REVIEW' where id = $1`, [later.id]);
    await rig.broadcast(network);
    await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'APPROVED' where id = $1`, [later.id]);
    expect(['BROADCASTING', 'BROADCAST']).toContain((await rig.withdrawal(signed.id)).state);
    const assets = await Promise.all(
      adapter.assets.map(async (each) => ({ asset: each, held: await heldBy(network, 0, each) })),
    );
    expect(await rotate(network)).toMatchObject({ ok: true, value: { from: old.address, to: next.address } });
    expect(await currentHot(rig.t.db, adapter)).toMatchObject({ address: next.address });
    expect(await rotate(network)).toMatchObject({ refusal: { code: 'HOT_WALLET_MOVING', details: { network } } });
    await rig.broadcast(network);
    expect(await isMoving(network)).toBe(true);
    // Nobody is told that there is too little: it is on its way.
    const isShort = createChainAnswers(rig.deps).isHotWalletShort(rig.t.db, { network, asset, amountMinor: amount });
    expect(await isShort).toBe(false);

    let isKilled = true;
    for (let round = 0; isKilled && round < 60; round++) {
      isKilled = false;
      for (const point of ['payment-stored', 'payment-sent'] as const) {
        rig.onStep = (step) => {
          if (step === point) throw new Error(`crash at ${step}`);
        };
        const killed = await Promise.allSettled([moveRetired(rig.deps, network), rig.broadcast(network)]);
        rig.onStep = null;
        isKilled ||= killed.some(({ status }) => status === 'rejected');
      }
      await rig.mine(network, 1);
    }
    await untilMoved(network);
    expect((await rig.untilEnded(signed.id)).state).toBe('COMPLETED');
    expect([await payerOf(signed.id), await paidTo(signed.address)]).toEqual([old.address, amount - fee]);
    expect((await rig.untilEnded(later.id)).state).toBe('COMPLETED');
    expect([await payerOf(later.id), await paidTo(later.address)]).toEqual([next.address, amount - fee]);

    for (const { asset: each, held } of assets) {
      const [left, moved] = [await heldBy(network, 0, each), await heldBy(network, 1, each)];
      // Less two withdrawals and the fees, all of them small beside what was there.
      expect(left * 1_000n, each).toBeLessThan(held);
      expect(moved * 100n, each).toBeGreaterThan(held * 60n);
    }
    const done = await sweeps(network);
    expect(done.every(({ state }) => state === 'CONFIRMED')).toBe(true);
    expect(await rig.differences()).toEqual([]);

    for (let again = 0; again < 3; again++) await moveRetired(rig.deps, network);
    expect(await sweeps(network)).toEqual(done);
  });

  it('and what arrives at the old one later is ours, and moves too', async () => {
    const adapter = rig.adapter(network);
    const old = adapter.hotAt(0);
    const before = await sweeps(network);
    const memo = adapter.memo ? { memo: '1' } : {};
    await rig.chains.faucet({ network, asset, to: old.address, amountMinor: amount, ...memo });
    await rig.mine(network, 8);
    expect(await rig.differences()).toEqual([]);
    for (let round = 0; round < 12; round++) {
      await moveRetired(rig.deps, network);
      await rig.broadcast(network);
      await rig.mine(network, 1);
    }
    // The rig's clock stands still, so rows have no order of time.
    const known = new Set(before.map(({ id }) => id));
    const fresh = (await sweeps(network)).filter(({ id }) => !known.has(id));
    expect(fresh).toMatchObject([{ from: old.address, to: adapter.hotAt(1).address, state: 'CONFIRMED' }]);
    // Payments were never stopped by it.
    expect(await isMoving(network)).toBe(false);
    expect(await rig.differences()).toEqual([]);
  });

  it('more than once', async () => {
    expect(await rotate(network)).toMatchObject({ ok: true, value: { generation: 2 } });
    await untilMoved(network);
    const going = await approved();
    expect((await rig.untilEnded(going.id)).state).toBe('COMPLETED');
    expect(await payerOf(going.id)).toBe(rig.adapter(network).hotAt(2).address);
    expect(await rig.differences()).toEqual([]);
  });
});

it.each(FAMILIES)(
  'pays from the new hot wallet of $network though somebody goes on paying the old one',
  async ({ network, asset, amount, fee }) => {
    const adapter = rig.adapter(network);
    const [old] = [await currentHot(rig.t.db, adapter)];
    const uid = await rig.rich(network, asset, amount * 2n);
    const address = outside(network);
    const memo = adapter.memo ? { memo: '77' } : {};
    const id = await rig.approved(uid, { network, asset, address, ...memo, amountMinor: amount, feeMinor: fee });
    expect(await rotate(network)).toMatchObject({ ok: true });
    for (let round = 0; round < 25 && (await isMoving(network)); round++) {
      // Little, and twice what a sweep is worth.
      await rig.chains.faucet({
        network,
        asset,
        to: old.address,
        amountMinor: fee * 4n,
        ...(adapter.memo && { memo: '1' }),
      });
      await moveRetired(rig.deps, network);
      await rig.broadcast(network);
      await rig.mine(network, 1);
    }
    expect(await isMoving(network)).toBe(false);
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
  },
);

it('is asked for by one member of Finance and begins when another one approves', async () => {
  const { db, clock } = rig.deps;
  const approvals = createApprovals({
    db,
    clock,
    keys: new Secrets('x'.repeat(32)),
    cost: { memoryKib: 64, passes: 1 },
  });
  const { rotateHot: rotation } = defineCustodyActions({
    approvals,
    assets: { coin: () => undefined, coinNetwork: () => undefined },
    chains: rig.deps.chains,
    chainCare: createChainCare(rig.deps),
  });
  const member = async (role: 'finance' | 'risk') => {
    const made = await approvals.createStaff({
      login: `m-${randomUUID().slice(0, 8)}`,
      password: 'A-good-pass-1',
      role,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    return { staffId: made.value.staffId, role, requestId: randomUUID() };
  };
  const [ann, ben, rita] = [await member('finance'), await member('finance'), await member('risk')];
  const ask = (actor: typeof ann) => rotation.propose({ change: { network: 'eth' }, reason: 'every year', actor });
  expect(await ask(rita)).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  const asked = await ask(ann);
  expect(asked).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  expect(await ask(ben)).toMatchObject({ refusal: { code: 'ALREADY_ASKED' } });
  const before = (await currentHot(db, rig.adapter('eth'))).address;
  const [row] = await db.query<{ id: string; hash: string }>(
    `select id, content_hash as hash from approvals.action where subject = 'hot-wallet:evm' and state = 'WAITING'`,
  );
  const approve = (actor: typeof ann) =>
    decideAction(approvals.deps, { id: row!.id, contentHash: row!.hash, decision: 'approve', reason: 'seen', actor });
  expect(await approve(ann)).toMatchObject({ refusal: { code: 'OWN_PROPOSAL' } });
  expect(await approve(rita)).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  expect((await currentHot(db, rig.adapter('eth'))).address).toBe(before);
  expect(await approve(ben)).toEqual({ ok: true, value: 'APPROVED' });
  expect((await currentHot(db, rig.adapter('eth'))).address).not.toBe(before);
  expect(await isMoving('eth')).toBe(true);
});
