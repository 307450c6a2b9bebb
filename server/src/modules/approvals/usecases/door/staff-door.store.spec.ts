import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { STRANGERS_POLICY } from '@bourse/core/identity/attempts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../../../platform/clock/clock.ts';
import { totpCode } from '../../../../platform/crypto/totp.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/db/test-database.ts';
import { solve } from '../../../../platform/puzzles/solve.fixture.ts';
import { type ApprovalsModule, createApprovals } from '../../approvals.ts';
import { tidyApprovals } from '../../jobs/tidy-approvals.job.ts';
import { verifyAudit } from '../audit.ts';
import { logStaffIn } from './staff-login.ts';

const PASSWORD = 'console-password-5';
const clock = new ManualClock(Date.UTC(2026, 10, 21));
let t: TestDatabase;
let approvals: ApprovalsModule;
beforeAll(async () => {
  t = await testDatabase();
  const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
  const door = { origin: 'http://localhost', requiresKey: false };
  const cheap = { captchaZeroBits: 4, cost: { memoryKib: 64, passes: 1 } };
  approvals = createApprovals({ db: t.db, clock, keys, door, ...cheap });
});
afterAll(() => t.close());

interface Member {
  readonly login: string;
  readonly staffId: string;
  readonly totpSecret: string;
}
let hired = 0;
const hire = async (): Promise<Member> => {
  const made = await approvals.createStaff({ login: `door${++hired}`, password: PASSWORD, role: 'reviewer' });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
let networks = 0;
/** A network that nothing was tried from yet. */
const elsewhere = () => `198.${18 + (++networks >> 8)}.${networks & 255}.1`;
const solved = async () => solve(await approvals.deps.puzzles.make(clock.nowMs()));
/** The right password and the next code, each good once. */
const logIn = ({ login, totpSecret }: Member, over = {}) => {
  clock.advanceMs(MINUTE_MS);
  const totp = totpCode(totpSecret, clock.nowMs());
  const from = { ip: elsewhere(), cookie: undefined, browser: undefined, requestId: 'r' };
  return logStaffIn(approvals.deps, { login, password: PASSWORD, totpCode: totp, ...from, ...over });
};
const guess = async (login: string, over = {}) =>
  logStaffIn(approvals.deps, {
    login,
    password: 'not-the-password',
    totpCode: '000000',
    ip: elsewhere(),
    cookie: undefined,
    browser: undefined,
    requestId: 'r',
    ...(await solved()),
    ...over,
  });
const outcome = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? 'ok' : result.refusal.code;
const failedOf = async (subject: string) =>
  (
    await t.db.query<{ after_text: string }>(
      `select after_text from approvals.audit where action = 'staffIdentity.loginFailed' and subject like $1 order by seq`,
      [subject],
    )
  ).map(({ after_text }) => JSON.parse(after_text) as Record<string, string>);

test('whoever guesses from very many networks is stopped at the login, and no browser that its member has used', async () => {
  const member = await hire();
  const first = await logIn(member);
  if (!first.ok) throw new Error(first.refusal.code);
  const key = `staff:${member.login}`;
  for (let tries = 0; tries < STRANGERS_POLICY.lockAfter - 1; tries++)
    await approvals.deps.attempts.countWrong(key, STRANGERS_POLICY, clock.nowMs());
  expect(outcome(await guess(member.login))).toBe('LOGIN_WRONG');
  const untilMs = clock.nowMs() + HOUR_MS;
  expect(await guess(member.login)).toMatchObject({ refusal: { code: 'LOGIN_LOCKED', details: { untilMs } } });
  expect(outcome(await logIn(member, await solved()))).toBe('LOGIN_LOCKED');
  const known = await logIn(member, { browser: first.value.browser });
  expect(outcome(known)).toBe('ok');
  clock.advanceMs(HOUR_MS);
  expect(outcome(await logIn(member))).toBe('ok');
});

test('each guess from a network of its own counts at the login, and brings the puzzle to every stranger', async () => {
  const { login, ...member } = await hire();
  for (let tries = 0; tries < 5; tries++)
    expect(outcome(await guess(login, { captchaId: undefined, captchaAnswer: undefined }))).toBe('LOGIN_WRONG');
  expect(outcome(await logIn({ login, ...member }))).toBe('CAPTCHA_REQUIRED');
  expect(outcome(await logIn({ login, ...member }, { captchaId: crypto.randomUUID(), captchaAnswer: '1' }))).toBe(
    'CAPTCHA_WRONG',
  );
  const puzzle = await solved();
  expect(outcome(await logIn({ login, ...member }, puzzle))).toBe('ok');
  for (let tries = 0; tries < 5; tries++) await guess(login);
  expect(outcome(await guess(login, puzzle)), 'a puzzle is good once').toBe('CAPTCHA_WRONG');
});

test('a network with wrong ones at five logins is asked for the puzzle at every other', async () => {
  const ip = elsewhere();
  for (let tries = 0; tries < 5; tries++) await guess(`made-up-${tries}`, { ip });
  const member = await hire();
  expect(outcome(await logIn(member, { ip }))).toBe('CAPTCHA_REQUIRED');
  expect(outcome(await logIn(member, { ip, ...(await solved()) }))).toBe('ok');
});

test('a browser is known for ninety days, to its member alone, and until the password is another', async () => {
  const [member, other] = [await hire(), await hire()];
  const first = await logIn(member);
  if (!first.ok) throw new Error(first.refusal.code);
  const { browser } = first.value;
  const lockAll = async () => {
    for (const { login } of [member, other])
      for (let tries = 0; tries < STRANGERS_POLICY.lockAfter; tries++)
        await approvals.deps.attempts.countWrong(`staff:${login}`, STRANGERS_POLICY, clock.nowMs());
  };
  await lockAll();
  expect(outcome(await logIn(other, { browser }))).toBe('LOGIN_LOCKED');
  // Another spelling of the same bytes would have a count of its own.
  for (const other of [`${browser}A`, `${browser}=`, `${browser}.`, `.${browser}`])
    expect(outcome(await logIn(member, { browser: other })), other).toBe('LOGIN_LOCKED');
  expect(outcome(await logIn(member, { browser }))).toBe('ok');
  await t.ownerDb.query(`update approvals.staff set password_hash = password_hash || ' ' where id = $1`, [
    member.staffId,
  ]);
  expect(outcome(await logIn(member, { browser }))).toBe('LOGIN_LOCKED');
  await t.ownerDb.query(`update approvals.staff set password_hash = trim(password_hash) where id = $1`, [
    member.staffId,
  ]);
  clock.advanceMs(90 * DAY_MS);
  await lockAll();
  expect(outcome(await logIn(member, { browser }))).toBe('LOGIN_LOCKED');
});

test('ten wrong ones in a known browser stop that one, and no other of the member', async () => {
  const member = await hire();
  const [one, two] = [await logIn(member), await logIn(member)];
  if (!one.ok || !two.ok) throw new Error('not in');
  for (let tries = 0; tries < 10; tries++) await guess(member.login, { browser: one.value.browser });
  expect(outcome(await logIn(member, { browser: one.value.browser }))).toBe('LOGIN_LOCKED');
  expect(outcome(await logIn(member, { browser: two.value.browser }))).toBe('ok');
});

test('guesses write one entry of the audit log at once and one with their number, however many networks make them', async () => {
  const member = await hire();
  const subject = `staff:${member.staffId}`;
  clock.advanceMs(HOUR_MS - (clock.nowMs() % HOUR_MS));
  await tidyApprovals(approvals.deps);
  const hour = new Date(clock.nowMs()).toISOString();
  for (let tries = 0; tries < 30; tries++) await guess(member.login);
  for (let tries = 0; tries < 30; tries++) await guess(`nobody-${tries}`);
  expect(await failedOf(subject)).toHaveLength(1);
  const nobodys = (await failedOf('login:%')).length;
  clock.advanceMs(HOUR_MS);
  await tidyApprovals(approvals.deps);
  await tidyApprovals(approvals.deps);
  const [first, all, ...more] = await failedOf(subject);
  expect(first).toEqual({ ip: expect.any(String) });
  expect(all).toMatchObject({ refused: '30', hour });
  expect(all!.ips!.split(', ')).toHaveLength(20);
  expect(more).toEqual([]);
  expect(await failedOf('login:%')).toHaveLength(nobodys + 1);
  expect((await failedOf('login:')).at(-1)).toMatchObject({ logins: expect.stringContaining('nobody-1') });
  expect(await t.db.query('select 1 from approvals.refused_login')).toEqual([]);
  expect((await verifyAudit(t.db)).ok).toBe(true);
});
