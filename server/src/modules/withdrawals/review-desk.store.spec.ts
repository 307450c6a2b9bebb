import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { createStaff } from '../approvals/usecases/create-staff.ts';
import { lockWithdrawal, moveWithdrawal } from './store/withdrawal.store.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

/** A withdrawal that waits for a reviewer. */
async function waiting(who: TestPerson, amount = '60000', address = OUTSIDE): Promise<string> {
  await rig.give(who, 'USDT', amount);
  const wish = { clientRequestId: randomUUID(), asset: 'USDT', network: 'eth', address, amount };
  const { id } = must(await rig.http.withdraw({ ...wish, ...rig.secrets }, rig.as(who)));
  rig.clock.advanceMs(60_000);
  while ((await advanceNextWithdrawal(rig.deps)) !== null);
  return id;
}
const person = () => rig.person({ kyc: 'advanced' });
const detail = async (id: string, staff = 'anna') => must(await rig.staff.reviewDetail({ id }, rig.asStaff(staff)));
const hashOf = async (id: string) => (await detail(id)).contentHash;
const tab = async (name: 'waiting' | 'asked' | 'decided') =>
  must(await rig.staff.reviewQueue({ tab: name, limit: 100 }, rig.asStaff('anna'))).rows.map(({ id }) => id);
const ask = async (id: string, questions: string, more: object = {}, staff = 'anna') =>
  rig.staff.askWithdrawal(
    { id, contentHash: await hashOf(id), questions, reason: 'not clear yet', ...more },
    rig.asStaff(staff),
  );
const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('asking a person', () => {
  test('moves the withdrawal to Asked, tells the person, is logged, and moves back with the answer', async () => {
    const who = await person();
    const id = await waiting(who);
    expect(await tab('waiting')).toContain(id);
    rig.told.length = 0;
    const { questions } = must(await ask(id, 'PURPOSE,OTHER', { note: 'Which invoice is it for?' }));
    expect(questions.map(({ question, note, answer }) => [question, note, answer])).toEqual([
      ['PURPOSE', 'Which invoice is it for?', null],
      ['OTHER', 'Which invoice is it for?', null],
    ]);
    expect(rig.told.map(({ uid, kind }) => [uid, kind])).toEqual([[who.uid, 'wallet.withdrawalQuestion']]);
    expect(rig.audits.at(-1)).toMatchObject({
      action: 'staffWithdrawals.askWithdrawal',
      subject: `withdrawal:${id}`,
      reason: 'not clear yet',
      after: { questions: ['PURPOSE', 'OTHER'] },
    });
    expect(await tab('asked')).toContain(id);
    expect(await tab('waiting')).not.toContain(id);
    expect(await ask(id, 'RECIPIENT')).toMatchObject(refused('QUESTIONS_OPEN'));

    for (const question of (await detail(id)).questions)
      must(await rig.http.answerQuestion({ id: question.id, answer: 'For a flat in Lyon' }, rig.as(who)));
    expect(await tab('waiting')).toContain(id);
    expect((await detail(id)).questions.map(({ answer }) => answer)).toEqual([
      'For a flat in Lyon',
      'For a flat in Lyon',
    ]);
    must(await ask(id, 'RECIPIENT'));
  });

  test.each([
    ['a question that there is not', 'WHY', 'FIELD_INVALID', { field: 'questions', reason: 'NOT_QUESTIONS' }],
    ['one twice', 'PURPOSE,PURPOSE', 'FIELD_INVALID', { field: 'questions', reason: 'NOT_QUESTIONS' }],
    ['something else without words', 'OTHER', 'REASON_REQUIRED', { field: 'note' }],
  ])('%s is refused', async (_, questions, code, details) => {
    const id = await waiting(await person());
    expect(await ask(id, questions)).toEqual({ ok: false, refusal: { code, details } });
    expect((await detail(id)).questions).toEqual([]);
  });

  test('may be decided before the answer comes, and not be answered afterwards', async () => {
    const who = await person();
    const id = await waiting(who);
    const { questions } = must(await ask(id, 'PURPOSE'));
    const decision = { id, contentHash: await hashOf(id), reason: 'clear enough' };
    must(await rig.staff.approveWithdrawal(decision, rig.asStaff('anna')));
    expect(await ask(id, 'PURPOSE')).toMatchObject(refused('NOT_IN_REVIEW'));
    expect(await rig.http.answerQuestion({ id: questions[0]!.id, answer: 'late' }, rig.as(who))).toMatchObject(
      refused('NOT_IN_REVIEW'),
    );
    expect(await tab('decided')).toContain(id);
    expect(await tab('asked')).not.toContain(id);
  });
});

describe('a decided review', () => {
  test('is listed by the last decision, newest first, in pages without gaps', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const id = await waiting(await person());
      const decision = { id, contentHash: await hashOf(id), reason: 'looks right' };
      if (count % 2 === 0) must(await rig.staff.approveWithdrawal(decision, rig.asStaff('anna')));
      else must(await rig.staff.rejectWithdrawal({ ...decision, reasonCode: 'IDENTITY' }, rig.asStaff('anna')));
      rig.clock.advanceMs(1);
      ids.push(id);
    }
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const asked = { tab: 'decided' as const, limit: 2, ...(before ? { before } : {}) };
      const page = must(await rig.staff.reviewQueue(asked, rig.asStaff('anna')));
      seen.push(...page.rows.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen.slice(0, 5)).toEqual(ids.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
    expect((await detail(ids[1]!)).rejectCode).toBe('IDENTITY');
  });
});

describe('a withdrawal that comes back', () => {
  /** Sends it back as the chain edge does where the hot wallet is short. */
  const comesBack = (id: string) =>
    rig.t.db.tx(async (tx) => {
      const nowMs = rig.clock.nowMs();
      const approved = await lockWithdrawal(tx, id);
      await moveWithdrawal(tx, approved!, 'IN_REVIEW', nowMs, {
        reviewReasons: ['HOT_WALLET_SHORT'],
        reviewDeadlineMs: nowMs + DAY_MS,
        approvalsNeeded: 2,
      });
    });
  const approve = async (id: string, staff: string) =>
    rig.staff.approveWithdrawal({ id, contentHash: await hashOf(id), reason: 'looked at' }, rig.asStaff(staff));

  test('is looked at anew by everybody each time, also for the same reason', async () => {
    const id = await waiting(await person());
    must(await approve(id, 'anna'));
    for (const _ of ['first', 'second']) {
      rig.clock.advanceMs(60_000);
      await comesBack(id);
      expect(must(await approve(id, 'anna'))).toMatchObject({ state: 'IN_REVIEW', approvals: 1 });
      expect(await approve(id, 'anna')).toMatchObject(refused('SAME_REVIEWER'));
      expect(must(await approve(id, 'bert'))).toMatchObject({ state: 'APPROVED', approvals: 2 });
    }
  });
});

describe('one’s own business', () => {
  test.each(['self', 'relative'])(
    'a reviewer neither asks about nor decides a withdrawal of their %s',
    async (relation) => {
      const who = await person();
      const id = await waiting(who);
      const hired = await createStaff(rig.staffDeps, {
        login: `reviewer-${relation}`,
        password: 'A-good-pass-1',
        role: 'reviewer',
      });
      const { staffId } = must(hired);
      await rig.t.db.query(
        'insert into approvals.staff_person (staff_id, uid, relation, added_at_ms) values ($1, $2, $3, 1)',
        [staffId, who.uid, relation],
      );
      const decision = { id, contentHash: await hashOf(id), reason: 'it is mine' };
      const me = rig.asStaff(staffId);
      expect(await rig.staff.approveWithdrawal(decision, me)).toMatchObject(refused('OWN_ACCOUNT'));
      expect(await rig.staff.rejectWithdrawal({ ...decision, reasonCode: 'OTHER' }, me)).toMatchObject(
        refused('OWN_ACCOUNT'),
      );
      expect(await ask(id, 'PURPOSE', {}, staffId)).toMatchObject(refused('OWN_ACCOUNT'));
      expect((await detail(id, staffId)).isOwn).toBe(true);
      expect(await detail(id)).toMatchObject({ isOwn: false, state: 'IN_REVIEW', approvals: 0 });
    },
  );
});

describe('the risk that a reviewer is shown', () => {
  const FRESH = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
  const riskIn = async (id: string, name: 'waiting' | 'decided' = 'waiting') =>
    must(await rig.staff.reviewQueue({ tab: name, limit: 100 }, rig.asStaff('anna'))).rows.find((row) => row.id === id)
      ?.risk;

  test('is the rule’s, in the queue as on the page, and follows what becomes known of the address', async () => {
    const who = await person();
    const first = await waiting(who, '60000', FRESH);
    expect([await riskIn(first), (await detail(first)).risk]).toEqual(['MEDIUM', 'MEDIUM']);
    const again = await waiting(who, '60000', FRESH);
    expect(await riskIn(again), 'paid before, so only the amount is large').toBe('LOW');
    const large = await waiting(who, '120000', FRESH);
    expect(await riskIn(large)).toBe('MEDIUM');
    await rig.t.db.query(
      `insert into wallet.known_address (family, address, risk, added_at_ms) values ('evm', $1, 'MEDIUM', 1)`,
      [FRESH],
    );
    expect([await riskIn(again), await riskIn(large)]).toEqual(['MEDIUM', 'HIGH']);
    await rig.t.db.query(`update wallet.known_address set risk = 'HIGH' where address = $1`, [FRESH]);
    expect(await riskIn(again)).toBe('HIGH');
    await rig.t.db.query('delete from wallet.known_address where address = $1', [FRESH]);
    expect(await riskIn(again)).toBe('LOW');
  });

  test('counts half of the person’s own limit', async () => {
    const who = await rig.person({ kyc: 'primary' });
    await waiting(who, '50000', FRESH);
    // The first one has to fall out of the window of the limit.
    rig.clock.advanceMs(86_400_000);
    const id = await waiting(who, '50000', FRESH);
    expect(await riskIn(id)).toBe('MEDIUM');
    await rig.t.ownerDb.query(`update identity.person set kyc_level = 'advanced' where uid = $1`, [who.uid]);
    expect(await riskIn(id)).toBe('LOW');
  });
});

test('refuses the second of two reviewers who decide at the same moment, whatever each decides', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await waiting(await person());
    const decision = { id, contentHash: await hashOf(id), reason: 'at the same moment' };
    const reject = { ...decision, reasonCode: 'OTHER' } as const;
    const answers = await Promise.all([
      rig.staff.approveWithdrawal(decision, rig.asStaff('anna')),
      round % 2 === 0
        ? rig.staff.rejectWithdrawal(reject, rig.asStaff('bert'))
        : rig.staff.approveWithdrawal(decision, rig.asStaff('bert')),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject(refused('NOT_IN_REVIEW'));
    expect((await detail(id)).decisions).toHaveLength(1);
  }
});

test('the evidence names linked accounts by device, the device, and what went to the address before', async () => {
  const who = await person();
  const other = await person();
  await rig.t.ownerDb.query(
    `update identity.device set token_hash = (select token_hash from identity.device where uid = $1) where uid = $2`,
    [who.uid, other.uid],
  );
  const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const first = await waiting(who, '60000', address);
  await rig.t.ownerDb.query(`update wallet.withdrawal set state = 'COMPLETED' where id = $1`, [first]);
  const id = await waiting(who, '70000', address);
  const shown = await detail(id);
  expect(shown.linked).toMatchObject([{ uid: other.uid, frozen: false, devices: 1 }]);
  expect(shown.addressHistory).toMatchObject({ count: 1, sentUsdt: '60000', others: 0 });
  expect(shown.addressHistory.firstAtMs).not.toBeNull();
  expect(shown.device.seenAtMs).not.toBeNull();
  const theirs = await waiting(other, '60000', address);
  expect((await detail(theirs)).addressHistory).toMatchObject({ count: 0, others: 1 });
});
