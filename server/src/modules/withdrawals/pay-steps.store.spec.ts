import { randomUUID } from 'node:crypto';
import { ok, refuse } from '@bourse/core/result.ts';
import { approvalsNeeded, decisionByMs } from '@bourse/core/wallet/review.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { ChainAdapter, CustodyDeps, Payment, PaymentEnd } from '../custody/public.ts';
import { insertClaim } from '../deposits/store/deposit-claim.store.ts';
import { withdrawalPayments } from './public.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';
import { withdrawRig } from './withdraw.rig.ts';

/** How an approved withdrawal is paid, on a chain that says what it is told to. */
const rig = await walletRig();
afterAll(() => rig.close());

const HOT = { address: '0xhot', keyPath: 'm/hot' };
const chain = { heldMinor: 10n ** 24n, gasMinor: 10n ** 24n, quoted: null as string | null };
let signed = 0;
// As much of an adapter as a payment asks of it, whose answers each test sets.
const adapter = {
  network: 'eth',
  family: 'evm',
  assets: ['USDT', 'ETH'],
  feeAsset: 'ETH',
  fundsAre: 'balance',
  hotAt: () => HOT,
  balance: async (_: unknown, asset: string) => (asset === 'ETH' ? chain.gasMinor : chain.heldMinor),
  quote: async () =>
    chain.quoted === null ? ok({ prices: {}, feeAsset: 'ETH', feeMinorMax: 100n }) : refuse(chain.quoted),
  minedSequence: async () => 0,
  reserve: async () => ok({ sequence: ++signed }),
  sign: async () => ok({ txHash: `tx-${signed}`, rawTx: 'raw' }),
} as unknown as ChainAdapter;
const coin: { withdrawalsPausedReason?: string } = {};
const FROM = { twoReviewersMinor: 100_000_000_000n };
// Rules that each test sets stand in for those of the catalog.
const deps = {
  ...rig.deps,
  chains: new Map([['eth', adapter]]),
  settings: {
    network: async () => ({ network: 'eth', creditConfirmations: 1, unlockConfirmations: 1 }),
    coin: async (_q: unknown, asset: string, network: string) => ({ asset, network, ledgerScale: 6, ...coin }),
    twoReviewersFromMinor: async () => FROM.twoReviewersMinor,
  },
} as unknown as CustodyDeps;

let who: TestPerson;
let id: string;
beforeEach(async () => {
  Object.assign(chain, { heldMinor: 10n ** 24n, gasMinor: 10n ** 24n, quoted: null });
  delete coin.withdrawalsPausedReason;
  who = await rig.person();
  await rig.give(who, 'USDT', '100');
  const wish = { asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '40', ...rig.secrets };
  id = must(await rig.http.withdraw({ ...wish, clientRequestId: randomUUID() }, rig.as(who))).id;
  rig.clock.advanceMs(60_000);
  while (await advanceNextWithdrawal(rig.deps));
  expect(await row()).toMatchObject({ state: 'APPROVED' });
});

async function row() {
  const [found] = await rig.t.db.query(
    `select state, txid, failure_code as failure, review_reasons as reasons, review_deadline_ms::float8 as deadline,
       approvals_needed as needed, entry_id is not null as booked from wallet.withdrawal where id = $1`,
    [id],
  );
  return found!;
}
const begin = () => withdrawalPayments.begin(deps, 'eth');
const payment = () => ({ ref: id, network: 'eth', paymentId: 'p' }) as Payment;
const inTx = (work: (tx: Tx) => Promise<void>) => rig.t.db.tx(work);
const sent = (txHash: string) => inTx((tx) => withdrawalPayments.noteSent(deps, tx, payment(), txHash));
const ends = (end: Partial<PaymentEnd>) =>
  inTx((tx) => withdrawalPayments.end(deps, tx, payment(), { txHash: '0xend', isPaid: true, isCancel: false, ...end }));
const funding = async () => {
  const [balance] = await rig.deps.ledger.balances(rig.t.db, who.uid);
  return [balance!.availableMinor, balance!.heldMinor];
};
const system = (path: string) => rig.deps.ledger.systemBalance(rig.t.db, path);
const alarms = async () =>
  (
    await rig.t.db.query<{ code: string }>('select code from wallet.chain_alarm where alarm_key like $1', [`%:${id}`])
  ).map(({ code }) => code);
const told = () => rig.told.filter(({ uid }) => uid === who.uid).at(-1)!.kind;

test('it is signed from the hot wallet without its fee, shown when a node has it, and booked when it is final', async () => {
  expect(await withdrawalPayments.hasWork(rig.t.db, 'eth')).toBe(true);
  expect(await begin()).toBe(false);
  expect(await row()).toMatchObject({ state: 'BROADCASTING', txid: null });
  const [made] = await rig.t.db.query(
    'select kind, asset, from_address, from_path, to_address, memo, amount_minor from wallet.payment where ref = $1',
    [id],
  );
  expect(made).toEqual({
    kind: 'withdrawal',
    asset: 'USDT',
    from_address: HOT.address,
    from_path: HOT.keyPath,
    to_address: OUTSIDE,
    memo: null,
    amount_minor: '39000000',
  });
  await sent('0xfirst');
  expect(await row()).toMatchObject({ state: 'BROADCAST', txid: '0xfirst' });
  await sent('0xsecond');
  expect(await row()).toMatchObject({ state: 'BROADCAST', txid: '0xsecond' });
  const before = [await system('system:custody:USDT:eth'), await system('system:fees:USDT')];
  await ends({});
  expect(await row()).toMatchObject({ state: 'COMPLETED', txid: '0xend', booked: true, failure: null });
  const after = [await system('system:custody:USDT:eth'), await system('system:fees:USDT')];
  expect(after.map((minor, at) => minor - before[at]!)).toEqual([39_000_000n, 1_000_000n]);
  expect([await funding(), told()]).toEqual([[60_000_000n, 0n], 'wallet.withdrawalCompleted']);
});

test.each([
  ['moved nothing in its block', { isPaid: false }, 'NOT_PAID_ON_CHAIN', '0xend'],
  ['was cancelled by staff', { isPaid: false, isCancel: true }, 'OPERATOR_CANCELLED', null],
])(
  'one that %s brings amount and fee back, and shows only a transaction that is in a block',
  async (_, end, failure, txid) => {
    await begin();
    await sent('0xfirst');
    await ends(end);
    expect(await row()).toMatchObject({ state: 'FAILED', failure, txid });
    expect([await funding(), told()]).toEqual([[100_000_000n, 0n], 'wallet.withdrawalFailed']);
  },
);

test('one that can never confirm brings amount and fee back', async () => {
  await begin();
  await inTx((tx) => withdrawalPayments.giveUp(deps, tx, payment()));
  expect(await row()).toMatchObject({ state: 'FAILED', failure: 'PAYMENT_CONFLICT', txid: null });
  expect(await funding()).toEqual([100_000_000n, 0n]);
});

const inReview = (reason: string) => ({
  state: 'IN_REVIEW',
  reasons: [reason],
  deadline: decisionByMs(40_000_000n, rig.clock.nowMs(), FROM),
  needed: approvalsNeeded(40_000_000n, FROM),
});

test.each([
  ['its amount', { heldMinor: 38_999_999n }],
  ['its cost', { gasMinor: 99n }],
])('it waits for staff, who have a time for it, where the house has not %s', async (_, over) => {
  Object.assign(chain, over);
  expect(await begin()).toBe(false);
  expect(await row()).toMatchObject(inReview('HOT_WALLET_SHORT'));
  expect(await funding()).toEqual([60_000_000n, 40_000_000n]);
});

test('it waits for staff where its owner owes the house', async () => {
  const depositId = await withdrawRig(rig).insertDeposit(who, 'ETH', '1', 'REORGED');
  await inTx((tx) =>
    insertClaim(tx, { depositId, uid: who.uid, asset: 'ETH', amountMinor: 1n, nowMs: rig.clock.nowMs() }),
  );
  await begin();
  expect(await row()).toMatchObject(inReview('RECEIVABLE'));
});

test('it waits, and staff hear of it, while the network asks too much', async () => {
  chain.quoted = 'FEE_TOO_HIGH';
  await begin();
  expect([(await row()) as object, await alarms()]).toMatchObject([{ state: 'APPROVED' }, ['FEE_TOO_HIGH']]);
  chain.quoted = null;
  await begin();
  expect(await row()).toMatchObject({ state: 'BROADCASTING' });
});

test('it waits while its coin is paused', async () => {
  coin.withdrawalsPausedReason = 'a fork';
  await begin();
  expect(await row()).toMatchObject({ state: 'APPROVED' });
});

test('it comes back at once where the chain would refuse it', async () => {
  chain.quoted = 'WOULD_FAIL';
  await begin();
  expect(await row()).toMatchObject({ state: 'FAILED', failure: 'WOULD_FAIL' });
  expect([await funding(), await alarms()]).toEqual([[100_000_000n, 0n], []]);
});

test('it is not paid where it is another one than was approved, and comes back where nobody sealed it', async () => {
  await rig.t.ownerDb.query('alter table wallet.withdrawal disable trigger withdrawal_content');
  const change = (address: string) =>
    rig.t.ownerDb.query('update wallet.withdrawal set address = $2 where id = $1', [id, address]);
  await change('0x00000000000000000000000000000000000000aa');
  await begin();
  expect([await row(), await alarms()]).toMatchObject([{ state: 'APPROVED' }, ['CONTENT_CHANGED']]);
  await change(OUTSIDE);
  await rig.t.ownerDb.query('alter table wallet.withdrawal enable trigger withdrawal_content');
  const unsealed = { ...deps, paymentSeals: { ...deps.paymentSeals, isKnown: async () => false } };
  await withdrawalPayments.begin(unsealed as CustodyDeps, 'eth');
  expect(await row()).toMatchObject({ state: 'FAILED', failure: 'ASK_AGAIN' });
  expect(await funding()).toEqual([100_000_000n, 0n]);
});
