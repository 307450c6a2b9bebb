import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { refuse } from '@bourse/core/result.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionDefinition, PlainRecord } from '../../src/modules/approvals/public.ts';
import { saveKnownAddress } from '../../src/modules/custody/store/known-address.store.ts';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { returnPayments } from '../../src/modules/deposits/public.ts';
import { findUnconfirmed } from '../../src/modules/deposits/queries/deposit-figures.query.ts';
import { findDepositMore } from '../../src/modules/deposits/queries/deposit-more.query.ts';
import { explainDeposit } from '../../src/modules/deposits/usecases/explain-deposit.ts';
import { returnReviewedAction } from '../../src/modules/deposits/usecases/return/return-reviewed.ts';
import type { NetworkParams } from '../../src/networks/network-params.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
let sender: string;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
  await rig.fund('eth', 'USDT', 100_000_000n);
  await rig.fund('eth', 'ETH', 10n ** 18n);
  sender = await senderOf(await deposit(2_000_000n));
}, 60_000);
afterAll(() => rig.close());

async function deposit(amountMinor: bigint, uid = rig.newPerson(), asset = 'USDT') {
  const { address } = await createDepositAddresses(rig.deps).current({ uid, network: 'eth' });
  await rig.chains.faucet({ network: 'eth', asset, to: address, amountMinor });
  await rig.mine('eth', 1);
  return uid;
}
async function senderOf(uid: string): Promise<string> {
  const [row] = await rig.t.db.query<{ from_address: string }>(
    'select from_address from wallet.deposit where uid = $1',
    [uid],
  );
  return row!.from_address;
}
const mark = (risk: 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED', memoRequired = false) =>
  rig.deps.db.tx((tx) =>
    saveKnownAddress(tx, { family: 'evm', address: sender, risk, memoRequired, note: '' }, rig.clock.nowMs()),
  );
const own = async (uid: string) => (await rig.deposits(uid, 'eth'))[0]!;

const tokenOf = (params: NetworkParams): string => ('tokens' in params ? params.tokens[0]!.contract : '');

/** Carries a staff action out as approvals does, without its log. */
const act = <Change extends PlainRecord, Code extends string>(
  { plan, carryOut }: ActionDefinition<Change, Code>,
  change: Change,
) =>
  rig.deps.db.decide(async (tx) => {
    const planned = await plan(tx, change);
    if (!planned.ok) return planned;
    return carryOut(tx, change, { nowMs: rig.clock.nowMs(), proposedBy: 'staff', approvedBy: null });
  });
const sendBack = (id: string, address: string | null = null) => act(returnReviewedAction(rig.deps), { id, address });

test('a deposit from a reported address waits, is explained, and goes back to where it came from', async () => {
  await mark('HIGH');
  const uid = await deposit(7_000_000n);
  const { id } = await own(uid);
  const nowMs = rig.clock.nowMs();
  const said = { id, source: 'SALARY', statement: 'saved from my wages since 2024' } as const;
  expect(await explainDeposit(rig.deps, { uid: rig.newPerson(), nowMs }, said)).toMatchObject({ ok: false });
  expect(await explainDeposit(rig.deps, { uid, nowMs }, said)).toEqual({ ok: true, value: true });
  expect(await sendBack(id)).toMatchObject({ ok: false, refusal: { code: 'DEPOSIT_NOT_FINAL' } });
  await rig.mine('eth', 6);
  expect(await rig.available(uid, 'USDT')).toBe(0n);
  expect(await sendBack(id, 'not an address')).toMatchObject({ ok: false, refusal: { code: 'ADDRESS_INVALID' } });
  const before = await rig.adapter('eth').balance([sender], 'USDT');
  const planned = await rig.deps.db.decide((tx) => returnReviewedAction(rig.deps).plan(tx, { id, address: null }));
  expect(planned).toMatchObject({ ok: true, value: { after: { to: sender, amount: '7 USDT' } } });
  expect(await sendBack(id)).toEqual({ ok: true, value: true });
  expect(await sendBack(id)).toMatchObject({ ok: false, refusal: { code: 'NOT_IN_REVIEW' } });
  expect(await rig.differences()).toEqual([]);
  for (let round = 0; round < 10; round++) {
    await rig.broadcast('eth');
    await rig.mine('eth', 1);
  }
  expect(await rig.adapter('eth').balance([sender], 'USDT')).toBe(before + 7_000_000n);
  expect(await own(uid)).toMatchObject({ state: 'RETURNED' });
  const more = await findDepositMore(rig.t.db, uid, id);
  expect(more).toMatchObject({
    source: { source: 'SALARY' },
    sentBack: { address: sender, feeMinor: 0n, isDone: true },
  });
  expect(await rig.noticesOf(uid)).toEqual([
    'wallet.depositInReview 7 USDT',
    'wallet.depositReturned 7 USDT',
    'wallet.depositReturning 7 USDT',
  ]);
  expect(await rig.t.db.query(`select 1 from wallet.chain_alarm where code = 'RETURN_WAITS_FOR_FUNDS'`)).toEqual([]);
  expect(await rig.differences()).toEqual([]);
  await mark('NONE');
});

test('a return that the chain would refuse leaves the deposit as it was, and tells staff', async () => {
  await mark('HIGH');
  const uid = await deposit(10n ** 17n, rig.newPerson(), 'ETH');
  const { id } = await own(uid);
  await rig.mine('eth', 6);
  // A token's contract takes no coins.
  expect(await sendBack(id, tokenOf(rig.chains.networks.eth!.params))).toEqual({ ok: true, value: true });
  await rig.broadcast('eth');
  expect(await own(uid)).toMatchObject({ state: 'UNDER_REVIEW' });
  expect(await rig.t.db.query(`select 1 from wallet.chain_alarm where code = 'RETURN_FAILED'`)).toHaveLength(1);
  expect(await rig.differences()).toEqual([]);
  expect(await sendBack(id)).toEqual({ ok: true, value: true });
  for (let round = 0; round < 10; round++) {
    await rig.broadcast('eth');
    await rig.mine('eth', 1);
  }
  expect(await rig.differences()).toEqual([]);
  await mark('NONE');
});

test('a return waits while the house has too little or the network asks too much, which staff are told, and then it goes', async () => {
  await mark('HIGH');
  const uid = await deposit(300_000_000n);
  const { id } = await own(uid);
  await rig.mine('eth', 6);
  expect(await sendBack(id)).toEqual({ ok: true, value: true });
  const alarms = async () =>
    (
      await rig.t.db.query<{ code: string }>(
        `select code from wallet.chain_alarm where details->>'ref' = $1 order by code`,
        [id],
      )
    ).map(({ code }) => code);
  await rig.broadcast('eth');
  expect(await alarms()).toEqual(['RETURN_WAITS_FOR_FUNDS']);
  await rig.fund('eth', 'USDT', 300_000_000n);
  const real = rig.adapter('eth');
  const dear = new Proxy(real, {
    get(_, name) {
      if (name === 'quote') return async () => refuse('FEE_TOO_HIGH');
      const value = Reflect.get(real, name);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  await returnPayments.begin({ ...rig.deps, chains: new Map([['eth', dear]]) }, 'eth');
  expect(await alarms()).toEqual(['FEE_TOO_HIGH', 'RETURN_WAITS_FOR_FUNDS']);
  expect(await own(uid)).toMatchObject({ state: 'RETURNED' });
  const before = await real.balance([sender], 'USDT');
  for (let round = 0; round < 10; round++) {
    await rig.broadcast('eth');
    await rig.mine('eth', 1);
  }
  expect((await real.balance([sender], 'USDT')) - before).toBe(300_000_000n);
  expect(await rig.differences()).toEqual([]);
  await mark('NONE');
});

test('nothing goes to a sanctioned address, and to a shared one only with its memo', async () => {
  await mark('HIGH');
  const uid = await deposit(3_000_000n);
  const { id } = await own(uid);
  await rig.mine('eth', 6);
  await mark('BLOCKED');
  expect(await sendBack(id)).toMatchObject({ ok: false, refusal: { code: 'ADDRESS_BLOCKED' } });
  await mark('NONE', true);
  expect(await sendBack(id)).toMatchObject({ ok: false, refusal: { code: 'MEMO_REQUIRED' } });
  expect(await own(uid)).toMatchObject({ state: 'UNDER_REVIEW' });
  await mark('NONE');
});

test('a deposit from a source of middling risk is credited, and may leave a day later', async () => {
  await mark('MEDIUM');
  const uid = await deposit(4_000_000n);
  await rig.mine('eth', 6);
  expect(await own(uid)).toMatchObject({ state: 'COMPLETED' });
  expect(await rig.available(uid, 'USDT')).toBe(4_000_000n);
  const waits = (atMs: number) => findUnconfirmed(rig.t.db, uid, atMs);
  const waiting = [{ asset: 'USDT', network: 'eth', amountMinor: 4_000_000n, confirmationsLeft: 0 }];
  expect(await waits(rig.clock.nowMs())).toMatchObject(waiting);
  expect(await waits(rig.clock.nowMs() + DAY_MS - 1)).toMatchObject(waiting);
  expect(await waits(rig.clock.nowMs() + DAY_MS)).toEqual([]);
  await mark('NONE');
});

test('small deposits stay where they are, and add up only where the operator says so', async () => {
  const uid = await deposit(200_000n);
  await deposit(250_000n, uid);
  await rig.mine('eth', 6);
  expect(await rig.available(uid, 'USDT')).toBe(0n);
  const adding = { ...rig.deps, accumulatesBelowMin: async () => true };
  const { creditAccumulated } = await import('../../src/modules/deposits/usecases/credit/credit-accumulated.ts');
  await creditAccumulated(adding, 'eth');
  expect(await rig.available(uid, 'USDT')).toBe(0n);
  await deposit(50_000n, uid);
  await rig.mine('eth', 6);
  await creditAccumulated(rig.deps, 'eth');
  expect(await rig.available(uid, 'USDT')).toBe(0n);
  await creditAccumulated(adding, 'eth');
  await creditAccumulated(adding, 'eth');
  expect(await rig.available(uid, 'USDT')).toBe(500_000n);
  expect((await rig.deposits(uid, 'eth')).map(({ state }) => state)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
  expect(await rig.differences()).toEqual([]);
});
