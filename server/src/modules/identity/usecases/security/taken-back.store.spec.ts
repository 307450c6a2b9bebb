import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import {
  caller,
  IdentityFixture,
  type Member,
  outcome,
  PASSWORD,
  TRADING_PASSWORD,
  value,
} from '../../identity.fixture.ts';
import { listPasskeys } from '../../queries/passkey.query.ts';
import { logIn } from '../login/log-in.ts';
import { addPasskey, startPasskey } from '../passkey/change-passkeys.ts';
import { bindTotp, startTotp } from './bind-totp.ts';
import { changePassword } from './change-login-password.ts';
import { freezeOwnAccount } from './freeze-account.ts';
import { resetPassword } from './reset-password.ts';
import { setTradingPassword } from './set-trading-password.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const NEW_PASSWORD = 'quite-another-one-8';
const payloadHash = 'a'.repeat(64);
const authenticator = () => new SoftwareAuthenticator('https://exchange.example');

/** Identity in which something happens once, right after a password was judged, or while a new one is hashed. */
function whileJudged(meanwhile: () => Promise<unknown>, at: 'judged' | 'hashed' = 'judged'): typeof f.deps {
  let isDone = false;
  const { passwords } = f.deps;
  const once = async (where: typeof at) => {
    if (isDone || where !== at) return;
    isDone = true;
    await meanwhile();
  };
  const matches = async (...asked: Parameters<typeof passwords.matches>) => {
    const isRight = await passwords.matches(...asked);
    await once('judged');
    return isRight;
  };
  const hash = async (...asked: Parameters<typeof passwords.hash>) => {
    await once('hashed');
    return passwords.hash(...asked);
  };
  return { ...f.deps, passwords: { matches, hash } as typeof passwords };
}

const reset = (code: string, member: Member) => async () =>
  value(
    await resetPassword(f.deps, {
      deviceToken: null,
      mark: null,
      account: member.email,
      code,
      password: NEW_PASSWORD,
      ip: '203.0.113.7',
    }),
  );
const freeze = (member: Member) => async () =>
  value(await freezeOwnAccount(f.deps, { uid: member.uid, password: PASSWORD }));

describe('a session that ends beneath what it confirms', () => {
  test('adds no passkey', async () => {
    const member = await f.member();
    const code = await f.anonymousCode('reset-password', member.email);
    const made = authenticator().make(value(await startPasskey(f.deps, member.uid)));
    const factors = { emailCode: await f.myCode(member, 'add-passkey') };
    const change = { ...member, name: 'x', made, loginPassword: PASSWORD, factors };
    expect(outcome(await addPasskey(whileJudged(reset(code, member)), change))).toBe('LOGIN_REQUIRED');
    expect(await listPasskeys(f.t.db, member.uid)).toEqual([]);
  });

  test('sets no trading password', async () => {
    const member = await f.member();
    const change = { ...member, tradingPassword: TRADING_PASSWORD, loginPassword: PASSWORD, factors: {} };
    expect(outcome(await setTradingPassword(whileJudged(freeze(member), 'hashed'), change))).toBe('LOGIN_REQUIRED');
    expect((await f.identity.profile(f.t.db, member.uid))!.tradingPasswordSet).toBe(false);
  });

  test('changes no password', async () => {
    const member = await f.member();
    const code = await f.anonymousCode('reset-password', member.email);
    const factors = { emailCode: await f.myCode(member, 'change-password') };
    const change = { ...member, oldPassword: PASSWORD, newPassword: 'what-the-thief-wants-9', factors };
    expect(outcome(await changePassword(whileJudged(reset(code, member)), change))).toBe('LOGIN_REQUIRED');
    const login = (password: string) => logIn(f.deps, { account: member.email, password, caller: caller() });
    expect(outcome(await login(NEW_PASSWORD))).toBe('LOGIN_CODE_REQUIRED');
    expect(outcome(await login('what-the-thief-wants-9'))).toBe('LOGIN_WRONG');
  });

  test.each([
    ['a reset', async (member: Member) => reset(await f.anonymousCode('reset-password', member.email), member)],
    ['a freeze', async (member: Member) => freeze(member)],
  ])('confirms nothing after %s', async (_, prepare) => {
    const member = await f.trader();
    const meanwhile = await prepare(member);
    const emailCode = await f.myCode(member, 'withdraw', { payload: payloadHash });
    const check = { ...member, purpose: 'withdraw', payloadHash, factorsNeeded: 1, emailCode } as const;
    const judged = value(await f.identity.securityCheck({ ...check, tradingPassword: TRADING_PASSWORD }));
    await meanwhile();
    expect(outcome(await f.t.db.decide((tx) => f.identity.spendFactors(tx, judged)))).toBe('LOGIN_REQUIRED');
  });
});

describe('a frozen account', () => {
  /** Whoever knows password and mail comes in again after the freeze. */
  async function frozen(): Promise<Member> {
    const member = await f.trader(2 * DAY_MS);
    await freeze(member)();
    f.clock.advanceMs(MINUTE_MS);
    const request = { account: member.email, password: PASSWORD, caller: caller({ deviceToken: member.deviceToken }) };
    const opened = value(await logIn(f.deps, request));
    return { ...member, sessionId: opened.sessionId, cookie: opened.secret };
  }

  test('takes no new authenticator, passkey or trading password', async () => {
    const member = await frozen();
    const started = value(await startTotp(f.deps, member.uid));
    const factors = { emailCode: await f.myCode(member, 'bind-totp') };
    const bound = { ...member, totpCode: f.totp(started.secret), factors };
    expect(outcome(await bindTotp(f.deps, bound))).toBe('ACCOUNT_FROZEN');
    const made = authenticator().make(value(await startPasskey(f.deps, member.uid)));
    const added = { ...member, name: 'x', made, loginPassword: PASSWORD };
    const emailCode = await f.myCode(member, 'add-passkey');
    expect(outcome(await addPasskey(f.deps, { ...added, factors: { emailCode } }))).toBe('ACCOUNT_FROZEN');
    const trading = { ...member, tradingPassword: '271828', loginPassword: PASSWORD };
    const tradingCode = await f.myCode(member, 'trading-password');
    const set = await setTradingPassword(f.deps, { ...trading, factors: { emailCode: tradingCode } });
    expect(outcome(set)).toBe('ACCOUNT_FROZEN');
  });

  test('confirms nothing that reaches out of it', async () => {
    const member = await frozen();
    const emailCode = await f.myCode(member, 'address-book', { payload: payloadHash });
    const check = { ...member, purpose: 'address-book', payloadHash, factorsNeeded: 1, emailCode } as const;
    const judged = await f.identity.securityCheck({ ...check, tradingPassword: TRADING_PASSWORD });
    expect(outcome(judged)).toBe('ACCOUNT_FROZEN');
  });

  test('still takes a new log-in password', async () => {
    const member = await frozen();
    const factors = { emailCode: await f.myCode(member, 'change-password') };
    const change = { ...member, oldPassword: PASSWORD, newPassword: NEW_PASSWORD, factors };
    expect(outcome(await changePassword(f.deps, change))).toBe('ok');
  });
});
