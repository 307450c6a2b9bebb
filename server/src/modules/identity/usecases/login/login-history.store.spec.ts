import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import { caller, type Member, memberOf, otherCode, outcome, PASSWORD, value } from '../../identity.fixture.ts';
import { elsewhere, f, lockOut, openHouse, wrong } from './log-in.rig.ts';
import { logIn } from './log-in.ts';

openHouse();

test('the history holds a wrong code after the right password: somebody knows that', async () => {
  const { listLogins } = await import('../../queries/session.query.ts');
  const member = await f.member();
  const { secret } = await f.withTotp(member);
  const request = { account: member.email, password: PASSWORD };
  const code = await f.anonymousCode('login', member.email);
  f.clock.advanceMs(1);
  await logIn(f.deps, { ...request, code, totpCode: otherCode(f.totp(secret)), caller: elsewhere() });
  f.clock.advanceMs(1);
  await logIn(f.deps, { ...request, code: otherCode(code), totpCode: f.totp(secret), caller: elsewhere() });
  f.clock.advanceMs(1);
  // Asked for a code is not yet a failure.
  await logIn(f.deps, { ...request, caller: elsewhere() });
  const rows = await listLogins(f.t.db, { uid: member.uid, sinceMs: 0, before: null, limit: 3 });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong', 'ok']);
});

test('the history holds log-ins and failures, page by page, for twelve months', async () => {
  const { listLogins } = await import('../../queries/session.query.ts');
  const member: Member = await f.member();
  f.clock.advanceMs(MINUTE_MS);
  await wrong(member.email);
  for (let count = 0; count < 3; count++) {
    f.clock.advanceMs(MINUTE_MS);
    const known = caller({ deviceToken: member.deviceToken });
    memberOf(member.email, value(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: known })));
  }
  const which = { uid: member.uid, sinceMs: f.clock.nowMs() - 365 * DAY_MS, limit: 2 };
  const first = await listLogins(f.t.db, { ...which, before: null });
  const second = await listLogins(f.t.db, { ...which, before: first.at(-1)!.id });
  const third = await listLogins(f.t.db, { ...which, before: second.at(-1)!.id });
  expect([...first, ...second, ...third].map((row) => row.outcome)).toEqual(['ok', 'ok', 'ok', 'wrong', 'ok']);
  expect(first[0]).toMatchObject({ device: 'Chrome 141, Linux', ip: '203.0.113.7' });
  f.clock.advanceMs(366 * DAY_MS);
  await f.identity.tidy();
  expect(await listLogins(f.t.db, { ...which, sinceMs: 0, before: null })).toEqual([]);
});

test('the history holds once an hour that the account was locked, however often a stranger calls', async () => {
  const member = await f.member();
  const callLocked = async (account: string) => {
    const who = await lockOut(account);
    for (let calls = 0; calls < 5; calls++) expect(outcome(await wrong(account, who))).toBe('LOGIN_LOCKED');
  };
  const lockedOf = (uid: string | null) =>
    f.t.db.query(`select from identity.login_event where outcome = 'locked' and uid is not distinct from $1`, [uid]);
  for (let hours = 1; hours <= 2; hours++) {
    await callLocked(member.email);
    expect(await lockedOf(member.uid)).toHaveLength(hours);
    f.clock.advanceMs(HOUR_MS);
  }
  await callLocked('nobody-locked@example.com');
  expect(await lockedOf(null)).toEqual([]);
});
