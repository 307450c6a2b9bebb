import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import { setContract } from '../assets/public.ts';
import type { CustodyDeps, Payment } from '../custody/public.ts';
import { saveKnownAddress } from '../custody/store/known-address.store.ts';
import { findDepositReturn } from './store/deposit-return.store.ts';
import { creditHeldDeposit } from './usecases/credit/credit-held-deposit.ts';
import { releaseDeposit } from './usecases/release-deposit.ts';
import { type ReturnWish, returnHeldDeposit } from './usecases/return/return-deposit.ts';
import { returnPayments } from './usecases/return/return-payment.ts';

const rig = await walletRig();
afterAll(() => rig.close());
/** What the end of a payment needs of custody; no chain is asked. */
const edge = rig.deps as unknown as CustodyDeps;

const AMOUNT = 5_000_000n;
const FINAL_AT = 6;
const BURNS = '0x000000000000000000000000000000000000dEaD';

interface Held {
  readonly network?: string;
  readonly asset?: string;
  readonly state?: string;
  readonly confirmations?: number;
  readonly isMined?: boolean;
}

/** A final deposit of somebody new that nobody can use: under review, or booked as suspended. */
async function held({ network = 'eth', asset = 'USDT', state = 'UNDER_REVIEW', ...more }: Held = {}) {
  rig.clock.advanceMs(1);
  const nowMs = rig.clock.nowMs();
  const id = newId(nowMs);
  const { uid } = await rig.person();
  const isSuspended = state !== 'UNDER_REVIEW';
  const [answer] = await rig.t.db.tx((tx) =>
    rig.deps.ledger.apply(tx, [
      {
        op: 'post',
        key: `deposit:${id}`,
        kind: 'deposit',
        ref: id,
        legs: [
          { account: { kind: 'system', account: 'custody', asset, sub: network }, amountMinor: -AMOUNT },
          { account: { kind: 'system', account: 'deposit_suspense', asset, sub: network }, amountMinor: AMOUNT },
        ],
        atMs: nowMs,
      },
    ]),
  );
  const entryId = answer?.ok ? answer.entryId : '';
  const isMined = more.isMined ?? true;
  await rig.t.ownerDb.query(
    `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, block_height,
       block_hash, confirmations, credit_at, unlock_at, state, entry_id, completed_at_ms, detected_at_ms, updated_at_ms)
     values ($1::uuid, 'user', $2, $3, $4, 'x', $1::text, '0', $5, $6, $7, $8, 1, $9, $10, $11, $12, $13, $13)`,
    [
      id,
      state === 'UNATTRIBUTED' ? null : uid,
      network,
      asset,
      `${AMOUNT}`,
      isMined ? 7 : null,
      isMined ? 'h' : null,
      more.confirmations ?? FINAL_AT,
      FINAL_AT,
      state,
      isSuspended ? entryId : null,
      isSuspended ? nowMs : null,
      nowMs,
    ],
  );
  return { id, uid, entryId, completedAtMs: isSuspended ? nowMs : null };
}

const sendBack = ({ id, uid }: { readonly id: string; readonly uid: string }, over: Partial<ReturnWish> = {}) =>
  rig.deps.db.decide((tx) =>
    returnHeldDeposit(rig.deps, tx, {
      depositId: id,
      uid,
      toAddress: OUTSIDE,
      memo: null,
      feeMinor: 0n,
      decidedBy: ['anna'],
      nowMs: rig.clock.nowMs(),
      ...over,
    }),
  );

async function deposit(id: string) {
  const [row] = await rig.t.db.query<{ state: string; entry_id: string | null; completed_at_ms: string | null }>(
    'select state, entry_id, completed_at_ms from wallet.deposit where id = $1',
    [id],
  );
  return row!;
}
const inFlight = (network = 'eth', asset = 'USDT') =>
  rig.deps.ledger.systemBalance(rig.t.db, `system:withdrawal_in_flight:${asset}:${network}`);
const suspense = () => rig.deps.ledger.systemBalance(rig.t.db, 'system:deposit_suspense:USDT:eth');
const alarms = (subject: string) =>
  rig.t.db.query(`select code, details from wallet.chain_alarm where alarm_key like '%' || $1`, [subject]);
const know = (more: { readonly risk?: 'NONE' | 'BLOCKED'; readonly memoRequired?: boolean }) =>
  rig.t.db.tx((tx) => {
    const { family } = rig.deps.chains.get('tempo')!;
    const known = { family, address: OUTSIDE, risk: 'NONE' as const, memoRequired: false, note: '', ...more };
    return saveKnownAddress(tx, known, rig.clock.nowMs());
  });
const refused = (code: string, details: object = {}) => ({ ok: false, refusal: { code, details } });

describe('where a deposit may go back to', () => {
  test('is no address that nobody has the key of, that is a token’s, or that is our own', async () => {
    const who = await held();
    const own = must(await rig.http.depositAddress({ asset: 'USDT', network: 'eth' }, rig.as(await rig.person())));
    const contract = '0x00000000000000000000000000000000000a55e7';
    await rig.t.ownerDb.tx((tx) => setContract(tx, 'USDT', 'base', contract));
    await rig.deps.assets.refresh();
    const network = 'eth';
    for (const toAddress of ['nowhere', BURNS, contract])
      expect(await sendBack(who, { toAddress })).toEqual(refused('ADDRESS_INVALID', { network }));
    expect(await sendBack(who, { toAddress: own.address })).toEqual(refused('ADDRESS_OURS', { network }));
    expect((await deposit(who.id)).state).toBe('UNDER_REVIEW');
  });

  test('is no sanctioned one, and no shared one without its memo', async () => {
    const who = await held({ network: 'tempo', asset: 'PUSD' });
    await know({ memoRequired: true });
    const network = 'tempo';
    for (const memo of [null, '']) expect(await sendBack(who, { memo })).toEqual(refused('MEMO_REQUIRED', { network }));
    await know({ risk: 'BLOCKED' });
    expect(await sendBack(who, { memo: '7' })).toEqual(refused('ADDRESS_BLOCKED', { network }));
    await know({ memoRequired: true });
    const id = must(await sendBack(who, { memo: '007' }));
    // As the chain will spell it.
    expect(await findDepositReturn(rig.t.db, id)).toMatchObject({ memo: '7', toAddress: OUTSIDE });
    await know({});
  });

  test('gets no memo on a chain that has none', async () => {
    const id = must(await sendBack(await held(), { memo: '7' }));
    expect(await findDepositReturn(rig.t.db, id)).toMatchObject({ memo: null, network: 'eth' });
  });
});

describe('what may go back', () => {
  test.each([
    [{ confirmations: FINAL_AT - 1 }, FINAL_AT - 1],
    [{ isMined: false }, FINAL_AT],
  ])('is what no reorg can undo, so not %j, and says how far it is', async (over, confirmations) => {
    const refusal = refused('DEPOSIT_NOT_FINAL', { confirmations, needed: FINAL_AT });
    expect(await sendBack(await held(over))).toEqual(refusal);
    expect(await sendBack(await held({ ...over, state: 'BELOW_MIN' }))).toEqual(refusal);
  });

  test('is what nobody can use, once, and never without its whole fee', async () => {
    const who = await held();
    expect(await sendBack(who, { feeMinor: AMOUNT })).toMatchObject({ refusal: { code: 'FEE_ABOVE_AMOUNT' } });
    expect(await sendBack(await held({ state: 'CREDITED' }))).toMatchObject({ refusal: { code: 'DEPOSIT_NOT_HELD' } });
    const [before, fees] = [await inFlight(), await rig.deps.ledger.systemBalance(rig.t.db, 'system:fees:USDT')];
    must(await sendBack(who, { feeMinor: AMOUNT - 1n }));
    expect((await inFlight()) - before).toBe(1n);
    expect((await rig.deps.ledger.systemBalance(rig.t.db, 'system:fees:USDT')) - fees).toBe(AMOUNT - 1n);
    expect(await sendBack(who)).toMatchObject({ refusal: { code: 'DEPOSIT_NOT_HELD' } });
  });

  test('is decided by each member of staff once', async () => {
    const who = await held();
    await expect(sendBack(who, { decidedBy: ['anna', 'anna'] })).rejects.toThrow('decided twice');
    expect((await deposit(who.id)).state).toBe('UNDER_REVIEW');
    must(await sendBack(who, { decidedBy: ['anna', 'bert'] }));
  });
});

describe.each(['UNDER_REVIEW', 'BELOW_MIN', 'UNATTRIBUTED'])('a return of a deposit that was %s', (state) => {
  let returned: string;
  let who: Awaited<ReturnType<typeof held>>;
  let before: { flight: bigint; suspense: bigint };
  const FEE = 1_000_000n;
  beforeEach(async () => {
    who = await held({ state });
    before = { flight: await inFlight(), suspense: await suspense() };
    returned = must(await sendBack(who, { feeMinor: FEE }));
    expect((await deposit(who.id)).state).toBe('RETURNED');
    expect((await inFlight()) - before.flight).toBe(AMOUNT - FEE);
    expect((await suspense()) - before.suspense).toBe(state === 'UNDER_REVIEW' ? 0n : -AMOUNT);
  });
  const payment = () => ({ ref: returned, paymentId: 'p' }) as Payment;
  const ends = (end: object) =>
    rig.t.db.tx((tx) => returnPayments.end(edge, tx, payment(), { txHash: '0xabc', ...end } as never));
  /** As if it had never been sent back, so that staff can decide again. */
  const expectBack = async () => {
    expect(await deposit(who.id)).toEqual({
      state,
      entry_id: state === 'UNDER_REVIEW' ? null : who.entryId,
      completed_at_ms: who.completedAtMs === null ? null : `${who.completedAtMs}`,
    });
    expect([await inFlight(), await suspense()]).toEqual([before.flight, before.suspense]);
    must(await sendBack(who));
  };

  test('that is paid is told, and its coins have left the books', async () => {
    await ends({ isPaid: true });
    expect(await inFlight()).toBe(before.flight);
    expect(await findDepositReturn(rig.t.db, returned)).toMatchObject({ state: 'COMPLETED', txHash: '0xabc' });
    const notice = rig.told.find(({ uid, kind }) => uid === who.uid && kind === 'wallet.depositReturned');
    expect(notice?.params).toEqual({ id: who.id, asset: 'USDT', amount: '4', address: OUTSIDE, network: 'eth' });
    expect(await alarms(returned)).toEqual([]);
  });

  test.each([
    ['reverted on the chain, shows the transaction', { isPaid: false, isCancel: false }, '0xabc'],
    ['was cancelled, shows none', { isPaid: false, isCancel: true }, null],
  ])('that %s, and the deposit waits as before', async (_, end, txHash) => {
    await ends(end);
    const failed = { state: 'FAILED', failureCode: 'NOT_PAID_ON_CHAIN', txHash };
    expect(await findDepositReturn(rig.t.db, returned)).toMatchObject(failed);
    const details = { refusal: 'NOT_PAID_ON_CHAIN', ref: who.id };
    expect(await alarms(returned)).toEqual([{ code: 'RETURN_FAILED', details }]);
    await expectBack();
  });

  test('that staff give up leaves the deposit as before too, and says that the chain knows nothing of it', async () => {
    await rig.t.db.tx((tx) => returnPayments.giveUp(edge, tx, payment()));
    const failed = { state: 'FAILED', failureCode: 'PAYMENT_CONFLICT', txHash: null };
    expect(await findDepositReturn(rig.t.db, returned)).toMatchObject(failed);
    await expectBack();
  });
});

describe('a deposit that is given to a person after all', () => {
  const give = (who: { readonly id: string; readonly uid: string }, feeMinor = 0n) =>
    rig.deps.db.decide((tx) =>
      creditHeldDeposit(rig.deps, tx, {
        depositId: who.id,
        uid: who.uid,
        feeMinor,
        kind: 'deposit.recovered',
        nowMs: rig.clock.nowMs(),
      }),
    );

  test('comes from where it waited, less the fee, and is told to their pages at once', async () => {
    const who = await held({ state: 'UNATTRIBUTED' });
    const before = await suspense();
    expect(await give(who, 1_000_000n)).toEqual({ ok: true, value: 4_000_000n });
    expect((await suspense()) - before).toBe(-AMOUNT);
    const [balance] = await rig.deps.ledger.balances(rig.t.db, who.uid);
    expect(balance).toMatchObject({ account: 'funding', availableMinor: 4_000_000n });
    const heard = await rig.t.db.query<{ topic: string }>(
      'select topic from platform.outbox where uid = $1 order by id',
      [who.uid],
    );
    expect(heard.map(({ topic }) => topic)).toEqual(['deposits.changed', 'balances.changed']);
    expect(await give(who)).toMatchObject({ refusal: { code: 'DEPOSIT_NOT_HELD' } });
  });

  test('is never another person’s, one under review, or less than its fee', async () => {
    const [small, other] = [await held({ state: 'BELOW_MIN' }), await held()];
    const refusal = { refusal: { code: 'DEPOSIT_NOT_HELD' } };
    expect(await give({ ...small, uid: other.uid })).toMatchObject(refusal);
    expect(await give(other)).toMatchObject(refusal);
    expect(await give(small, AMOUNT)).toMatchObject({ refusal: { code: 'FEE_ABOVE_AMOUNT' } });
    expect(await give(small)).toEqual({ ok: true, value: AMOUNT });
  });
});

describe('a deposit that staff let pass', () => {
  const reviewer = () => ({ staffId: 'anna', role: 'compliance', requestId: 'r-1', nowMs: rig.clock.nowMs() });
  const release = (id: string, isRelated = false) => {
    const approvals = { ...rig.deps.approvals, isRelated: async () => isRelated };
    return releaseDeposit({ ...rig.deps, approvals }, reviewer(), { id, reason: 'papers seen' });
  };

  test('is like any other from then on, which is logged and told to its owner’s pages, once', async () => {
    const who = await held();
    await rig.t.ownerDb.query(`update wallet.deposit set state_reason = 'SOURCE_HIGH' where id = $1`, [who.id]);
    expect(await release(who.id)).toEqual({ ok: true, value: true });
    expect(rig.audits.at(-1)).toMatchObject({
      ...reviewer(),
      action: 'staffDeposits.releaseDeposit',
      subject: `deposit:${who.id}`,
      reason: 'papers seen',
      before: { state: 'UNDER_REVIEW', reason: 'SOURCE_HIGH' },
      after: { state: 'CONFIRMING' },
    });
    const [row] = await rig.t.db.query('select state, state_reason from wallet.deposit where id = $1', [who.id]);
    expect(row).toEqual({ state: 'CONFIRMING', state_reason: null });
    const heard = await rig.t.db.query('select topic from platform.outbox where uid = $1', [who.uid]);
    expect(heard).toEqual([{ topic: 'deposits.changed' }]);
    expect(await release(who.id)).toMatchObject({ refusal: { code: 'NOT_IN_REVIEW' } });
    expect(await release(newId(1))).toMatchObject({ refusal: { code: 'NOT_IN_REVIEW' } });
  });

  test('is not their own or a relative’s', async () => {
    const who = await held();
    expect(await release(who.id, true)).toMatchObject({ refusal: { code: 'OWN_ACCOUNT' } });
    expect((await deposit(who.id)).state).toBe('UNDER_REVIEW');
  });
});
