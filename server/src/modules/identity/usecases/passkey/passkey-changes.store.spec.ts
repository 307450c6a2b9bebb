import { createHash, randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { caller, type Member, outcome, PASSWORD, TRADING_PASSWORD, value } from '../../identity.fixture.ts';
import { listPasskeys } from '../../queries/passkey.query.ts';
import { spendPasskey } from '../../store/passkey.store.ts';
import { logIn } from '../login/log-in.ts';
import { setFrozenByStaff } from '../security/freeze-account.ts';
import { resetPassword } from '../security/reset-password.ts';
import { askPasskey, removePasskey } from './change-passkeys.ts';
import { judgeOwnPasskey } from './judge-passkey.ts';
import { logInByPasskey, startPasskeyLogin } from './log-in-by-passkey.ts';
import { authenticator, type Proof, passkeysRig } from './passkeys.rig.ts';

const { f, proofOf, withPasskey, logInWith } = await passkeysRig();

const OTHER = 'entirely-other-words-93';

describe('a passkey in the place of a code', () => {
  const payloadHash = createHash('sha256').update('payload').digest('hex');
  const pass = (uid: string, over = {}) =>
    f.pass({ uid, purpose: 'withdraw', payloadHash, factorsNeeded: 1, tradingPassword: TRADING_PASSWORD, ...over });

  test('lets pass once, and is one of two factors', async () => {
    const { member, key } = await withPasskey();
    const passkey = key.prove(value(await askPasskey(f.deps, member.uid)));
    expect(await pass(member.uid, { passkey, factorsNeeded: 2 })).toMatchObject({
      refusal: { code: 'SECURITY_CHECK_REQUIRED', details: { needed: 2, passkey: true, totp: false } },
    });
    expect(outcome(await pass(member.uid, { passkey }))).toBe('ok');
    expect(outcome(await pass(member.uid, { passkey }))).toBe('PASSKEY_SPENT');
  });

  test('not after a wrong answer to the same challenge', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const asked = value(await askPasskey(f.deps, mine.member.uid));
    expect(outcome(await pass(mine.member.uid, { passkey: theirs.key.prove(asked) }))).toBe('PASSKEY_WRONG');
    expect(outcome(await pass(mine.member.uid, { passkey: mine.key.prove(asked) }))).toBe('PASSKEY_SPENT');
  });

  test('not with somebody else’s, nor with a challenge of theirs', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const forMe = value(await askPasskey(f.deps, mine.member.uid));
    const forThem = value(await askPasskey(f.deps, theirs.member.uid));
    expect(outcome(await pass(mine.member.uid, { passkey: theirs.key.prove(forMe) }))).toBe('PASSKEY_WRONG');
    expect(outcome(await pass(mine.member.uid, { passkey: mine.key.prove(forThem) }))).toBe('PASSKEY_WRONG');
    expect(outcome(await pass(mine.member.uid, { passkey: mine.key.prove(startPasskeyLogin(f.deps)) }))).toBe(
      'PASSKEY_WRONG',
    );
  });

  test('whoever has none is asked for what they have', async () => {
    const member = await f.trader();
    const passkey = authenticator().prove({ challenge: 'AAAA', rpId: 'exchange.example' });
    expect(outcome(await pass(member.uid, { passkey }))).toBe('SECURITY_CHECK_REQUIRED');
    expect(outcome(await askPasskey(f.deps, member.uid))).toBe('PASSKEY_NOT_BOUND');
  });
});

describe('whoever takes their account back', () => {
  const reset = async ({ email }: Member) => {
    const code = await f.anonymousCode('reset-password', email);
    value(
      await resetPassword(f.deps, {
        deviceToken: null,
        mark: null,
        account: email,
        code,
        password: OTHER,
        ip: caller().ip,
      }),
    );
  };
  const staff = { staffId: randomUUID(), role: 'risk' };
  const freeze = ({ uid }: Member, frozen: boolean) =>
    setFrozenByStaff(f.deps, { uid, frozen, reason: 'a test', staff, requestId: randomUUID() });

  test('by a new password is not opened by an intruder’s passkey, until it has confirmed something', async () => {
    const { member, key } = await withPasskey();
    await reset(member);
    expect(outcome(await logInWith(key))).toBe('PASSKEY_ASLEEP');
    const payloadHash = createHash('sha256').update('payload').digest('hex');
    const code = await f.anonymousCode('login', member.email);
    const login = { account: member.email, password: OTHER, code, caller: caller() };
    const { sessionId } = value(await logIn(f.deps, login));
    const check = {
      ...member,
      sessionId,
      purpose: 'withdraw',
      payloadHash,
      tradingPassword: TRADING_PASSWORD,
    } as const;
    expect(outcome(await f.pass({ ...check, factorsNeeded: 1, ...(await proofOf(member, key)) }))).toBe('ok');
    expect(outcome(await logInWith(key))).toBe('ok');
  });

  test('by a freeze likewise, when it is opened again as well', async () => {
    const { member, key } = await withPasskey();
    value(await freeze(member, true));
    value(await freeze(member, false));
    expect(outcome(await logInWith(key))).toBe('PASSKEY_ASLEEP');
  });
});

describe('a passkey is removed', () => {
  const remove = async (member: Member, passkeyId: string) => {
    const factors = { emailCode: await f.myCode(member, 'remove-passkey') };
    return removePasskey(f.deps, { ...member, passkeyId, loginPassword: PASSWORD, factors });
  };

  test('and opens nothing any more; withdrawals stop for a day', async () => {
    const { member, key } = await withPasskey();
    f.clock.advanceMs(DAY_MS);
    const proof = key.prove(startPasskeyLogin(f.deps));
    const [row] = await listPasskeys(f.t.db, member.uid);
    expect(outcome(await remove(member, row!.passkeyId))).toBe('ok');
    expect(outcome(await logInWith(key, proof))).toBe('PASSKEY_UNKNOWN');
    const { withdrawalLock } = (await f.identity.profile(f.t.db, member.uid))!;
    expect(withdrawalLock).toEqual({ reason: 'PASSKEY_REMOVED', untilMs: f.clock.nowMs() + 24 * HOUR_MS });
  });

  test('not somebody else’s', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const [row] = await listPasskeys(f.t.db, theirs.member.uid);
    expect(outcome(await remove(mine.member, row!.passkeyId))).toBe('PASSKEY_UNKNOWN');
    expect(await listPasskeys(f.t.db, theirs.member.uid)).toHaveLength(1);
  });
});

describe('a passkey that was judged before a reset', () => {
  test('opens nothing after it, and stays asleep', async () => {
    const { member, key } = await withPasskey();
    const code = await f.anonymousCode('reset-password', member.email);
    const passkeys = Object.create(f.deps.passkeys) as typeof f.deps.passkeys;
    passkeys.judge = async (...args: Parameters<typeof passkeys.judge>) => {
      const judged = await f.deps.passkeys.judge(...args);
      value(
        await resetPassword(f.deps, {
          deviceToken: null,
          mark: null,
          account: member.email,
          code,
          password: OTHER,
          ip: '192.0.2.200',
        }),
      );
      return judged;
    };
    const proof = key.prove(startPasskeyLogin(f.deps));
    const beside = outcome(await logInByPasskey({ ...f.deps, passkeys }, { passkey: proof, caller: caller() }));
    const afterwards = outcome(await logInWith(key));
    expect({ beside, afterwards }).toEqual({ beside: 'PASSKEY_ASLEEP', afterwards: 'PASSKEY_ASLEEP' });
  });

  test('is not woken by what was asked before it either, and is by what is asked afterwards', async () => {
    const { member, key } = await withPasskey();
    const before = value(await askPasskey(f.deps, member.uid));
    const code = await f.anonymousCode('reset-password', member.email);
    f.clock.advanceMs(1_000);
    value(
      await resetPassword(f.deps, {
        deviceToken: null,
        mark: null,
        account: member.email,
        code,
        password: OTHER,
        ip: '192.0.2.200',
      }),
    );
    const confirm = async (passkey: Proof) => {
      const judged = value(await judgeOwnPasskey(f.deps, member.uid, passkey));
      return f.deps.db.tx((tx) => spendPasskey(tx, judged, f.clock.nowMs()));
    };
    expect(await confirm(key.prove(before))).toBe(true);
    expect(outcome(await logInWith(key))).toBe('PASSKEY_ASLEEP');
    f.clock.advanceMs(1_000);
    expect(await confirm(key.prove(value(await askPasskey(f.deps, member.uid))))).toBe(true);
    expect(outcome(await logInWith(key))).toBe('ok');
  });
});
