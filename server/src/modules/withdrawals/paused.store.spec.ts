import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { changeCatalog } from '../assets/public.ts';
import { lockWithdrawal, moveWithdrawal } from './store/withdrawal.store.ts';
import { withdrawRig } from './withdraw.rig.ts';
import { withdrawalRows } from './withdrawal-rows.ts';

let rig: Rig;
let way: ReturnType<typeof withdrawRig>;
let who: TestPerson;
let id: string;
beforeAll(async () => {
  rig = await walletRig();
  way = withdrawRig(rig);
});
afterAll(() => rig.close());
beforeEach(async () => {
  who = await rig.person({ kyc: 'advanced' });
  await rig.give(who, 'USDT', '70000');
  id = must(await way.withdraw(who, '100')).id;
});

const pauseCoin = async (asset: string | null, pause: { reason: string; untilMs: number | null } | null) => {
  const change = { change: 'pause', asset, network: 'eth', direction: 'withdraw', pause } as const;
  const context = { reason: 'x', nowMs: rig.clock.nowMs(), audit: async () => {} };
  must(await rig.t.db.decide((tx) => changeCatalog(tx, change, context)));
  await rig.deps.assets.refresh();
};
const set = async (name: 'WITHDRAWALS_PAUSED_REASON' | 'WITHDRAWALS_HALTED_BY', value: string | null) => {
  await rig.t.db.tx((tx) => rig.deps.settings.set(tx, { name, value, by: 'anna', nowMs: 1 }));
  await rig.deps.settings.refresh();
};
const proven = (part: string, interval: string) =>
  rig.t.ownerDb.query(
    `insert into ledger.proof (part, proven_at_ms, proven_at) values ($1, 0, clock_timestamp() - $2::interval)
     on conflict (part) do update set proven_at = excluded.proven_at`,
    [part, interval],
  );
const pauseOf = async () => (await way.detail(who, id)).pause;
const move = (to: 'BROADCASTING' | 'BROADCAST') =>
  rig.t.db.tx(async (tx) => moveWithdrawal(tx, (await lockWithdrawal(tx, id))!, to, rig.clock.nowMs()));

describe('a withdrawal in flight', () => {
  const untilMs = 1_800_000_000_000;
  afterEach(async () => {
    await pauseCoin('USDT', null);
    await pauseCoin(null, null);
    await set('WITHDRAWALS_PAUSED_REASON', null);
    await set('WITHDRAWALS_HALTED_BY', null);
    await rig.t.ownerDb.query('delete from ledger.proof');
  });

  test('tells a pause of its coin with reason and time, wherever it is shown, until the pause ends', async () => {
    expect(await pauseOf()).toBeNull();
    const pause = { reason: 'The node is being replaced', untilMs };
    await pauseCoin('USDT', pause);
    expect(await pauseOf()).toEqual(pause);
    const rows = await withdrawalRows(rig.deps, { uid: who.uid, before: null, limit: 10 });
    expect(rows.map(({ row }) => row.pause)).toEqual([pause]);
    rig.clock.advanceMs(60_000);
    await way.advanceAll();
    expect(await way.detail(who, id)).toMatchObject({ state: 'APPROVED', pause });
    await pauseCoin('USDT', null);
    expect(await pauseOf()).toBeNull();
  });

  test('goes on without a word where it is signed already', async () => {
    rig.clock.advanceMs(60_000);
    await way.advanceAll();
    await move('BROADCASTING');
    await pauseCoin('USDT', { reason: 'The node is being replaced', untilMs });
    expect(await way.detail(who, id)).toMatchObject({ state: 'BROADCASTING', pause: null });
    await move('BROADCAST');
    expect(await pauseOf()).toBeNull();
  });

  test.each([
    ['of its network', () => pauseCoin(null, { reason: 'A fork', untilMs: null }), 'A fork'],
    ['of everything', () => set('WITHDRAWALS_PAUSED_REASON', 'We move house'), 'We move house'],
    // What the house found in its own books is for staff.
    ['by the books', () => set('WITHDRAWALS_HALTED_BY', 'reconcile'), null],
    ['while the books were not proven', () => proven('books', '11 minutes'), null],
    ['while its network was not proven', () => proven('chain:eth', '11 minutes'), null],
  ])('tells a pause %s', async (_, pause, reason) => {
    await pause();
    expect(await pauseOf()).toEqual({ reason, untilMs: null });
  });

  test.each([
    ['of another network', () => proven('chain:btc', '11 minutes')],
    ['of what was proven lately', () => proven('books', '9 minutes')],
  ])('says nothing %s', async (_, other) => {
    await other();
    expect(await pauseOf()).toBeNull();
  });

  test('tells staff who look at it', async () => {
    const big = must(await way.withdraw(who, '60000')).id;
    rig.clock.advanceMs(60_000);
    await way.advanceAll();
    const pause = { reason: 'The node is being replaced', untilMs };
    const shown = async () => must(await rig.staff.reviewDetail({ id: big }, rig.asStaff('anna'))).pause;
    expect(await shown()).toBeNull();
    await pauseCoin('USDT', pause);
    expect(await shown()).toEqual(pause);
  });
});
