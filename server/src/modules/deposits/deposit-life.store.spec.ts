import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { ChainAdapter, CustodyDeps, IncomingPayment, OwnAddress } from '../custody/public.ts';
import { saveKnownAddress } from '../custody/store/known-address.store.ts';
import { depositArrivals } from './deposit-arrivals.ts';

/** What becomes of payments that the scanner tells of, without a chain; with real ones see `server/test/chains`. */
const rig = await walletRig();
afterAll(() => rig.close());

const MIN = 1_000_000n;
const [CREDIT_AT, FINAL_AT] = [2, 4];
const SENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const links: object[] = [];
let isStillPaid = true;
const rules = rig.deps.chains.get('eth')!;
const adapter = {
  assets: ['USDT', 'ETH'],
  family: rules.family,
  validateAddress: (address: string) => rules.validateAddress(address),
  isStillPaid: async () => isStillPaid,
} as unknown as ChainAdapter; // As much of an adapter as crediting asks of it.
const LINK = newId(1);
const deps: CustodyDeps = {
  ...rig.deps,
  chains: new Map([['eth', adapter]]),
  settings: {
    network: async (_q, network) => ({ network, creditConfirmations: CREDIT_AT, unlockConfirmations: FINAL_AT }),
    coin: async (_q, asset, network) =>
      asset === 'USDT' ? { asset, network, depositMinMinor: MIN, sweepMinMinor: MIN, ledgerScale: 6 } : undefined,
    twoReviewersFromMinor: async () => 0n,
  },
  paymentOwners: [],
  arrivals: depositArrivals,
  earlyCredit: { limits: async () => ({ personMinor: 0n, houseMinor: 0n }), worthUsdt: () => 0n },
  linkOf: async (_tx, asked) => {
    links.push(asked);
    return asked.fromAddress === SENDER ? LINK : null;
  },
} as CustodyDeps;

await rig.t.ownerDb.query(
  `insert into wallet.network_cursor (network, genesis_hash, chain_id, height, hash, head_height, updated_at_ms)
   values ('eth', 'g', '1', 1, 'h', 1, 1)`,
);
beforeEach(() => {
  links.length = 0;
  isStillPaid = true;
  rig.clock.advanceMs(1);
});

let count = 0;
const payment = (over: Partial<IncomingPayment> = {}): IncomingPayment => ({
  txHash: `tx-${++count}`,
  outputKey: 'log:0',
  asset: 'USDT',
  toAddress: '0xours',
  amountMinor: 5_000_000n,
  ...over,
});
const own = (uid: string | null, purpose: OwnAddress['purpose'] = 'user'): OwnAddress => ({
  purpose,
  uid,
  address: '0xours',
  memo: '',
  keyPath: 'm',
});
/** The scanner sees a payment in a block. */
const seen = (paid: IncomingPayment, owner: OwnAddress | null, height = 100) =>
  rig.t.db.tx((tx) => {
    const block = { height, hash: `hash-${height}`, parentHash: 'p', atMs: 1 };
    const rule = { network: 'eth', creditConfirmations: CREDIT_AT, unlockConfirmations: FINAL_AT };
    return depositArrivals.record({ deps, tx, rule, block }, paid, owner);
  });
const settle = async (headHeight: number) => {
  await rig.t.db.tx((tx) => depositArrivals.confirm(tx, 'eth', headHeight, rig.clock.nowMs()));
  await depositArrivals.settle(deps, 'eth');
};
const undoAbove = (height: number) => rig.t.db.tx((tx) => depositArrivals.undoAbove(deps, tx, 'eth', height));
async function rowOf({ txHash }: IncomingPayment) {
  const rows = await rig.t.db.query<{ readonly state: string }>(
    `select state, state_reason as reason, purpose, uid, memo, from_address as sender, link_id as link, block_height::int as height,
       block_hash as hash, confirmations, credit_at, unlock_at, amount_minor::int as amount, entry_id is not null as booked,
       completed_at_ms is not null as completed, leaves_from_ms::bigint as leaves
       from wallet.deposit where tx_hash = $1`,
    [txHash],
  );
  expect(rows).toHaveLength(1);
  return rows[0]!;
}
const topics = async (uid: string) =>
  (
    await rig.t.db.query<{ topic: string; payload: object }>(
      'select topic, payload from platform.outbox where uid = $1 order by id',
      [uid],
    )
  ).map(({ topic }) => topic);
const told = (uid: string) => rig.told.filter((each) => each.uid === uid).map(({ kind }) => kind);
const system = (account: string) => rig.deps.ledger.systemBalance(rig.t.db, account);
const available = async (uid: string) => (await rig.deps.ledger.balances(rig.t.db, uid))[0]?.availableMinor ?? 0n;
const alarmsOf = (uid: string) =>
  rig.t.db.query(`select code, details from wallet.chain_alarm where details->>'uid' = $1`, [uid]);
const person = async () => (await rig.person()).uid;

describe('a payment to a person', () => {
  test('is kept with all that the chain says of it, and told to their pages', async () => {
    const uid = await person();
    const paid = payment({ memo: '77', fromAddress: SENDER });
    await seen(paid, own(uid));
    expect(await rowOf(paid)).toEqual({
      state: 'DETECTED',
      reason: null,
      purpose: 'user',
      uid,
      memo: '77',
      sender: SENDER,
      link: LINK,
      height: 100,
      hash: 'hash-100',
      confirmations: 1,
      credit_at: CREDIT_AT,
      unlock_at: FINAL_AT,
      amount: 5_000_000,
      booked: false,
      completed: false,
      leaves: null,
    });
    expect(links).toEqual([{ uid, network: 'eth', family: 'evm', fromAddress: SENDER, txHash: paid.txHash }]);
    expect([await topics(uid), told(uid)]).toEqual([['deposits.changed'], []]);
  });

  test('is one row however often it is seen, and is asked for no link without a sender', async () => {
    const uid = await person();
    const paid = payment();
    await seen(paid, own(uid));
    await seen(paid, own(uid), 101);
    expect(await rowOf(paid)).toMatchObject({ height: 100, sender: null, memo: '', link: null });
    expect([links, await topics(uid)]).toEqual([[], ['deposits.changed']]);
  });

  test.each([
    ['below the minimum', { amountMinor: MIN - 1n }, 'BELOW_MIN', null],
    ['of the minimum', { amountMinor: MIN }, 'DETECTED', null],
    ['of a coin that is not listed', { asset: 'ETH' }, 'UNATTRIBUTED', 'COIN_NOT_LISTED'],
    ['from nobody knows where', { fromAddress: 'no address' }, 'DETECTED', null],
  ])('%s is what that makes it', async (_, over, state, reason) => {
    const paid = payment(over);
    await seen(paid, own(await person()));
    expect(await rowOf(paid)).toMatchObject({ state, reason });
  });

  test.each([
    ['NONE', 'DETECTED', null, []],
    ['MEDIUM', 'DETECTED', 'SOURCE_MEDIUM', []],
    ['HIGH', 'UNDER_REVIEW', 'SOURCE_HIGH', ['wallet.depositInReview']],
    ['BLOCKED', 'UNDER_REVIEW', 'SOURCE_BLOCKED', ['wallet.depositInReview']],
  ] as const)('from a source of risk %s is %s', async (risk, state, reason, notices) => {
    const known = { family: 'evm', address: SENDER, risk, memoRequired: false, note: '' };
    await rig.t.db.tx((tx) => saveKnownAddress(tx, known, rig.clock.nowMs()));
    const uid = await person();
    const paid = payment({ fromAddress: SENDER });
    await seen(paid, own(uid));
    expect(await rowOf(paid)).toMatchObject({ state, reason });
    expect(told(uid)).toEqual(notices);
    await rig.t.db.tx((tx) => saveKnownAddress(tx, { ...known, risk: 'NONE' }, rig.clock.nowMs()));
  });

  test('to nobody says why it is nobody’s, and to the house is the house’s', async () => {
    const [bare, wrong, house] = [payment(), payment({ memo: '9' }), payment({ amountMinor: 1n })];
    await seen(bare, null);
    await seen(wrong, null);
    await seen(house, own(null, 'house'));
    expect(await rowOf(bare)).toMatchObject({ state: 'UNATTRIBUTED', reason: 'MEMO_MISSING', purpose: 'user' });
    expect(await rowOf(wrong)).toMatchObject({ state: 'UNATTRIBUTED', reason: 'MEMO_UNKNOWN', uid: null });
    expect(await rowOf(house)).toMatchObject({ state: 'DETECTED', reason: null, purpose: 'house', uid: null });
  });
});

describe('a deposit', () => {
  test('is credited at its first confirmations and final at its last, and is told each time', async () => {
    const uid = await person();
    const paid = payment();
    await seen(paid, own(uid));
    await settle(100);
    expect(await rowOf(paid)).toMatchObject({ booked: false });
    await settle(101);
    expect(await rowOf(paid)).toMatchObject({ state: 'CREDITED', booked: true, completed: false, leaves: null });
    expect([await available(uid), told(uid)]).toEqual([5_000_000n, ['wallet.depositCredited']]);
    await settle(103);
    expect(await rowOf(paid)).toMatchObject({ state: 'COMPLETED', completed: true });
    expect(told(uid)).toEqual(['wallet.depositCredited', 'wallet.depositCompleted']);
    expect((await topics(uid)).filter((topic) => topic === 'balances.changed')).toHaveLength(2);
  });

  test('below the minimum is told nobody that it was credited, for it was not', async () => {
    const uid = await person();
    await seen(payment({ amountMinor: MIN - 1n }), own(uid), 150);
    for (const height of [151, 160]) await settle(height);
    expect([await available(uid), told(uid)]).toEqual([0n, []]);
  });

  test('that is final at once is told once', async () => {
    const uid = await person();
    await seen(payment(), own(uid));
    await settle(110);
    expect([await available(uid), told(uid).at(-1)]).toEqual([5_000_000n, 'wallet.depositCompleted']);
  });

  test('that the chain no longer has is not credited', async () => {
    const uid = await person();
    await seen(payment(), own(uid));
    isStillPaid = false;
    await settle(110);
    expect([await available(uid), told(uid)]).toEqual([0n, []]);
    isStillPaid = true;
    await settle(110);
    expect(await available(uid)).toBe(5_000_000n);
  });

  test('that nobody can use is booked as that, and the house’s as its own', async () => {
    const before = [await system('system:deposit_suspense:USDT:eth'), await system('system:equity:USDT')];
    const [nobody, house] = [payment({ memo: '9' }), payment()];
    await seen(nobody, null);
    await seen(house, own(null, 'house'));
    await settle(110);
    const after = [await system('system:deposit_suspense:USDT:eth'), await system('system:equity:USDT')];
    expect(after.map((minor, at) => minor - before[at]!)).toEqual([5_000_000n, 5_000_000n]);
    expect(await rowOf(nobody)).toMatchObject({ state: 'UNATTRIBUTED', booked: true, completed: true });
    expect(await rowOf(house)).toMatchObject({ state: 'COMPLETED', booked: true });
    const kinds = await rig.t.db.query(
      `select e.kind from ledger.entry e join wallet.deposit d on d.entry_id = e.seq::text where d.tx_hash = any ($1) order by 1`,
      [[nobody.txHash, house.txHash]],
    );
    expect(kinds).toEqual([{ kind: 'deposit' }, { kind: 'house.funding' }]);
  });
});

describe('a deposit that a reorg takes back', () => {
  test('before it was credited is forgotten until it is mined again, in its new place', async () => {
    const uid = await person();
    const paid = payment();
    await seen(paid, own(uid), 200);
    await undoAbove(199);
    expect(await rowOf(paid)).toMatchObject({ state: 'REORGED', height: null, hash: null, confirmations: 0 });
    expect([told(uid), await alarmsOf(uid)]).toEqual([[], []]);
    await seen(paid, own(uid), 205);
    expect(await rowOf(paid)).toMatchObject({ state: 'DETECTED', height: 205, hash: 'hash-205', confirmations: 1 });
  });

  test.each([
    ['BELOW_MIN', { amountMinor: 1n }],
    ['UNATTRIBUTED', { asset: 'ETH' }],
  ])('and that is %s stays so in its new place', async (state, over) => {
    const paid = payment(over);
    const owner = own(await person());
    await seen(paid, owner, 210);
    await undoAbove(209);
    expect(await rowOf(paid)).toMatchObject({ state, height: null });
    await seen(paid, owner, 211);
    expect(await rowOf(paid)).toMatchObject({ state, height: 211 });
  });

  test('after it was credited is taken from its owner, who hears of it, as staff do, and comes back once', async () => {
    const uid = await person();
    const paid = payment();
    await seen(paid, own(uid), 220);
    await settle(221);
    await undoAbove(219);
    expect(await available(uid)).toBe(0n);
    expect(await rowOf(paid)).toMatchObject({ state: 'REORGED', booked: false, height: null });
    expect(told(uid)).toEqual(['wallet.depositCredited', 'wallet.depositReorged']);
    const details = { uid, asset: 'USDT', amount: '5' };
    expect(await alarmsOf(uid)).toEqual([{ code: 'DEPOSIT_REVERSED', details }]);
    await seen(paid, own(uid), 222);
    await settle(230);
    expect([await available(uid), (await rowOf(paid)).state]).toEqual([5_000_000n, 'COMPLETED']);
  });

  test('after it was final is the house’s loss until it is mined again, as often as that happens', async () => {
    const uid = await person();
    const paid = payment();
    await seen(paid, own(uid), 240);
    await settle(250);
    const before = await system('system:equity:USDT');
    for (const height of [240, 241]) {
      await undoAbove(height - 1);
      expect(await rowOf(paid)).toMatchObject({ state: 'COMPLETED', reason: 'LOST_AFTER_FINAL', height: null });
      expect((await system('system:equity:USDT')) - before).toBe(-5_000_000n);
      expect(await available(uid)).toBe(5_000_000n);
      await seen(paid, own(uid), height + 1);
      expect(await rowOf(paid)).toMatchObject({ state: 'COMPLETED', reason: null, height: height + 1 });
      expect(await system('system:equity:USDT')).toBe(before);
    }
    const [row] = await rig.t.db.query<{ count: number }>(
      `select count(*)::int as count from wallet.chain_alarm where code = 'DEPOSIT_LOST_AFTER_FINAL'`,
    );
    expect(row!.count).toBe(2);
  });
});
