import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { totpCode } from '../../platform/crypto/totp.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { solve } from '../../platform/puzzles/solve.fixture.ts';
import { type ApprovalsModule, createApprovals } from './approvals.ts';
import { tidyApprovals } from './jobs/tidy-approvals.job.ts';
import { listAudit } from './queries/audit-log.query.ts';
import { verifyAudit } from './usecases/audit.ts';
import { logStaffIn, logStaffOut } from './usecases/door/staff-login.ts';

const PASSWORD = 'console-password-5';
const clock = new ManualClock(Date.UTC(2026, 10, 21));
let t: TestDatabase;
let approvals: ApprovalsModule;
let staffCount = 0;
beforeAll(async () => {
  t = await testDatabase();
  const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
  const door = { origin: 'http://localhost', requiresKey: false };
  approvals = createApprovals({ db: t.db, clock, keys, door, captchaZeroBits: 4, cost: { memoryKib: 64, passes: 1 } });
});
afterAll(() => t.close());

const hire = async (role = 'reviewer') => {
  const login = `member${++staffCount}`;
  const made = await approvals.createStaff({ login, password: PASSWORD, role });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const logIn = (login: string, secret: string, over = {}) =>
  logStaffIn(approvals.deps, {
    login,
    password: PASSWORD,
    totpCode: totpCode(secret, clock.nowMs()),
    ip: '127.0.0.1',
    cookie: undefined,
    browser: undefined,
    requestId: 'r-1',
    ...over,
  });
const solved = async () => solve(await approvals.deps.puzzles.make(clock.nowMs()));
/** A wrong try, with the puzzle answered where one is due. */
const wrong = async (login: string, over: object) =>
  logIn(login, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', { password: 'not-the-password', ...(await solved()), ...over });
const entry = (subject: string) => ({
  staffId: 'operator',
  role: 'operator',
  action: 'staffPeople.addNote' as const,
  subject,
  reason: 'because',
  before: { minor: 5n },
  after: { minor: 6n },
  requestId: 'r-1',
  nowMs: clock.nowMs(),
});

describe('staff', () => {
  test.each([
    ['an unknown role', { role: 'king' }, 'ROLE_UNKNOWN'],
    ['a blank in the login', { login: 'two words' }, 'LOGIN_MALFORMED'],
    ['a weak password', { password: 'Summer2024' }, 'PASSWORD_WEAK'],
    ['a login that is taken, in capitals', { login: 'TAKEN' }, 'LOGIN_TAKEN'],
  ])('%s is refused', async (_, over, code) => {
    await approvals.createStaff({ login: 'taken', password: PASSWORD, role: 'risk' });
    const made = await approvals.createStaff({ login: 'someone', password: PASSWORD, role: 'risk', ...over });
    expect(made).toMatchObject({ ok: false, refusal: { code } });
  });

  test('log in with password and authenticator, work, and log out', async () => {
    const staff = await hire('auditor');
    const opened = await logIn(staff.login.toUpperCase(), staff.totpSecret);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const who = () => approvals.authenticateStaff({ cookie: opened.value.secret, nowMs: clock.nowMs() });
    expect(await who()).toEqual({ staffId: staff.staffId, role: 'auditor', needsKey: false });
    await logStaffOut(approvals.deps, opened.value.secret);
    expect(await who()).toBeNull();
  });

  test('are not told whether password or code was wrong, and use a code once', async () => {
    const { login, totpSecret } = await hire();
    const code = totpCode(totpSecret, clock.nowMs());
    const wrongCode = ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
    const first = await logIn(login, totpSecret, { password: 'not-the-password' });
    expect(first).toEqual({ ok: false, refusal: { code: 'LOGIN_WRONG', details: { triesLeft: 9 } } });
    const second = await logIn(login, totpSecret, { totpCode: wrongCode });
    expect(second).toEqual({ ok: false, refusal: { code: 'LOGIN_WRONG', details: { triesLeft: 8 } } });
    expect(await logIn('nobody-at-all', totpSecret)).toEqual(first);
    expect((await logIn(login, totpSecret)).ok).toBe(true);
    expect((await logIn(login, totpSecret)).ok).toBe(false);
  });

  test('ten wrong lock for an hour', async () => {
    const { login, totpSecret } = await hire();
    await Promise.all(Array.from({ length: 30 }, () => wrong(login, {})));
    const untilMs = clock.nowMs() + HOUR_MS;
    expect(await logIn(login, totpSecret)).toMatchObject({ refusal: { code: 'LOGIN_LOCKED', details: { untilMs } } });
    clock.advanceMs(HOUR_MS);
    expect((await logIn(login, totpSecret)).ok).toBe(true);
  });

  test('are locked out by nobody elsewhere, nor in a browser that they have used', async () => {
    const { login, totpSecret } = await hire();
    const opened = await logIn(login, totpSecret, { ip: '198.51.100.1' });
    if (!opened.ok) throw new Error(opened.refusal.code);
    clock.advanceMs(MINUTE_MS);
    await Promise.all(Array.from({ length: 11 }, () => wrong(login, { ip: '203.0.113.9' })));
    expect(await logIn(login, totpSecret, { ip: '203.0.113.9' })).toMatchObject({ refusal: { code: 'LOGIN_LOCKED' } });
    const known = { ip: '203.0.113.9', cookie: opened.value.secret };
    expect((await logIn(login, totpSecret, known)).ok).toBe(true);
    clock.advanceMs(MINUTE_MS);
    expect((await logIn(login, totpSecret, { ip: '198.51.100.2', ...(await solved()) })).ok).toBe(true);
  });

  test('a network with wrong ones at ten logins is stopped at every login, before anything is hashed or written', async () => {
    const guess = (login: string) => wrong(login, { ip: '2001:db8:7::1' });
    for (let n = 0; n < 10; n++) expect(await guess(`guess${n}`)).toMatchObject({ refusal: { code: 'LOGIN_WRONG' } });
    const count = async () =>
      (await t.db.query<{ count: number }>('select count(*)::int as count from approvals.attempt'))[0]!.count;
    const before = await count();
    expect(await guess('guess11')).toMatchObject({ refusal: { code: 'LOGIN_LOCKED' } });
    // The next address of the same /64 is the same network.
    expect(await logIn('guess12', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', { ip: '2001:db8:7::2' })).toMatchObject({
      refusal: { code: 'LOGIN_LOCKED' },
    });
    expect(await count()).toBe(before);
    clock.advanceMs(26 * HOUR_MS);
    await tidyApprovals(approvals.deps);
    expect(await count()).toBe(0);
  });

  test('a wrong log-in is in the audit log, with its address', async () => {
    const { login, staffId, totpSecret } = await hire();
    await logIn(login, totpSecret, { password: 'not-the-password', ip: '198.51.100.77' });
    const rows = await t.db.query<{ subject: string; after_text: string }>(
      `select subject, after_text from approvals.audit where action = 'staffIdentity.loginFailed' order by seq desc limit 1`,
    );
    expect(rows).toMatchObject([{ subject: `staff:${staffId}`, after_text: expect.stringContaining('198.51.100.77') }]);
    expect((await verifyAudit(t.db)).ok).toBe(true);
  });

  test('a session ends after two idle hours, after twelve hours, and with the account', async () => {
    const idle = await hire();
    const opened = await logIn(idle.login, idle.totpSecret);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const cookie = opened.value.secret;
    const beginMs = clock.nowMs();
    while (clock.nowMs() < beginMs + 11 * HOUR_MS) {
      clock.advanceMs(HOUR_MS);
      expect(await approvals.authenticateStaff({ cookie, nowMs: clock.nowMs() })).not.toBeNull();
    }
    clock.advanceMs(HOUR_MS);
    expect(await approvals.authenticateStaff({ cookie, nowMs: clock.nowMs() })).toBeNull();
    const again = await logIn(idle.login, idle.totpSecret);
    if (!again.ok) throw new Error(again.refusal.code);
    await t.ownerDb.query(`update approvals.staff set disabled_at_ms = 1 where id = $1`, [idle.staffId]);
    expect(await approvals.authenticateStaff({ cookie: again.value.secret, nowMs: clock.nowMs() })).toBeNull();
  });
});

describe('audit log', () => {
  test('every entry follows the one before it, also of thirty at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => t.db.tx((tx) => approvals.audit(tx, entry(`thing:${at}`)))),
    );
    const report = await verifyAudit(t.db);
    expect(report.ok).toBe(true);
    const rows = await listAudit(t.db, { beforeSeq: null, limit: 10 });
    expect(rows).toHaveLength(10);
    const older = await listAudit(t.db, { beforeSeq: rows.at(-1)!.seq, limit: 10 });
    expect(older[0]!.seq).toBe(rows.at(-1)!.seq - 1);
  });

  test('names whoever acted and whoever was acted on by login', async () => {
    const [actor, other] = [await hire('superadmin'), await hire()];
    await t.db.tx((tx) =>
      approvals.audit(tx, { ...entry(`staff:${other.staffId}`), staffId: actor.staffId, role: 'superadmin' }),
    );
    const [newest] = await listAudit(t.db, { beforeSeq: null, limit: 1 });
    expect(newest).toMatchObject({ staffId: actor.staffId, staff: actor.login, subjectLogin: other.login });
    expect(await approvals.loginsOf(t.db, [other.staffId, 'operator'])).toEqual(
      new Map([[other.staffId, other.login]]),
    );
  });

  test('an action that is rolled back leaves no entry', async () => {
    const before = await verifyAudit(t.db);
    await t.db
      .tx(async (tx) => {
        await approvals.audit(tx, entry('thing:undone'));
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await verifyAudit(t.db)).toEqual(before);
  });

  test.each(['update approvals.audit set reason = null', 'delete from approvals.audit', 'truncate approvals.audit'])(
    'neither the application nor the owner may: %s',
    async (statement) => {
      await expect(t.db.query(statement)).rejects.toThrow(/permission denied/);
      await expect(t.ownerDb.query(statement)).rejects.toThrow(/append-only/);
    },
  );

  test('shows that an entry was changed behind its back', async () => {
    const other = await testDatabase();
    const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
    const theirs = createApprovals({ db: other.db, clock, keys });
    for (let at = 0; at < 5; at++) await other.db.tx((tx) => theirs.audit(tx, entry(`thing:${at}`)));
    await other.ownerDb.query(`alter table approvals.audit disable trigger audit_is_append_only`);
    await other.ownerDb.query(`update approvals.audit set after_text = '{"minor":"7"}' where seq = 3`);
    expect(await verifyAudit(other.db)).toEqual({ ok: false, entries: 0, brokenAtSeq: 3 });
    await other.ownerDb.query(`update approvals.audit set after_text = '{"minor":"6"}' where seq = 3`);
    expect(await verifyAudit(other.db)).toMatchObject({ ok: true, entries: 5 });
    const whole = await verifyAudit(other.db);
    const proven = { seq: 5, hash: whole.ok ? whole.lastHash : '' };
    expect(await verifyAudit(other.db, proven)).toEqual(whole);
    await other.ownerDb.query(`delete from approvals.audit where seq = 5`);
    expect(await verifyAudit(other.db)).toMatchObject({ ok: true, entries: 4 });
    expect(await verifyAudit(other.db, proven)).toMatchObject({ ok: false, brokenAtSeq: 5 });
    await other.ownerDb.query(`delete from approvals.audit where seq = 2`);
    expect(await verifyAudit(other.db)).toMatchObject({ ok: false, brokenAtSeq: 3 });
    await other.close();
  });
});
