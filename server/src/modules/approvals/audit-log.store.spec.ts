import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { Secrets } from '../../platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import type { StaffContext } from '../../platform/request/context.ts';
import { type ApprovalsModule, createApprovals } from './approvals.ts';
import { auditHttp } from './audit.staff.http.ts';
import { replaceStaffPersons } from './store/staff-person.store.ts';

let t: TestDatabase;
let approvals: ApprovalsModule;
let http: ReturnType<typeof auditHttp>;
const me = { staff: { staffId: 'somebody', role: 'auditor' } } as StaffContext;
beforeAll(async () => {
  t = await testDatabase();
  approvals = createApprovals({ db: t.db, clock: new ManualClock(1), keys: new Secrets('x'.repeat(32)) });
  http = auditHttp(approvals);
  const hired = await approvals.createStaff({ login: 'anna', password: 'A-good-pass-1', role: 'risk' });
  if (!hired.ok) throw new Error(hired.refusal.code);
  const { staffId } = hired.value;
  const act = (over: object) =>
    t.db.tx((tx) =>
      approvals.audit(tx, {
        staffId,
        role: 'risk',
        action: 'staffIdentity.setFrozen',
        subject: 'user:100000001',
        reason: 'a, "quoted" reason',
        before: { state: 'open', limit: 5n },
        after: { state: 'frozen', limit: 5n },
        requestId: 'r',
        nowMs: 1_000,
        ...over,
      }),
    );
  await act({});
  await act({ action: 'staffPeople.addNote', nowMs: 2_000 });
  await act({ subject: 'user:100000002', nowMs: 3_000 });
  await act({ action: 'staffWallet.approveWithdrawal', subject: 'withdrawal:1', nowMs: 500 });
  await act({ action: 'staffWithdrawals.approveWithdrawal', subject: 'withdrawal:1', nowMs: 600 });
  await act({ staffId: 'operator', role: 'operator', subject: 'user_1', reason: '=1+1', before: null, nowMs: 4_000 });
  const signsIn = { staffId: 'bella', subject: 'staff:anna-signs-in' };
  await act({ ...signsIn, action: 'staffIdentity.login', nowMs: 5_000 });
  await act({ ...signsIn, action: 'staffMembers.setRole', nowMs: 6_000 });
});
afterAll(() => t.close());

const rowsOf = async (filter: object) => {
  const answer = await http.auditLog({ ...filter }, me);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.rows.map(({ atMs }) => atMs).filter((atMs) => atMs >= 1_000);
};

test.each([
  ['who', { staff: 'anna' }, [3_000, 2_000, 1_000]],
  ['a login in capitals', { staff: 'ANNA' }, [3_000, 2_000, 1_000]],
  ['somebody without a login', { staff: 'operator' }, [4_000]],
  ['nobody', { staff: 'bert' }, []],
  ['what', { action: 'staffPeople.addNote' }, [2_000]],
  ['how the subject begins', { subject: 'user:10000000' }, [3_000, 2_000, 1_000]],
  ['a subject with a sign that stands for others', { subject: 'user_' }, [4_000]],
  ['when', { fromMs: 2_000, toMs: 4_000 }, [3_000, 2_000]],
  [
    'all at once',
    { staff: 'anna', action: 'staffIdentity.setFrozen', subject: 'user:100000001', toMs: 2_000 },
    [1_000],
  ],
])('the log is narrowed by %s', async (_, filter, times) => {
  expect(await rowsOf(filter)).toEqual(times);
});

test('log-ins are left out where somebody asks for that, of the page and of its file', async () => {
  const of = { subject: 'staff:anna-signs-in' };
  expect(await rowsOf(of)).toEqual([6_000, 5_000]);
  expect(await rowsOf({ ...of, logins: 'show' })).toEqual([6_000, 5_000]);
  expect(await rowsOf({ ...of, logins: 'hide' })).toEqual([6_000]);
  const file = await http.exportLog({ ...of, logins: 'hide' }, me);
  expect(file).toMatchObject({ value: { rows: 1 } });
});

test('finds older entries of a renamed action by its name of today', async () => {
  const answer = await http.auditLog({ action: 'staffWithdrawals.approveWithdrawal' }, me);
  expect(answer.ok && answer.value.rows.map(({ atMs }) => atMs)).toEqual([600, 500]);
});

test('shows in each entry what was before and after', async () => {
  const answer = await http.auditLog({ action: 'staffPeople.addNote' }, me);
  expect(answer.ok && answer.value.rows[0]).toMatchObject({
    staff: 'anna',
    before: '{"state":"open","limit":"5"}',
    after: '{"state":"frozen","limit":"5"}',
  });
});

test('as a file: a head line, quotes where they are needed, and nothing that a spreadsheet would run', async () => {
  const answer = await http.exportLog({ subject: 'user' }, me);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const lines = answer.value.csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe('seq,time_utc,staff,role,action,subject,reason,before,after,request,hash');
  expect(lines[1]).toContain(",'=1+1,,");
  expect(lines.at(-1)).toContain('"a, ""quoted"" reason"');
  expect(answer.value).toMatchObject({ rows: lines.length - 1, next: null });
});

test('hides from a reader what was done about their own account, or a relative’s', async () => {
  const hired = await approvals.createStaff({ login: 'cleo', password: 'A-good-pass-1', role: 'compliance' });
  if (!hired.ok) throw new Error(hired.refusal.code);
  const cleo = { staff: { staffId: hired.value.staffId, role: 'compliance' } } as StaffContext;
  const times = async () => {
    const answer = await http.auditLog({ subject: 'user:10000000' }, cleo);
    return answer.ok && answer.value.rows.map(({ atMs }) => atMs);
  };
  expect(await times()).toEqual([3_000, 2_000, 1_000]);
  const relative = { uid: '100000001', relation: 'relative' } as const;
  await t.db.tx((tx) => replaceStaffPersons(tx, hired.value.staffId, [relative], 1));
  expect(await times()).toEqual([3_000]);
  const file = await http.exportLog({ subject: 'user:10000000' }, cleo);
  expect(file).toMatchObject({ value: { rows: 1 } });
  expect(await http.verifyLog({}, cleo)).toMatchObject({ value: { ok: true } });
});

test('says that the chain is whole, and where it is not', async () => {
  expect(await http.verifyLog({}, me)).toMatchObject({ value: { ok: true, brokenAtSeq: null } });
  await t.ownerDb.query('alter table approvals.audit disable trigger audit_is_append_only');
  await t.ownerDb.query(`update approvals.audit set reason = 'changed' where action = 'staffPeople.addNote'`);
  const broken = await http.verifyLog({}, me);
  expect(broken).toMatchObject({ value: { ok: false, lastHash: null } });
  expect(broken.ok && broken.value.brokenAtSeq).toBeGreaterThan(0);
});
