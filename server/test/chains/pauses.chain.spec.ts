import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { saveKnownAddress } from '../../src/modules/custody/store/known-address.store.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { returnReviewedAction } from '../../src/modules/deposits/usecases/return/return-reviewed.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
  await rig.fund('eth', 'ETH', 10n * ETHER);
  await rig.fund('eth', 'USDT', 1_000_000_000n);
}, 60_000);
afterAll(() => rig.close());
afterEach(() => {
  rig.rules.delete('eth');
  rig.coinRules.delete('USDT/eth');
});

const outside = (number: number) => `0x${(0xb000_0000 + number).toString(16).padStart(40, '0')}`;
const rounds = async (count: number) => {
  for (let round = 0; round < count; round++) {
    await rig.broadcast('eth');
    await rig.mine('eth', 1);
  }
};

it('twenty withdrawals of a paused coin, as many as one round takes, hold up no other coin of the network', async () => {
  const [many, other] = [await rig.rich('eth', 'USDT', 100_000_000n), await rig.rich('eth', 'ETH', 2n * ETHER)];
  const small = { network: 'eth', asset: 'USDT', amountMinor: 2_000_000n, feeMinor: 1_000_000n };
  for (let made = 0; made < 20; made++) await rig.approved(many, { ...small, address: outside(made) });
  rig.clock.advanceMs(1);
  const large = { network: 'eth', asset: 'ETH', amountMinor: ETHER, feeMinor: ETHER / 1_000n };
  const id = await rig.approved(other, { ...large, address: outside(99) });
  rig.coinRules.set('USDT/eth', { withdrawalsPausedReason: 'A fork' });
  await rounds(2);
  expect((await rig.withdrawal(id)).state).not.toBe('APPROVED');
});

it('twenty withdrawals that cannot be paid let those of their own coin behind them pass', async () => {
  const [many, other] = [await rig.rich('eth', 'USDT', 100_000_000n), await rig.rich('eth', 'USDT', 10_000_000n)];
  const small = { network: 'eth', asset: 'USDT', amountMinor: 2_000_000n, feeMinor: 1_000_000n };
  await rig.t.ownerDb.query('alter table wallet.withdrawal disable trigger withdrawal_content');
  for (let made = 0; made < 20; made++) {
    const stuck = await rig.approved(many, { ...small, address: outside(200 + made) });
    await rig.t.ownerDb.query(`update wallet.withdrawal set address = $2 where id = $1`, [stuck, outside(300)]);
  }
  await rig.t.ownerDb.query('alter table wallet.withdrawal enable trigger withdrawal_content');
  rig.clock.advanceMs(1);
  const id = await rig.approved(other, { ...small, address: outside(199) });
  await rounds(2);
  expect((await rig.withdrawal(id)).state).not.toBe('APPROVED');
});

it.each(['network', 'coin'])(
  'a deposit that goes back waits while withdrawals over its %s are paused',
  async (what) => {
    const uid = rig.newPerson();
    const { address } = await createDepositAddresses(rig.deps).current({ uid, network: 'eth' });
    const receive = async (amountMinor: bigint) => {
      await rig.chains.faucet({ network: 'eth', asset: 'USDT', to: address, amountMinor });
      await rig.mine('eth', 1);
    };
    await receive(2_000_000n);
    const [row] = await rig.t.db.query<{ from_address: string }>(
      'select from_address from wallet.deposit where uid = $1',
      [uid],
    );
    const sender = { family: 'evm', address: row!.from_address, memoRequired: false, note: '' } as const;
    const mark = (risk: 'NONE' | 'HIGH') =>
      rig.deps.db.tx((tx) => saveKnownAddress(tx, { ...sender, risk }, rig.clock.nowMs()));
    await mark('HIGH');
    await receive(7_000_000n);
    await rig.mine('eth', 8);
    const { id } = (await rig.deposits(uid, 'eth')).find(({ amount }) => amount === 7_000_000n)!;
    if (what === 'network') rig.rules.set('eth', { withdrawalsPausedReason: 'A fork' });
    else rig.coinRules.set('USDT/eth', { withdrawalsPausedReason: 'The token was upgraded' });
    const action = returnReviewedAction(rig.deps);
    const done = await rig.deps.db.decide(async (tx) => {
      const planned = await action.plan(tx, { id, address: null });
      if (!planned.ok) return planned;
      const by = { nowMs: rig.clock.nowMs(), proposedBy: 'staff', approvedBy: null };
      return action.carryOut(tx, { id, address: null }, by);
    });
    expect(done.ok).toBe(true);
    const held = () => rig.adapter('eth').balance([sender.address], 'USDT');
    const before = await held();
    await rounds(3);
    expect(await held()).toBe(before);
    rig.rules.delete('eth');
    rig.coinRules.delete('USDT/eth');
    await rounds(3);
    expect((await held()) - before).toBeGreaterThan(0n);
    await mark('NONE');
  },
);
