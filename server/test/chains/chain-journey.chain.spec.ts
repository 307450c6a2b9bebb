import { formatAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DevNetworkId } from '../../src/chains/dev/dev-chains.ts';
import { saveKnownAddress } from '../../src/modules/custody/store/known-address.store.ts';
import { createCustodyReader } from '../../src/modules/custody/usecases/hot-wallet-custody.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { createReserveReader } from '../../src/modules/custody/usecases/read-reserves.ts';
import { sweepOnce } from '../../src/modules/custody/usecases/sweep-deposits.ts';
import { findReviewedDeposits } from '../../src/modules/deposits/queries/deposit-review.query.ts';
import { releaseDeposit } from '../../src/modules/deposits/usecases/release-deposit.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth', 'base', 'tempo', 'btc']);
}, 60_000);
afterAll(() => rig.close());

const addressOf = (uid: string, network: string) => createDepositAddresses(rig.deps).current({ uid, network });

const OUTSIDE: Record<DevNetworkId, string> = {
  eth: '0x00000000000000000000000000000000000000AA',
  base: '0x00000000000000000000000000000000000000AA',
  tempo: '0x00000000000000000000000000000000000000AA',
  btc: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
};

describe.each([
  { network: 'eth', asset: 'ETH', amount: 2n * ETHER, fee: ETHER / 1000n },
  { network: 'eth', asset: 'USDT', amount: 250_500_000n, fee: 1_000_000n },
  { network: 'base', asset: 'USDT', amount: 40_000_000n, fee: 200_000n },
  { network: 'tempo', asset: 'PUSD', amount: 90_000_000n, fee: 100_000n },
  { network: 'btc', asset: 'BTC', amount: 50_000_000n, fee: 10_000n },
] as const)('$asset on $network', ({ network, asset, amount, fee }) => {
  it('is credited at X, final at Z, and leaves to an outside address, with books that equal the chain', async () => {
    await rig.fund(network, asset, amount * 3n);
    if (network === 'eth' || network === 'base') await rig.fund(network, 'ETH', ETHER);
    const uid = rig.newPerson();
    const { address, memo } = await addressOf(uid, network);
    await rig.chains.faucet({ network, asset, to: address, amountMinor: amount, ...(memo === null ? {} : { memo }) });
    await rig.mine(network, 1);
    const { creditConfirmations, unlockConfirmations } = (await rig.deps.settings.network(rig.t.db, network))!;
    const seen = await rig.deposits(uid, network);
    expect(seen).toHaveLength(1);
    if (creditConfirmations > 1) {
      expect(seen[0]!.state).toBe('DETECTED');
      expect(await rig.available(uid, asset)).toBe(0n);
      await rig.mine(network, creditConfirmations - 1);
      expect((await rig.deposits(uid, network))[0]!.state).toBe('CREDITED');
    }
    expect(await rig.available(uid, asset)).toBe(amount);
    await rig.mine(network, unlockConfirmations);
    expect((await rig.deposits(uid, network))[0]!.state).toBe('COMPLETED');
    expect(await rig.differences()).toEqual([]);

    const before = await rig.adapter(network).balance([OUTSIDE[network]], asset);
    const sent = amount / 2n;
    const id = await rig.approved(uid, {
      network,
      asset,
      address: OUTSIDE[network],
      ...(memo === null ? {} : { memo: 'hello 42' }),
      amountMinor: sent,
      feeMinor: fee,
    });
    const ended = await rig.untilEnded(id);
    expect(ended.state).toBe('COMPLETED');
    const inCoins = (minor: bigint) => formatAmount(minor, rig.deps.assets.coin(asset)!.ledgerScale);
    const isInSteps = unlockConfirmations > creditConfirmations;
    expect(await rig.noticesOf(uid)).toEqual([
      `wallet.depositCompleted ${inCoins(amount)} ${asset}`,
      ...(isInSteps ? [`wallet.depositCredited ${inCoins(amount)} ${asset}`] : []),
      `wallet.withdrawalCompleted ${inCoins(sent)} ${asset}`,
    ]);
    expect(ended.txid).toMatch(/^(0x)?[0-9a-f]{64}$/);
    expect((await rig.adapter(network).balance([OUTSIDE[network]], asset)) - before).toBe(sent - fee);
    expect(await rig.available(uid, asset)).toBe(amount - sent);
    expect(await rig.differences()).toEqual([]);
  });
});

it('lists its coins address by address, and people’s deposit addresses together, as custody counts them', async () => {
  const reserves = await createReserveReader(rig.deps).reserves(rig.t.db);
  const reader = createCustodyReader(rig.deps);
  for (const network of reader.networks()) {
    const look = await (await reader.prepare(rig.t.db, network))!();
    if (!look.isSeen) throw new Error(look.because);
    for (const { asset, onChainMinor } of look.rows) {
      const rows = reserves.filter((row) => row.network === network && row.asset === asset);
      expect(rows.reduce((sum, { minor }) => sum + minor, 0n)).toBe(onChainMinor);
      for (const { address, minor } of rows.filter((row) => row.address !== null)) {
        expect(await rig.adapter(network).balance([address!], asset)).toBe(minor);
      }
    }
  }
  const eth = reserves.filter((row) => row.network === 'eth' && row.asset === 'ETH');
  expect(eth.map(({ address }) => address)).toEqual([rig.adapter('eth').hotAt(0).address, null]);
  expect(eth[1]!.addressCount).toBeGreaterThan(0);
});

it('sweeps what people deposited into the hot wallet, with gas where it is needed, and the books stay right', async () => {
  await sweepOnce(rig.deps, 'eth');
  for (let round = 0; round < 20; round++) {
    await rig.broadcast('eth');
    await rig.mine('eth', 1);
    if (round === 8) await sweepOnce(rig.deps, 'eth');
  }
  const payments = await rig.t.db.query<{ kind: string; asset: string; state: string }>(
    `select kind, asset, state from wallet.payment where network = 'eth' and kind <> 'withdrawal' order by kind, asset`,
  );
  expect(payments).toEqual([
    { kind: 'gas', asset: 'ETH', state: 'CONFIRMED' },
    { kind: 'sweep', asset: 'ETH', state: 'CONFIRMED' },
    { kind: 'sweep', asset: 'USDT', state: 'CONFIRMED' },
  ]);
  expect(await rig.differences()).toEqual([]);
});

it('a deposit from a reported address waits for staff, unbooked and explained, and goes on once they let it pass', async () => {
  const uid = rig.newPerson();
  const { address } = await addressOf(uid, 'eth');
  const [earlier] = await rig.t.db.query<{ from_address: string }>(
    `select from_address from wallet.deposit where network = 'eth' and purpose = 'user' limit 1`,
  );
  const source = rig.adapter('eth').validateAddress(earlier!.from_address);
  const known = { family: 'evm', address: source.ok ? source.value : '', memoRequired: false, note: '' };
  await rig.t.db.tx((tx) => saveKnownAddress(tx, { ...known, risk: 'HIGH' }, rig.clock.nowMs()));
  await rig.chains.faucet({ network: 'eth', asset: 'USDT', to: address, amountMinor: 5_000_000n });
  await rig.mine('eth', 8);
  const [waiting] = await findReviewedDeposits(rig.t.db, { before: null, limit: 9 });
  expect(waiting).toMatchObject({ uid, asset: 'USDT', amountMinor: 5_000_000n, reason: 'SOURCE_HIGH' });
  expect(await rig.noticesOf(uid)).toEqual(['wallet.depositInReview 5 USDT']);
  expect(await rig.available(uid, 'USDT')).toBe(0n);
  expect(await rig.differences()).toEqual([]);

  const audits: string[] = [];
  const approvals = {
    audit: async (_: unknown, { action }: { action: string }) => void audits.push(action),
    isRelated: async () => false,
  };
  const reviewer = { staffId: 's', role: 'compliance', requestId: 'r', nowMs: rig.clock.nowMs() } as const;
  const deps = { db: rig.t.db, approvals };
  const wish = { id: waiting!.id, reason: 'explained' };
  const results = await Promise.all([releaseDeposit(deps, reviewer, wish), releaseDeposit(deps, reviewer, wish)]);
  expect(results.map((result) => result.ok).toSorted()).toEqual([false, true]);
  expect(audits).toEqual(['staffDeposits.releaseDeposit']);
  await rig.mine('eth', 1);
  expect(await rig.available(uid, 'USDT')).toBe(5_000_000n);
  expect((await rig.deposits(uid, 'eth'))[0]!.state).toBe('COMPLETED');
  expect(await rig.differences()).toEqual([]);
  await rig.t.db.tx((tx) => saveKnownAddress(tx, { ...known, risk: 'NONE' }, rig.clock.nowMs()));
});
