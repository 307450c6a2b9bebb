import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';
import { notifyOverdueReview } from './usecases/review/notify-overdue-review.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.told.length = 0;
  rig.sent.length = 0;
});

const withdraw = async (who: TestPerson, amount: string, more: object = {}) =>
  must(
    await rig.http.withdraw(
      {
        clientRequestId: randomUUID(),
        asset: 'USDT',
        network: 'eth',
        address: OUTSIDE,
        amount,
        ...rig.secrets,
        ...more,
      },
      rig.as(who),
    ),
  );
const balance = async (who: TestPerson) => {
  const rows = await findOwnBalance(rig.t.db, who.uid);
  const row = rows.find((each) => each.account === 'funding' && each.asset === 'USDT');
  return [row?.availableMinor ?? 0n, row?.heldMinor ?? 0n];
};
const UNKNOWN = { ok: false, refusal: { code: 'CANCEL_LINK_UNKNOWN' } };

/** The token of the newest mail about a withdrawal. */
async function tokenSent(): Promise<string> {
  await rig.identity.sendMessages();
  const mail = rig.sent.filter(({ template }) => template === 'withdrawal-requested').at(-1);
  return new URL(mail!.params.cancelUrl!).searchParams.get('cancelLink')!;
}
const visitor = () => rig.as({ uid: '', sessionId: '', totpSecret: null, email: null });
const byLink = (token: string) => rig.http.withdrawalByLink({ token }, visitor());
const cancelByLink = (token: string) => rig.http.cancelByLink({ token }, visitor());

describe('the link of a mail', () => {
  test('shows the withdrawal in full, cancels it once, and is then like one that was made up', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = await withdraw(who, '40');
    const token = await tokenSent();
    expect(await byLink(token)).toMatchObject({
      ok: true,
      value: { id: row.id, amount: '40', fee: '1', recipientGets: '39', address: OUTSIDE, state: 'COOLING' },
    });
    expect(await cancelByLink(token)).toMatchObject({ ok: true, value: { id: row.id, state: 'CANCELLED' } });
    expect(await balance(who)).toEqual([100_000_000n, 0n]);
    for (const each of [token, 'A'.repeat(43)]) {
      expect(await byLink(each)).toEqual(UNKNOWN);
      expect(await cancelByLink(each)).toEqual(UNKNOWN);
    }
    expect(rig.told.map(({ kind }) => kind)).toEqual(['wallet.withdrawalRequested', 'wallet.withdrawalCancelled']);
  });

  test('is kept as a hash alone', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await withdraw(who, '10');
    const token = await tokenSent();
    const rows = await rig.t.ownerDb.query<{ token_hash: Buffer }>('select token_hash from wallet.cancel_link');
    expect(rows.some(({ token_hash: hash }) => hash.toString('base64url') === token)).toBe(false);
    expect(rows.every(({ token_hash: hash }) => hash.length === 32)).toBe(true);
  });

  test('pressed twenty times at once gives back once', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    await withdraw(who, '40');
    const token = await tokenSent();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancelByLink(token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance(who)).toEqual([100_000_000n, 0n]);
  });

  test('still works while a reported address makes the withdrawal wait, and in review', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '200000');
    const high = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
    await rig.t.ownerDb.query(
      `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, 'HIGH', 1)`,
      [high],
    );
    const delayed = await withdraw(who, '10', { address: high, riskConfirmation: 'b906' });
    const token = await tokenSent();
    rig.clock.advanceMs(60_000);
    while ((await advanceNextWithdrawal(rig.deps)) !== null);
    expect(await byLink(token)).toMatchObject({ ok: true, value: { id: delayed.id, state: 'DELAYED_HIGH_RISK' } });
    expect(await cancelByLink(token)).toMatchObject({ ok: true });
    expect((await balance(who))[1]).toBe(0n);
  });

  test('is dead once it is being sent, and where the person has cancelled on the page', async () => {
    const who = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = await withdraw(who, '10');
    const token = await tokenSent();
    await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'BROADCASTING' where id = $1`, [row.id]);
    expect(await byLink(token)).toEqual(UNKNOWN);
    expect(await cancelByLink(token)).toEqual(UNKNOWN);
    expect(await balance(who)).toEqual([90_000_000n, 10_000_000n]);
    // Refused it was not used up: what comes back into review by staff can still be cancelled.
    await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'IN_REVIEW' where id = $1`, [row.id]);
    expect((await byLink(token)).ok).toBe(true);
    must(await rig.http.cancelWithdrawal({ id: row.id }, rig.as(who)));
    expect(await cancelByLink(token)).toEqual(UNKNOWN);
    expect(await balance(who)).toEqual([100_000_000n, 0n]);
  });

  test('does not come with a payment that stays inside', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    await send(who, friend, '5');
    await rig.identity.sendMessages();
    expect(rig.sent.map(({ template, params }) => [template, params.cancelUrl])).toEqual([['sent', undefined]]);
  });
});

async function send(from: TestPerson, to: TestPerson, amount: string) {
  return must(
    await rig.http.send(
      {
        clientRequestId: randomUUID(),
        asset: 'USDT',
        recipientType: 'account',
        recipientAccount: to.uid,
        amount,
        ...rig.secrets,
      },
      rig.as(from),
    ),
  );
}

test('a send tells both sides who the other is, without their whole number, and ends at once', async () => {
  const [who, friend] = [await rig.person(), await rig.person()];
  await rig.give(who, 'USDT', '100');
  const { id } = await send(who, friend, '5');
  const end = (person: TestPerson) => expect.stringContaining(person.uid.slice(-3));
  expect(rig.told).toMatchObject([
    { uid: who.uid, kind: 'wallet.sent', params: { amount: '5', asset: 'USDT', to: end(friend) } },
    { uid: friend.uid, kind: 'wallet.received', params: { amount: '5', asset: 'USDT', from: end(who) } },
  ]);
  const rows = await rig.t.db.query<{ at: string }>(
    'select completed_at_ms as at from wallet.withdrawal where id = $1',
    [id],
  );
  expect(Number(rows[0]!.at)).toBe(rig.clock.nowMs());
});

describe('asking for a send back', () => {
  test('tells the recipient once and moves nothing', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    const row = await send(who, friend, '5');
    rig.told.length = 0;
    const asked = must(await rig.http.requestReturn({ id: row.id }, rig.as(who)));
    expect(asked).toMatchObject({ state: 'COMPLETED', returnAskedAtMs: rig.clock.nowMs() });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rig.http.requestReturn({ id: row.id }, rig.as(who))),
    );
    for (const answer of answers) expect(answer).toMatchObject({ refusal: { code: 'RETURN_ASKED' } });
    expect(rig.told).toMatchObject([
      { uid: friend.uid, kind: 'wallet.returnRequested', params: { amount: '5', asset: 'USDT' } },
    ]);
    expect(rig.told[0]!.params.from).not.toContain(who.uid);
    expect(rig.told[0]!.params.from).toContain(who.uid.slice(-3));
    expect(await balance(friend)).toEqual([5_000_000n, 0n]);
  });

  test('is for a send that has arrived, and for nobody else’s', async () => {
    const who = await rig.person();
    const friend = await rig.person();
    await rig.give(who, 'USDT', '100');
    const outside = await withdraw(who, '10');
    const ask = (id: string, as: TestPerson) => rig.http.requestReturn({ id }, rig.as(as));
    expect(await ask(outside.id, who)).toMatchObject({ refusal: { code: 'NOT_A_SEND' } });
    await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'COMPLETED' where id = $1`, [outside.id]);
    expect(await ask(outside.id, who)).toMatchObject({ refusal: { code: 'NOT_A_SEND' } });
    const row = await send(who, friend, '5');
    const missing = await ask(randomUUID(), friend);
    expect(await ask(row.id, friend)).toEqual(missing);
    expect(missing).toEqual({ ok: false, refusal: { code: 'WITHDRAWAL_UNKNOWN' } });
  });
});

describe('a question of a reviewer', () => {
  async function inReview(): Promise<{ who: TestPerson; id: string }> {
    const who = await rig.person();
    await rig.give(who, 'USDT', '60000');
    const { id } = await withdraw(who, '50000');
    rig.clock.advanceMs(60_000);
    while ((await advanceNextWithdrawal(rig.deps)) !== null);
    return { who, id };
  }
  async function ask(withdrawalId: string, question: string, note: string | null = null): Promise<string> {
    const id = randomUUID();
    await rig.t.ownerDb.query(
      `insert into wallet.withdrawal_question (id, withdrawal_id, question, note, asked_by, asked_at_ms)
       values ($1, $2, $3, $4, 'anna', $5)`,
      [id, withdrawalId, question, note, rig.clock.nowMs()],
    );
    return id;
  }
  const shown = async (who: TestPerson, id: string) => must(await rig.http.withdrawalDetail({ id }, rig.as(who)));

  test('stands on the withdrawal, is answered once, and the promised time begins with the last answer', async () => {
    const { who, id } = await inReview();
    const first = await ask(id, 'PURPOSE');
    const second = await ask(id, 'OTHER', 'Who is Eve?');
    const before = await shown(who, id);
    expect(before).toMatchObject({ state: 'IN_REVIEW', reviewReason: 'AMOUNT' });
    expect(before.questions.map(({ question, note }) => [question, note]).sort()).toEqual([
      ['OTHER', 'Who is Eve?'],
      ['PURPOSE', null],
    ]);
    const answer = (question: string, as = who) =>
      rig.http.answerQuestion({ id: question, answer: 'My new house' }, rig.as(as));
    rig.clock.advanceMs(HOUR_MS);
    expect(must(await answer(first)).decisionByMs).toBe(before.decisionByMs);
    expect(must(await answer(second)).decisionByMs).toBe(rig.clock.nowMs() + 4 * HOUR_MS);
    expect(await answer(second)).toMatchObject({ refusal: { code: 'QUESTION_ANSWERED' } });
    expect((await shown(who, id)).questions).toMatchObject([{ answer: 'My new house' }, { answer: 'My new house' }]);
    const thief = await rig.person();
    expect(await answer(first, thief)).toEqual(await answer(randomUUID(), thief));
  });

  test('that is answered is part of what a reviewer decides on', async () => {
    const { who, id } = await inReview();
    const question = await ask(id, 'PURPOSE');
    const shownTo = async () => must(await rig.staff.reviewDetail({ id }, rig.asStaff('anna')));
    const before = await shownTo();
    must(await rig.http.answerQuestion({ id: question, answer: 'Somebody told me to' }, rig.as(who)));
    const decide = (contentHash: string) =>
      rig.staff.approveWithdrawal({ id, contentHash, reason: 'all is well' }, rig.asStaff('anna'));
    expect(await decide(before.contentHash)).toMatchObject({ refusal: { code: 'CONTENT_CHANGED' } });
    const after = await shownTo();
    expect(after.questions).toMatchObject([{ question: 'PURPOSE', answer: 'Somebody told me to' }]);
    expect(await decide(after.contentHash)).toMatchObject({ ok: true, value: { state: 'APPROVED' } });
  });

  test('that waits for the person makes nobody late', async () => {
    const { who, id } = await inReview();
    const question = await ask(id, 'RECIPIENT');
    rig.clock.advanceMs(5 * HOUR_MS);
    rig.told.length = 0;
    while (await notifyOverdueReview(rig.deps));
    expect(rig.told.filter(({ uid }) => uid === who.uid)).toEqual([]);
    must(await rig.http.answerQuestion({ id: question, answer: 'A friend' }, rig.as(who)));
    rig.clock.advanceMs(4 * HOUR_MS + 1);
    while (await notifyOverdueReview(rig.deps));
    rig.clock.advanceMs(12 * HOUR_MS);
    while (await notifyOverdueReview(rig.deps));
    const late = rig.told.filter(({ uid }) => uid === who.uid);
    expect(late.map(({ kind }) => kind)).toEqual(['wallet.reviewOverdue', 'wallet.reviewOverdue']);
  });

  test('cannot be answered after the decision', async () => {
    const { who, id } = await inReview();
    const question = await ask(id, 'PURPOSE');
    must(await rig.http.cancelWithdrawal({ id }, rig.as(who)));
    expect(await rig.http.answerQuestion({ id: question, answer: 'too late' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NOT_IN_REVIEW' },
    });
  });
});
