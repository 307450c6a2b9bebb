import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PersonOptions, type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';
import { notifyOverdueReview } from './usecases/review/notify-overdue-review.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

const advanceAll = async () => {
  while ((await advanceNextWithdrawal(rig.deps)) !== null);
};
/** Asks for an amount of USDT and waits until the risk check has spoken. */
const checked = async (who: TestPerson, amount: string, more: object = {}) => {
  await rig.give(who, 'USDT', amount);
  const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount };
  const row = must(await rig.http.withdraw({ ...wish, ...rig.secrets, ...more }, rig.as(who)));
  rig.clock.advanceMs(60_000);
  await advanceAll();
  return must(await rig.http.withdrawalDetail({ id: row.id }, rig.as(who)));
};
const frozen = async (who: TestPerson) => {
  const rows = await rig.deps.ledger.balances(rig.t.db, who.uid);
  return rows.reduce((sum, row) => sum + row.heldMinor, 0n);
};
const shown = async (id: string) => must(await rig.staff.reviewDetail({ id }, rig.asStaff('anna')));
const decide = (id: string, contentHash: string, reason = 'looks right') => ({ id, contentHash, reason });

describe('the risk check', () => {
  test.each<[string, PersonOptions, string, string | null]>([
    ['a usual amount', {}, '900', null],
    ['a large amount', { kyc: 'advanced' }, '50000', 'AMOUNT'],
    ['a new device on an old account', { seenMs: HOUR_MS }, '1000', 'NEW_DEVICE'],
    ['half of the limit to a new address', { kyc: 'primary' }, '25000', 'NEW_ADDRESS'],
    ['a young account', { kyc: 'advanced', ageMs: 3 * DAY_MS, seenMs: 2 * DAY_MS }, '5000', 'NEW_ACCOUNT'],
  ])('%s', async (_name, options, amount, reason) => {
    const who = await rig.person(options);
    const row = await checked(who, amount);
    expect(row.state).toBe(reason === null ? 'APPROVED' : 'IN_REVIEW');
    expect(row.reviewReason).toBe(reason);
    if (reason !== null) expect(row.decisionByMs).toBe(rig.clock.nowMs() + 4 * HOUR_MS);
  });

  test('asks from where on the operator says, from the next check on', async () => {
    const set = (values: { readonly [Name in 'REVIEW_FROM' | 'REVIEW_TWO_FROM']: number }) =>
      rig.t.db.tx(async (tx) => {
        for (const name of ['REVIEW_FROM', 'REVIEW_TWO_FROM'] as const)
          await rig.deps.settings.set(tx, { name, value: values[name], by: 'operator', nowMs: rig.clock.nowMs() });
      });
    const who = await rig.person({ kyc: 'advanced' });
    await set({ REVIEW_FROM: 300, REVIEW_TWO_FROM: 400 });
    expect(await checked(who, '299')).toMatchObject({ state: 'APPROVED' });
    expect(await checked(who, '300')).toMatchObject({ state: 'IN_REVIEW', reviewReason: 'AMOUNT' });
    const { id, decisionByMs } = await checked(who, '400');
    expect(await shown(id)).toMatchObject({
      approvalsNeeded: 2,
      thresholds: { AMOUNT: '300', TWO_REVIEWERS: '400', NEW_DEVICE: '1000' },
    });
    expect(decisionByMs).toBe(rig.clock.nowMs() + DAY_MS);
    await set({ REVIEW_FROM: 50_000, REVIEW_TWO_FROM: 100_000 });
    expect(await checked(who, '400')).toMatchObject({ state: 'APPROVED' });
  });

  test('money that came less than an hour ago and leaves without a trade', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    await rig.t.ownerDb.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
         unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
       values (gen_random_uuid(), 'user', $1, 'eth', 'USDT', '0x', $1, 'native', 1, 3, 6, 'COMPLETED', '1', $2, $2, $2)`,
      [who.uid, rig.clock.nowMs() - HOUR_MS / 2],
    );
    expect(await checked(who, '10000')).toMatchObject({ state: 'IN_REVIEW', reviewReason: 'FAST_EXIT' });
  });

  test('a reported address waits an hour in the open, then the other checks speak', async () => {
    const address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
    await rig.t.ownerDb.query(
      `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, 'HIGH', 1)`,
      [address],
    );
    const who = await rig.person({ kyc: 'advanced' });
    const row = await checked(who, '60000', { address, riskConfirmation: '6A65' });
    expect(row).toMatchObject({
      state: 'DELAYED_HIGH_RISK',
      cancellable: true,
      delayedUntilMs: rig.clock.nowMs() + HOUR_MS,
    });
    rig.clock.advanceMs(HOUR_MS - 1);
    await advanceAll();
    expect(must(await rig.http.withdrawalDetail({ id: row.id }, rig.as(who))).state).toBe('DELAYED_HIGH_RISK');
    rig.clock.advanceMs(1);
    await advanceAll();
    expect(must(await rig.http.withdrawalDetail({ id: row.id }, rig.as(who))).state).toBe('IN_REVIEW');
  });

  test.each([
    ['HIGH', 'DELAYED_HIGH_RISK', null, '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'],
    ['BLOCKED', 'REJECTED', 'ADDRESS_BLOCKED', '0x976EA74026E726554dB657fA54763abd0C3a0aa9'],
  ])('an address reported as %s after the request: %s', async (risk, state, rejectReason, address) => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address, amount: '50' };
    const { id } = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
    await rig.t.ownerDb.query(
      `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, $2, 1)`,
      [address, risk],
    );
    rig.clock.advanceMs(60_000);
    await advanceAll();
    expect(must(await rig.http.withdrawalDetail({ id }, rig.as(who)))).toMatchObject({ state, rejectReason });
    expect(await frozen(who)).toBe(rejectReason === null ? 50_000_000n : 0n);
  });

  test('an account that was frozen meanwhile keeps its money', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '50' };
    const row = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
    await rig.t.ownerDb.query('update identity.person set frozen_at_ms = 1 where uid = $1', [who.uid]);
    rig.clock.advanceMs(60_000);
    await advanceAll();
    expect(must(await rig.http.withdrawalDetail({ id: row.id }, rig.as(who)))).toMatchObject({
      state: 'REJECTED',
      rejectReason: 'ACCOUNT_FROZEN',
    });
    expect(await frozen(who)).toBe(0n);
  });
});

describe('staff', () => {
  test('approve what they were shown; the person and the audit hear of it', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    const { id } = await checked(who, '60000');
    const queue = must(await rig.staff.reviewQueue({}, rig.asStaff('anna')));
    expect(queue.rows.find((row) => row.id === id)).toMatchObject({
      reason: 'AMOUNT',
      approvals: 0,
      approvalsNeeded: 1,
    });
    const detail = await shown(id);
    expect(detail.person).toMatchObject({ used24hUsdt: '60000', limit24hUsdt: '1000000' });
    rig.audits.length = 0;
    const answer = await rig.staff.approveWithdrawal(decide(id, detail.contentHash), rig.asStaff('anna'));
    expect(answer).toEqual({ ok: true, value: { state: 'APPROVED', approvals: 1, approvalsNeeded: 1 } });
    expect(rig.audits).toMatchObject([
      {
        staffId: 'anna',
        action: 'staffWithdrawals.approveWithdrawal',
        subject: `withdrawal:${id}`,
        before: { state: 'IN_REVIEW', approvals: 0 },
        after: { state: 'APPROVED', approvals: 1 },
      },
    ]);
    expect(rig.told.at(-1)).toMatchObject({ uid: who.uid, kind: 'wallet.withdrawalApproved' });
    expect(await rig.staff.approveWithdrawal(decide(id, detail.contentHash), rig.asStaff('bert'))).toMatchObject({
      refusal: { code: 'NOT_IN_REVIEW' },
    });
  });

  test('two different people approve 100,000 and more, also when one asks many times at once', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    const { id, decisionByMs } = await checked(who, '100000');
    expect(decisionByMs).toBe(rig.clock.nowMs() + DAY_MS);
    const { contentHash } = await shown(id);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => rig.staff.approveWithdrawal(decide(id, contentHash), rig.asStaff('anna'))),
    );
    expect(tries.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of tries) if (!answer.ok) expect(answer.refusal.code).toBe('SAME_REVIEWER');
    expect((await shown(id)).state).toBe('IN_REVIEW');
    const second = must(await rig.staff.approveWithdrawal(decide(id, contentHash), rig.asStaff('bert')));
    expect(second).toEqual({ state: 'APPROVED', approvals: 2, approvalsNeeded: 2 });
  });

  test('cannot decide on something else than what they saw', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
    const { id } = await checked(who, '200000', { address });
    const before = await shown(id);
    must(await rig.staff.approveWithdrawal(decide(id, before.contentHash), rig.asStaff('anna')));
    await rig.t.ownerDb.query(
      `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, 'HIGH', 1)`,
      [address],
    );
    const changed = { refusal: { code: 'CONTENT_CHANGED' } };
    expect(await rig.staff.approveWithdrawal(decide(id, before.contentHash), rig.asStaff('bert'))).toMatchObject(
      changed,
    );
    const reject = { ...decide(id, before.contentHash), reasonCode: 'OTHER' } as const;
    expect(await rig.staff.rejectWithdrawal(reject, rig.asStaff('bert'))).toMatchObject(changed);
    const after = await shown(id);
    expect(after.approvals).toBe(0);
    const queue = must(await rig.staff.reviewQueue({}, rig.asStaff('anna')));
    expect(queue.rows.find((row) => row.id === id)).toMatchObject({ approvals: 0, approvalsNeeded: 2 });
    // The one who approved what it was before is still one person.
    const first = must(await rig.staff.approveWithdrawal(decide(id, after.contentHash), rig.asStaff('anna')));
    expect(first).toMatchObject({ state: 'IN_REVIEW', approvals: 1 });
    must(await rig.staff.approveWithdrawal(decide(id, after.contentHash), rig.asStaff('bert')));
    expect((await shown(id)).state).toBe('APPROVED');
    const decided = must(await rig.staff.reviewQueue({ tab: 'decided' }, rig.asStaff('anna')));
    expect(decided.rows.find((row) => row.id === id)).toMatchObject({ approvals: 2, approvalsNeeded: 2 });
  });

  test('reject with a reason, and everything comes back', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    const { id } = await checked(who, '60000');
    const { contentHash } = await shown(id);
    const reject = { ...decide(id, contentHash, 'stolen phone'), reasonCode: 'ACCOUNT_TAKEOVER' } as const;
    expect(await rig.staff.rejectWithdrawal(reject, rig.asStaff('anna'))).toEqual({
      ok: true,
      value: { state: 'REJECTED' },
    });
    const told = { uid: who.uid, kind: 'wallet.withdrawalRejected', params: { reason: 'ACCOUNT_TAKEOVER' } };
    expect(rig.told.at(-1)).toMatchObject(told);
    const row = must(await rig.http.withdrawalDetail({ id }, rig.as(who)));
    expect(row).toMatchObject({ state: 'REJECTED', rejectReason: 'ACCOUNT_TAKEOVER', cancellable: false });
    expect(await frozen(who)).toBe(0n);
    expect((await shown(id)).decisions).toMatchObject([
      { staffId: 'anna', staff: 'anna.b', decision: 'REJECT', reason: 'stolen phone' },
    ]);
  });

  test('approving, rejecting and cancelling at once ends in one place', async () => {
    const who = await rig.person({ kyc: 'advanced', vip: 6 });
    for (let round = 0; round < 5; round++) {
      const { id } = await checked(who, '60000');
      const { contentHash } = await shown(id);
      const reject = { ...decide(id, contentHash), reasonCode: 'OTHER' } as const;
      const answers = await Promise.all([
        rig.staff.approveWithdrawal(decide(id, contentHash), rig.asStaff('anna')),
        rig.staff.rejectWithdrawal(reject, rig.asStaff('bert')),
        rig.http.cancelWithdrawal({ id }, rig.as(who)),
      ]);
      const { state } = await shown(id);
      // An approval may be cancelled afterwards; nothing follows a rejection or a cancel.
      expect(['REJECTED', 'CANCELLED']).toContain(state);
      expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0);
      expect(await frozen(who)).toBe(0n);
    }
  });

  test('see what is missing as missing, and pages without gaps', async () => {
    expect(await rig.staff.reviewDetail({ id: randomUUID() }, rig.asStaff('anna'))).toMatchObject({
      refusal: { code: 'WITHDRAWAL_UNKNOWN' },
    });
    const ids = new Set<string>();
    for (let count = 0; count < 5; count++) ids.add((await checked(await rig.person({ kyc: 'advanced' }), '60000')).id);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = must(await rig.staff.reviewQueue({ limit: 2, ...(before ? { before } : {}) }, rig.asStaff('anna')));
      seen.push(...page.rows.map((row) => row.id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of ids) expect(seen).toContain(id);
  });

  test('the person hears every twelve hours when the promise is broken', async () => {
    const who = await rig.person({ kyc: 'advanced' });
    await checked(who, '60000');
    const told = async () => {
      rig.told.length = 0;
      while (await notifyOverdueReview(rig.deps));
      return rig.told.filter((notice) => notice.uid === who.uid).map((notice) => notice.kind);
    };
    rig.clock.advanceMs(4 * HOUR_MS);
    expect(await told()).toEqual([]);
    rig.clock.advanceMs(1);
    expect(await told()).toEqual(['wallet.reviewOverdue']);
    rig.clock.advanceMs(12 * HOUR_MS - 1);
    expect(await told()).toEqual([]);
    rig.clock.advanceMs(1);
    expect(await told()).toEqual(['wallet.reviewOverdue']);
  });
});
