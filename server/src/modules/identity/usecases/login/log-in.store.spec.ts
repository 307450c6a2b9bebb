import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { STRANGERS_POLICY } from '@bourse/core/identity/attempts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import { solve } from '../../../../platform/puzzles/solve.fixture.ts';
import {
  caller,
  IdentityFixture,
  type Member,
  memberOf,
  otherCode,
  outcome,
  PASSWORD,
  tally,
  value,
} from '../../identity.fixture.ts';
import { findPerson } from '../../store/person.store.ts';
import { resetPassword } from '../security/reset-password.ts';
import { setAntiPhishingCode } from '../security/set-anti-phishing-code.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';

let f: IdentityFixture;
let addresses = 0;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

/** A browser in a network of its own, so that tests do not lock each other out. */
const elsewhere = (known = {}) => caller({ ip: `198.51.${++addresses % 250}.${addresses % 7}`, ...known });
const wrong = (account: string, who = elsewhere(), over = {}) =>
  logIn(f.deps, { account, password: 'not-the-password-1', caller: who, ...over });
const solved = async () => solve(await f.deps.puzzles.make(f.clock.nowMs()));
/** Fails until the unknown devices of one network are locked. */
const lockOut = async (account: string) => {
  const who = elsewhere();
  for (let failures = 0; failures < 10; failures++) await wrong(account, who, failures >= 5 ? await solved() : {});
  return who;
};

describe('registration', () => {
  test('opens an account of nine digits and logs in', async () => {
    const account = 'New.Person@Example.com';
    const code = await f.anonymousCode('register', account.toLowerCase());
    const opened = value(await register(f.deps, { account, code, password: PASSWORD, caller: elsewhere() }));
    expect(opened.uid).toMatch(/^[1-9][0-9]{8}$/);
    expect(await f.authenticate(opened.secret)).toEqual({ uid: opened.uid, sessionId: opened.sessionId });
    expect(await findPerson(f.t.db, opened.uid)).toMatchObject({ email: 'new.person@example.com', kycLevel: 'none' });
  });

  test('by phone, however the number is spelled', async () => {
    const account = '+4915123456789';
    const code = await f.anonymousCode('register', account);
    const opened = value(await register(f.deps, { account, code, password: PASSWORD, caller: elsewhere() }));
    expect(await findPerson(f.t.db, opened.uid)).toMatchObject({ phone: account, email: null });
  });

  test.each([
    ['a weak password', { password: 'Summer2024' }, 'PASSWORD_WEAK'],
    ['a number that no country has', { account: '+15550000000' }, 'PHONE_INVALID'],
    ['no code asked for', { account: 'codeless@example.com' }, 'CODE_EXPIRED'],
    ['an invitation by nobody', { inviteCode: '999999999' }, 'INVITE_UNKNOWN'],
  ])('%s', async (_, over, refusal) => {
    const account = `refused${++addresses}@example.com`;
    const code = await f.anonymousCode('register', account);
    const registration = { account, code, password: PASSWORD, caller: elsewhere(), ...over };
    expect(outcome(await register(f.deps, registration))).toBe(refusal);
  });

  test('an invitation is kept', async () => {
    const host = await f.member();
    const account = 'guest@example.com';
    const code = await f.anonymousCode('register', account);
    const guest = { account, code, password: PASSWORD, inviteCode: host.uid, caller: elsewhere() };
    const { uid } = value(await register(f.deps, guest));
    const [row] = await f.t.db.query<{ invited_by: string }>(`select invited_by from identity.person where uid = $1`, [
      uid,
    ]);
    expect(row?.invited_by).toBe(host.uid);
  });

  test('an invitation is refused while registration by invitation is off, and the code is still good without one', async () => {
    const host = await f.member();
    const account = 'uninvited@example.com';
    const code = await f.anonymousCode('register', account);
    const set = (text: string) =>
      f.t.db.tx((tx) =>
        f.deps.settings.set(tx, { name: 'LIMIT_REGISTER_SWITCH', value: text, by: 'operator', nowMs: 1 }),
      );
    const plain = { account, code, password: PASSWORD, caller: elsewhere() };
    await set('true');
    expect(outcome(await register(f.deps, { ...plain, inviteCode: host.uid }))).toBe('FEATURE_OFF');
    const { uid } = value(await register(f.deps, plain));
    expect(await findPerson(f.t.db, uid)).toMatchObject({ email: account });
    await set('false');
  });

  test('gives the account to one of ten at once with the same code', async () => {
    const account = 'racer@example.com';
    const code = await f.anonymousCode('register', account);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => register(f.deps, { account, code, password: PASSWORD, caller: elsewhere() })),
    );
    expect(tally(results)).toEqual({ ok: 1, CODE_SPENT: 9 });
    const rows = await f.t.db.query(`select uid from identity.person where email = $1`, [account]);
    expect(rows).toHaveLength(1);
  });

  test('an address that was taken after the code went out is refused, and nothing is left behind', async () => {
    const account = 'taken@example.com';
    const code = await f.anonymousCode('register', account);
    await f.t.ownerDb.query(`insert into identity.person (uid, email, created_at_ms) values ('123450000', $1, 1)`, [
      account,
    ]);
    const late = await register(f.deps, { account, code, password: PASSWORD, caller: elsewhere() });
    expect(outcome(late)).toBe('ACCOUNT_EXISTS');
  });
});

describe('log-in', () => {
  test('a new device needs a code; a remembered one does not', async () => {
    const { email: account } = await f.member();
    const plain = await logIn(f.deps, { account, password: PASSWORD, caller: elsewhere() });
    expect(plain).toMatchObject({
      refusal: { code: 'LOGIN_CODE_REQUIRED', details: { channel: 'email', totp: false } },
    });
    const code = await f.anonymousCode('login', account);
    const wrongCode = await logIn(f.deps, { account, password: PASSWORD, code: otherCode(code), caller: elsewhere() });
    expect(outcome(wrongCode)).toBe('CODE_WRONG');
    const opened = value(await logIn(f.deps, { account, password: PASSWORD, code, caller: elsewhere() }));
    expect(opened).toMatchObject({ isNewDevice: true });
    await f.identity.sendMessages();
    expect(f.sender.templatesTo(account)).toContain('new-device');
    const deviceToken = opened.deviceToken;
    const again = value(await logIn(f.deps, { account, password: PASSWORD, caller: elsewhere({ deviceToken }) }));
    expect(again).toMatchObject({ isNewDevice: false, deviceToken: null });
    expect(f.notices.filter(({ uid }) => uid === opened.uid).map(({ kind }) => kind)).toEqual(['identity.newDevice']);
  });

  test('every log-in has a new session, and ends the one that the browser had', async () => {
    const member = await f.member();
    const known = caller({ deviceToken: member.deviceToken, sessionCookie: member.cookie });
    const opened = value(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: known }));
    expect(opened.secret).not.toBe(member.cookie);
    expect(opened.sessionId).not.toBe(member.sessionId);
    expect(await f.authenticate(member.cookie)).toBeNull();
    expect(await f.authenticate(opened.secret)).toMatchObject({ uid: member.uid });
  });

  test('a session cookie that somebody planted is not adopted', async () => {
    const member = await f.member();
    const planted = caller({ deviceToken: member.deviceToken, sessionCookie: 'planted-by-an-attacker' });
    const opened = value(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: planted }));
    expect(opened.secret).not.toBe('planted-by-an-attacker');
    expect(await f.authenticate('planted-by-an-attacker')).toBeNull();
  });

  test('a device cookie that somebody planted does not make their browser known', async () => {
    const attacker = await f.member();
    const victim = await f.member();
    const code = await f.anonymousCode('login', victim.email);
    const planted = elsewhere({ deviceToken: attacker.deviceToken });
    value(await logIn(f.deps, { account: victim.email, password: PASSWORD, code, caller: planted }));
    const attackers = elsewhere({ deviceToken: attacker.deviceToken });
    const guess = await logIn(f.deps, { account: victim.email, password: PASSWORD, caller: attackers });
    expect(outcome(guess)).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a bound authenticator is asked for, on known devices too, and a step passes once', async () => {
    const member = await f.member();
    const { secret, cookie } = await f.withTotp(member);
    const known = caller({ deviceToken: member.deviceToken, sessionCookie: cookie });
    const request = { account: member.email, password: PASSWORD, caller: known };
    expect(outcome(await logIn(f.deps, request))).toBe('TOTP_REQUIRED');
    const totpCode = f.totp(secret);
    expect(outcome(await logIn(f.deps, { ...request, totpCode: otherCode(totpCode) }))).toBe('TOTP_WRONG');
    const results = await Promise.all(Array.from({ length: 8 }, () => logIn(f.deps, { ...request, totpCode })));
    expect(tally(results)).toEqual({ ok: 1, TOTP_REPLAYED: 7 });
    const newDevice = await logIn(f.deps, { ...request, caller: elsewhere() });
    expect(newDevice).toMatchObject({ refusal: { code: 'LOGIN_CODE_REQUIRED', details: { totp: true } } });
  });

  test('whoever has the password and not the mailbox tries no authenticator codes, and locks nobody’s authenticator', async () => {
    const member = await f.member();
    const { secret } = await f.withTotp(member);
    await f.anonymousCode('login', member.email);
    const request = { account: member.email, password: PASSWORD, code: '000000' };
    for (let away = 1; away <= 6; away++) {
      const totpCode = otherCode(f.totp(secret), away);
      expect(['CODE_WRONG', 'CODE_SPENT']).toContain(
        outcome(await logIn(f.deps, { ...request, totpCode, caller: elsewhere() })),
      );
    }
    const known = caller({ deviceToken: member.deviceToken });
    const own = { account: member.email, password: PASSWORD, totpCode: f.totp(secret), caller: known };
    expect(outcome(await logIn(f.deps, own))).toBe('ok');
  });

  test('a wrong authenticator code leaves the code of the mailbox unspent', async () => {
    const member = await f.member();
    const { secret } = await f.withTotp(member);
    const code = await f.anonymousCode('login', member.email);
    const request = { account: member.email, password: PASSWORD, code, caller: elsewhere() };
    expect(outcome(await logIn(f.deps, { ...request, totpCode: otherCode(f.totp(secret)) }))).toBe('TOTP_WRONG');
    expect(outcome(await logIn(f.deps, { ...request, totpCode: f.totp(secret) }))).toBe('ok');
  });
});

describe('brute force', () => {
  test('a puzzle after five failures anywhere, a lock of an hour after ten from one network', async () => {
    const { email: account } = await f.member();
    const guesser = elsewhere();
    for (let failures = 1; failures <= 5; failures++)
      expect(await wrong(account, guesser)).toMatchObject({
        refusal: { code: 'LOGIN_WRONG', details: { triesLeft: 10 - failures } },
      });
    expect(outcome(await wrong(account, guesser))).toBe('CAPTCHA_REQUIRED');
    expect(outcome(await wrong(account))).toBe('CAPTCHA_REQUIRED');
    const nonsense = { captchaId: crypto.randomUUID(), captchaAnswer: '1' };
    expect(outcome(await wrong(account, guesser, nonsense))).toBe('CAPTCHA_WRONG');
    const puzzle = await solved();
    expect(outcome(await wrong(account, guesser, puzzle))).toBe('LOGIN_WRONG');
    expect(outcome(await wrong(account, guesser, puzzle))).toBe('CAPTCHA_WRONG');
    for (let failures = 7; failures <= 10; failures++) await wrong(account, guesser, await solved());
    const untilMs = f.clock.nowMs() + HOUR_MS;
    const locked = { refusal: { code: 'LOGIN_LOCKED', details: { untilMs } } };
    const request = { account, password: PASSWORD };
    expect(await logIn(f.deps, { ...request, caller: guesser })).toMatchObject(locked);
    expect(await logIn(f.anotherProcess().deps, { ...request, caller: guesser })).toMatchObject(locked);
    const owner = await logIn(f.deps, { ...request, ...(await solved()), caller: elsewhere() });
    expect(outcome(owner)).toBe('LOGIN_CODE_REQUIRED');
    f.clock.advanceMs(HOUR_MS);
    expect(outcome(await logIn(f.deps, { ...request, caller: guesser }))).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a thousand failures in an hour, wherever from, stop every unknown device, and no known one', async () => {
    const member = await f.member();
    const key = `login:${keyedHash(f.deps.hashKey, 'login', member.email).toString('base64url')}`;
    for (let failures = 0; failures < 999; failures++)
      await f.deps.attempts.countWrong(key, STRANGERS_POLICY, f.clock.nowMs());
    const request = { account: member.email, password: PASSWORD };
    const right = async () => logIn(f.deps, { ...request, ...(await solved()), caller: elsewhere() });
    expect(outcome(await wrong(member.email, elsewhere(), await solved()))).toBe('LOGIN_WRONG');
    expect(outcome(await right())).toBe('LOGIN_LOCKED');
    const known = elsewhere({ deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { ...request, caller: known }))).toBe('ok');
  });

  test('the lock does not shut out the remembered device, nor one that is logged in', async () => {
    const member = await f.member();
    const { ip } = await lockOut(member.email);
    const request = { account: member.email, password: PASSWORD };
    expect(outcome(await logIn(f.deps, { ...request, caller: caller({ ip }) }))).toBe('LOGIN_LOCKED');
    const withSession = caller({ ip, sessionCookie: member.cookie });
    expect(outcome(await logIn(f.deps, { ...request, caller: withSession }))).toBe('ok');
    const withDevice = caller({ ip, deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { ...request, caller: withDevice }))).toBe('ok');
  });

  test('a reset from the network that was locked opens it: they were the person’s own tries', async () => {
    const { email: account } = await f.member();
    const { ip } = await lockOut(account);
    const code = await f.anonymousCode('reset-password', account);
    value(
      await resetPassword(f.deps, {
        deviceToken: null,
        mark: null,
        account,
        code,
        password: 'entirely-other-words-93',
        ip,
      }),
    );
    const again = await logIn(f.deps, { account, password: 'entirely-other-words-93', caller: caller({ ip }) });
    expect(outcome(again)).toBe('LOGIN_CODE_REQUIRED');
  });

  test('a remembered device has a count of its own', async () => {
    const member = await f.member();
    const known = elsewhere({ deviceToken: member.deviceToken });
    for (let failures = 0; failures < 10; failures++)
      await wrong(member.email, known, failures >= 5 ? await solved() : {});
    expect(outcome(await wrong(member.email, known))).toBe('LOGIN_LOCKED');
    expect(outcome(await wrong(member.email))).toBe('LOGIN_WRONG');
  });

  test('an account that nobody has is answered alike, failure by failure', async () => {
    const { email } = await f.member();
    const answers = async (account: string) => {
      const seen: unknown[] = [];
      for (let failures = 0; failures < 12; failures++)
        seen.push(await wrong(account, elsewhere(), failures >= 5 ? await solved() : {}));
      return JSON.stringify(seen);
    };
    expect(await answers('not.here@example.com')).toBe(await answers(email));
    expect(outcome(await wrong('+15550000000'))).toBe('LOGIN_WRONG');
  });

  test('ten accounts that fail from one network range stop unknown devices there, not known ones', async () => {
    const member = await f.member();
    const range = (last: number, over = {}) => caller({ ip: `192.0.2.${last}`, ...over });
    for (let account = 0; account < 10; account++)
      await wrong(`spray${account}@example.com`, range(account), account >= 5 ? await solved() : {});
    const request = { account: member.email, password: PASSWORD };
    expect(outcome(await logIn(f.deps, { ...request, caller: range(77) }))).toBe('LOGIN_LOCKED');
    const known = range(77, { deviceToken: member.deviceToken });
    expect(outcome(await logIn(f.deps, { ...request, caller: known }))).toBe('ok');
    expect(outcome(await logIn(f.deps, { ...request, caller: elsewhere() }))).toBe('LOGIN_CODE_REQUIRED');
  });

  test('is judged five times before the puzzle, of forty guesses at once from two processes', async () => {
    const { email: account } = await f.member();
    const other = f.anotherProcess();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        logIn(at % 2 ? f.deps : other.deps, { account, password: 'not-the-password-1', caller: elsewhere() }),
      ),
    );
    expect(tally(results)).toEqual({ LOGIN_WRONG: 5, CAPTCHA_REQUIRED: 35 });
  });

  test('authenticator codes have a brake of their own', async () => {
    const member = await f.member();
    const { secret } = await f.withTotp(member);
    const request = { account: member.email, password: PASSWORD, caller: caller({ deviceToken: member.deviceToken }) };
    for (let away = 1; away <= 5; away++) {
      const guess = await logIn(f.deps, { ...request, totpCode: otherCode(f.totp(secret), away) });
      expect(guess).toMatchObject({ refusal: { code: 'TOTP_WRONG', details: { triesLeft: 5 - away } } });
    }
    const right = await logIn(f.deps, { ...request, totpCode: f.totp(secret) });
    expect(right).toMatchObject({ refusal: { code: 'TOTP_WRONG', details: { triesLeft: 0 } } });
    f.clock.advanceMs(15 * MINUTE_MS);
    expect(outcome(await logIn(f.deps, { ...request, totpCode: f.totp(secret) }))).toBe('ok');
  });
});

test('whoever has a session alone locks its owner’s authenticator out of no log-in, and is stopped in it', async () => {
  const member = await f.member();
  const { secret } = await f.withTotp(member);
  const guess = (away: number) =>
    setAntiPhishingCode(f.deps, {
      uid: member.uid,
      sessionId: member.sessionId,
      antiPhishingCode: 'thief',
      factors: { totpCode: otherCode(f.totp(secret), away) },
    });
  for (let away = 1; away <= 5; away++) expect(outcome(await guess(away))).toBe('TOTP_WRONG');
  expect(outcome(await guess(0)), 'the right one').toBe('TOTP_WRONG');
  const known = caller({ deviceToken: member.deviceToken });
  const own = { account: member.email, password: PASSWORD, totpCode: f.totp(secret), caller: known };
  expect(outcome(await logIn(f.deps, own))).toBe('ok');
});

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

describe('a log-in that was judged before a reset', () => {
  test('opens nothing after it', async () => {
    const member = await f.member();
    const code = await f.anonymousCode('reset-password', member.email);
    const passwords = Object.create(f.deps.passwords) as typeof f.deps.passwords;
    passwords.matches = async (...args: Parameters<typeof passwords.matches>) => {
      const isRight = await f.deps.passwords.matches(...args);
      value(
        await resetPassword(f.deps, {
          deviceToken: null,
          mark: null,
          account: member.email,
          code,
          password: 'entirely-other-words-93',
          ip: '192.0.2.200',
        }),
      );
      return isRight;
    };
    const intruder = caller({ ip: '198.18.9.9', deviceToken: member.deviceToken });
    const got = await logIn({ ...f.deps, passwords }, { account: member.email, password: PASSWORD, caller: intruder });
    expect(outcome(got)).not.toBe('ok');
  });
});
