import { ok, refuse } from '@bourse/core/result.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import { HOT_GENERATIONS_MAX } from '../../signer/public.ts';
import { changeCatalog, type Pause, setContract } from '../assets/public.ts';
import type { CustodyDeskDeps } from './chain-care.ts';
import type { CustodyDeps } from './custody-deps.ts';
import type { ChainAdapter } from './ports.ts';
import { raiseAlarm } from './store/chain-alarm.store.ts';
import { insertHotWallet, markMoved } from './store/hot-wallet.store.ts';
import { planRotation, rotateHot } from './usecases/hot-wallet.ts';
import { judgeReceiver } from './usecases/judge-receiver.ts';
import { createNetworkSettings } from './usecases/read-network-settings.ts';
import { compareBalances } from './usecases/scan/compare-balances.ts';
import { seeAlarmByStaff } from './usecases/tend-network.ts';

const rig = await walletRig();
afterAll(() => rig.close());
const chains = rig.deps.chains as ReadonlyMap<string, ChainAdapter>;
const nowMs = () => rig.clock.nowMs();

describe('what custody knows of a network and its coins', () => {
  const { assets, settings, db } = rig.deps;
  const known = createNetworkSettings({ assets, settings, twoReviewersFromMinor: async () => 7n });
  const set = async (
    name: 'DEPOSITS_PAUSED_REASON' | 'WITHDRAWALS_PAUSED_REASON' | 'WITHDRAWALS_HALTED_BY',
    value: string | null,
  ) => {
    await rig.t.db.tx((tx) => settings.set(tx, { name, value, by: 'x', nowMs: 1 }));
    await settings.refresh();
  };
  const pause = async (asset: string | null, direction: 'deposit' | 'withdraw', paused: Pause | null) => {
    const change = { change: 'pause', asset, network: 'eth', direction, pause: paused } as const;
    const audit = async () => {};
    must(await rig.t.db.decide((tx) => changeCatalog(tx, change, { reason: 'a test', nowMs: nowMs(), audit })));
    await assets.refresh();
  };
  const network = () => known.network(db, 'eth');
  const coin = () => known.coin(db, 'USDT', 'eth');

  test('is what the catalog says; a sweep pays from twice the fee of a withdrawal on', async () => {
    const { creditConfirmations, unlockConfirmations } = assets.network('eth')!;
    expect(await network()).toEqual({ network: 'eth', creditConfirmations, unlockConfirmations });
    const { depositMinMinor, withdrawFeeMinor } = assets.coinNetwork('USDT', 'eth')!;
    expect(await coin()).toEqual({
      asset: 'USDT',
      network: 'eth',
      depositMinMinor,
      sweepMinMinor: withdrawFeeMinor * 2n,
      ledgerScale: 6,
    });
    expect(await known.network(db, 'doge')).toBeUndefined();
    expect(await known.coin(db, 'USDT', 'btc')).toBeUndefined();
    expect(await known.coin(db, 'DOGE', 'eth')).toBeUndefined();
    expect(await known.twoReviewersFromMinor()).toBe(7n);
  });

  test('has its own pause before that of everything, one for what comes and one for what leaves', async () => {
    await set('DEPOSITS_PAUSED_REASON', 'all in');
    expect([await network(), await coin()]).toMatchObject([
      { depositsPausedReason: 'all in' },
      { depositsPausedReason: 'all in' },
    ]);
    expect(await network()).not.toHaveProperty('withdrawalsPausedReason');
    await pause('USDT', 'deposit', { reason: 'coin in', untilMs: null });
    await pause(null, 'withdraw', { reason: 'network out', untilMs: null });
    expect(await coin()).toMatchObject({ depositsPausedReason: 'coin in' });
    expect(await network()).toMatchObject({ depositsPausedReason: 'all in', withdrawalsPausedReason: 'network out' });
    await pause('USDT', 'deposit', null);
    await pause(null, 'withdraw', null);
    await set('DEPOSITS_PAUSED_REASON', null);
  });

  test('pays nothing while reconciliation has stopped it, nor while the operator has, whose reason comes first', async () => {
    await set('WITHDRAWALS_HALTED_BY', 'a difference');
    expect([await network(), await coin()]).toMatchObject([
      { withdrawalsPausedReason: 'a difference' },
      { withdrawalsPausedReason: 'a difference' },
    ]);
    await set('WITHDRAWALS_PAUSED_REASON', 'all out');
    expect(await network()).toMatchObject({ withdrawalsPausedReason: 'all out' });
    await set('WITHDRAWALS_PAUSED_REASON', null);
    await set('WITHDRAWALS_HALTED_BY', null);
    expect(await coin()).not.toHaveProperty('withdrawalsPausedReason');
  });
});

test('an alarm is taken care of once, by whoever was first, and the log says so', async () => {
  await raiseAlarm(rig.t.db, { network: 'eth', code: 'DEEP_REORG', subject: 'seen', nowMs: nowMs() });
  const [alarm] = await rig.t.db.query<{ id: string }>(
    `select id from wallet.chain_alarm where alarm_key = 'eth:DEEP_REORG:seen'`,
  );
  // The rig has what the desk needs of custody, and declares less of it.
  const desk = rig.deps as unknown as CustodyDeskDeps;
  const see = (id: string, staffId: string) =>
    seeAlarmByStaff(desk, { staffId, role: 'risk', requestId: 'r-1', nowMs: nowMs() }, { id, reason: 'node replaced' });
  expect(await see(newId(1), 'anna')).toMatchObject(refuse('ALARM_UNKNOWN'));
  expect(await see(alarm!.id, 'anna')).toEqual(ok(null));
  expect(rig.audits.at(-1)).toMatchObject({
    staffId: 'anna',
    role: 'risk',
    requestId: 'r-1',
    action: 'staffChains.seeAlarm',
    subject: `alarm:${alarm!.id}`,
    reason: 'node replaced',
    before: { seen: false },
    after: { seen: true },
  });
  const before = rig.audits.length;
  expect(await see(alarm!.id, 'bert')).toMatchObject(refuse('ALREADY_DECIDED'));
  expect(rig.audits).toHaveLength(before);
  const [row] = await rig.t.db.query('select seen_by from wallet.chain_alarm where id = $1', [alarm!.id]);
  expect(row).toEqual({ seen_by: 'anna' });
});

test('nothing is paid to a token’s contract on any network of the family, nor to an address without a key', async () => {
  const contract = '0x00000000000000000000000000000000000A55e7';
  await rig.t.ownerDb.tx((tx) => setContract(tx, 'USDT', 'base', contract));
  await rig.deps.assets.refresh();
  const judge = (family: string, address: string) => judgeReceiver(rig.deps, family, address);
  expect(judge('evm', contract.toLowerCase())).toEqual(refuse('ADDRESS_IS_TOKEN', { asset: 'USDT' }));
  expect(judge('bitcoin', contract)).toEqual(ok(true));
  expect(judge('evm', '0xdead000000000000000042069420694206942069')).toMatchObject(refuse('ADDRESS_BURNS'));
  expect(judge('evm', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toEqual(ok(true));
});

test('balances are compared on no network that was not read yet', async () => {
  const { assets, settings } = rig.deps;
  const known = createNetworkSettings({ assets, settings, twoReviewersFromMinor: async () => 7n });
  // What it reads of custody is all there; the rig has no chains to give.
  const deps = { ...rig.deps, settings: known } as unknown as CustodyDeps;
  expect(await compareBalances(deps, 'eth', 'where it was')).toBe('where it was');
});

test('the last hot wallet that a seed has is used, and none is made after it', async () => {
  const { family } = chains.get('tempo')!;
  const own = () =>
    rig.t.db.query<{ family: string; address: string }>(
      `select family, address from wallet.deposit_address where uid is null order by family, key_path`,
    );
  const before = (await own()).length;
  await rig.t.db.tx((tx) => insertHotWallet(tx, { family, generation: HOT_GENERATIONS_MAX - 1, nowMs: nowMs() }));
  const rotate = () => rig.t.db.decide((tx) => rotateHot(tx, chains, 'tempo', nowMs()));
  const plan = () => rig.t.db.decide((tx) => planRotation(tx, chains, 'tempo'));
  expect(await rotate()).toEqual(refuse('HOT_WALLET_MOVING', { network: 'tempo' }));
  await markMoved(rig.t.db, { network: 'tempo', generation: HOT_GENERATIONS_MAX - 1, nowMs: nowMs() });
  const hotAt = (generation: number) => chains.get('tempo')!.hotAt(generation).address;
  const rotation = {
    family,
    generation: HOT_GENERATIONS_MAX,
    from: hotAt(HOT_GENERATIONS_MAX - 1),
    to: hotAt(HOT_GENERATIONS_MAX),
  };
  expect(await plan()).toEqual(ok(rotation));
  expect(await rotate()).toEqual(ok(rotation));
  // No other family has a new address of the house.
  expect((await own()).slice(before)).toEqual([{ family, address: rotation.to }]);
  await markMoved(rig.t.db, { network: 'tempo', generation: HOT_GENERATIONS_MAX, nowMs: nowMs() });
  expect(await plan()).toMatchObject(refuse('NO_HOT_WALLET_LEFT'));
  expect(await rig.t.db.decide((tx) => planRotation(tx, chains, 'doge'))).toEqual(
    refuse('NETWORK_UNKNOWN', { network: 'doge' }),
  );
});
