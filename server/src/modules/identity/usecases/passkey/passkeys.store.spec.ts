import { createHash, randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import {
  caller,
  IdentityFixture,
  type Member,
  outcome,
  PASSWORD,
  TRADING_PASSWORD,
  tally,
  value,
} from '../../identity.fixture.ts';
import { listPasskeys } from '../../queries/passkey.query.ts';
import { insertPasskey, spendPasskey } from '../../store/passkey.store.ts';
import { logIn } from '../login/log-in.ts';
import { setFrozenByStaff } from '../security/freeze-account.ts';
import { resetPassword } from '../security/reset-password.ts';
import { addPasskey, askPasskey, removePasskey, startPasskey } from './change-passkeys.ts';
import { judgeOwnPasskey } from './judge-passkey.ts';
import { logInByPasskey, startPasskeyLogin } from './log-in-by-passkey.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const ORIGIN = 'https://exchange.example';
const OTHER = 'entirely-other-words-93';
const authenticator = (origin = ORIGIN) => new SoftwareAuthenticator(origin);

/** Adds a passkey as the page does: start, make, and a code by mail. */
async function add(
  member: Member,
  key = authenticator(),
  { loginPassword = PASSWORD, first }: { readonly loginPassword?: string; readonly first?: SoftwareAuthenticator } = {},
) {
  const made = key.make(value(await startPasskey(f.deps, member.uid)));
  const factors = { emailCode: await f.myCode(member, 'add-passkey'), ...(first && (await proofOf(member, first))) };
  const { uid, sessionId } = member;
  return addPasskey(f.deps, { uid, sessionId, name: 'My phone', made, loginPassword, factors });
}

const proofOf = async (member: Member, key: SoftwareAuthenticator) => ({
  passkey: key.prove(value(await askPasskey(f.deps, member.uid))),
});

async function withPasskey() {
  const member = await f.trader();
  const key = authenticator();
  value(await add(member, key));
  return { member, key };
}

type Asked = ReturnType<typeof startPasskeyLogin>;
type Proof = ReturnType<SoftwareAuthenticator['prove']>;
const logInWith = (key: SoftwareAuthenticator, proof = key.prove(startPasskeyLogin(f.deps))) =>
  logInByPasskey(f.deps, { passkey: proof, caller: caller() });

describe('a passkey is made', () => {
  test('with password and code; it ends other sessions, stops withdrawals for a while and is told of', async () => {
    const { member } = await withPasskey();
    expect(await listPasskeys(f.t.db, member.uid)).toMatchObject([{ name: 'My phone', lastUsedAtMs: null }]);
    const profile = (await f.identity.profile(f.t.db, member.uid))!;
    expect(profile.passkeys).toBe(1);
    expect(profile.withdrawalLock?.reason).toBe('FIRST_BINDING');
    expect(f.notices.filter(({ uid }) => uid === member.uid).map(({ kind }) => kind)).toContain(
      'identity.passkeyAdded',
    );
    await f.identity.sendMessages();
    await f.identity.finishMessages();
    expect(f.sender.templatesTo(member.email)).toContain('passkey-added');
  });

  test('not without the password, nor without a code', async () => {
    const member = await f.member();
    expect(outcome(await add(member, authenticator(), { loginPassword: 'another-password-9' }))).toBe('LOGIN_WRONG');
    const made = authenticator().make(value(await startPasskey(f.deps, member.uid)));
    const change = { ...member, name: 'x', made, loginPassword: PASSWORD, factors: {} };
    expect(outcome(await addPasskey(f.deps, change))).toBe('SECURITY_CHECK_REQUIRED');
  });

  test('not for another address, by an authenticator that verified nobody, for another person, or too late', async () => {
    const [member, other] = [await f.member(), await f.member()];
    expect(outcome(await add(member, authenticator('https://exchange.example.evil.example')))).toBe('PASSKEY_WRONG');
    const lazy = authenticator();
    lazy.verifiesUser = false;
    expect(outcome(await add(member, lazy))).toBe('PASSKEY_WRONG');
    const started = value(await startPasskey(f.deps, other.uid));
    const base = { ...member, name: 'x', loginPassword: PASSWORD, factors: {} };
    expect(outcome(await addPasskey(f.deps, { ...base, made: authenticator().make(started) }))).toBe('PASSKEY_WRONG');
    const made = authenticator().make(value(await startPasskey(f.deps, member.uid)));
    f.clock.advanceMs(10 * MINUTE_MS);
    expect(outcome(await addPasskey(f.deps, { ...base, made }))).toBe('PASSKEY_EXPIRED');
  });

  test('not after a wrong answer to the same challenge, and one challenge makes one', async () => {
    const member = await f.member();
    const start = value(await startPasskey(f.deps, member.uid));
    const key = authenticator();
    const factors = async () => ({ emailCode: await f.myCode(member, 'add-passkey') });
    const change = { ...member, name: 'x', loginPassword: PASSWORD };
    const lazy = authenticator();
    lazy.verifiesUser = false;
    const wrong = { ...change, made: lazy.make(start), factors: await factors() };
    expect(outcome(await addPasskey(f.deps, wrong))).toBe('PASSKEY_WRONG');
    const right = { ...change, made: key.make(start), factors: wrong.factors };
    expect(outcome(await addPasskey(f.deps, right))).toBe('PASSKEY_SPENT');
  });

  test('once: one that is known is refused to everybody', async () => {
    const { member, key } = await withPasskey();
    expect(outcome(await add(member, key, { first: key }))).toBe('PASSKEY_EXISTS');
    expect(outcome(await add(await f.member(), key))).toBe('PASSKEY_EXISTS');
  });

  test(`up to ${PASSKEYS_MAX}`, async () => {
    const { member, key } = await withPasskey();
    const kept = { uid: member.uid, publicKey: Buffer.of(1), signCount: 0, transports: [], isSynced: false, nowMs: 0 };
    for (let n = 2; n < PASSKEYS_MAX; n += 1)
      await f.t.db.tx((tx) => insertPasskey(tx, { ...kept, id: randomUUID(), credentialId: randomUUID(), name: 'x' }));
    const made = authenticator().make(value(await startPasskey(f.deps, member.uid)));
    value(await add(member, authenticator(), { first: key }));
    const factors = { emailCode: await f.myCode(member, 'add-passkey'), ...(await proofOf(member, key)) };
    const late = { name: 'x', made, loginPassword: PASSWORD, factors };
    expect(outcome(await addPasskey(f.deps, { ...member, ...late }))).toBe('PASSKEYS_FULL');
    expect(await listPasskeys(f.t.db, member.uid)).toHaveLength(PASSKEYS_MAX);
    expect(outcome(await startPasskey(f.deps, member.uid))).toBe('PASSKEYS_FULL');
  });
});

describe('log-in with a passkey', () => {
  test('opens a session on a device that was never seen, and says so', async () => {
    const { member, key } = await withPasskey();
    const opened = value(await logInWith(key));
    expect(opened).toMatchObject({ uid: member.uid, isNewDevice: true });
    expect(await f.authenticate(opened.secret)).toMatchObject({ uid: member.uid });
    expect(f.notices.filter(({ uid }) => uid === member.uid).map(({ kind }) => kind)).toContain('identity.newDevice');
    expect((await listPasskeys(f.t.db, member.uid))[0]!.lastUsedAtMs).toBe(f.clock.nowMs());
  });

  test('one proof opens one session', async () => {
    const { key } = await withPasskey();
    const proof = key.prove(startPasskeyLogin(f.deps));
    const all = await Promise.all(Array.from({ length: 8 }, () => logInWith(key, proof)));
    expect(tally(all)).toEqual({ ok: 1, PASSKEY_SPENT: 7 });
  });

  test('not with a challenge of ours that was for something else, is too old, or is not ours', async () => {
    const { member, key } = await withPasskey();
    const check = value(await askPasskey(f.deps, member.uid));
    expect(outcome(await logInWith(key, key.prove(check)))).toBe('PASSKEY_WRONG');
    const asked = startPasskeyLogin(f.deps);
    f.clock.advanceMs(5 * MINUTE_MS);
    expect(outcome(await logInWith(key, key.prove(asked)))).toBe('PASSKEY_EXPIRED');
    expect(outcome(await logInWith(key, key.prove({ ...asked, challenge: 'AAAA' })))).toBe('PASSKEY_WRONG');
  });

  test('not with another key under its name, nor for another address, nor unverified', async () => {
    const { key } = await withPasskey();
    const stranger = authenticator();
    expect(outcome(await logInWith(stranger))).toBe('PASSKEY_UNKNOWN');
    const asked = startPasskeyLogin(f.deps);
    const forged = { ...stranger.prove(asked), credentialId: key.credentialId };
    expect(outcome(await logInWith(key, forged))).toBe('PASSKEY_WRONG');
    expect(outcome(await logInWith(key, key.prove({ ...asked, rpId: 'evil.example' })))).toBe('PASSKEY_WRONG');
    key.verifiesUser = false;
    expect(outcome(await logInWith(key))).toBe('PASSKEY_WRONG');
    key.verifiesUser = true;
    expect(outcome(await logInWith(key))).toBe('ok');
  });

  test('a wrong answer uses its challenge up, whoever answers rightly afterwards', async () => {
    const { key } = await withPasskey();
    const stranger = authenticator();
    const wrong = [
      (proof: Proof, asked: Asked) => ({ ...stranger.prove(asked), credentialId: proof.credentialId }),
      (proof: Proof) => ({ ...proof, signature: 'AA' }),
      (_: Proof, asked: Asked) => stranger.prove(asked),
    ];
    for (const answerWrongly of wrong) {
      const asked = startPasskeyLogin(f.deps);
      const right = key.prove(asked);
      expect(outcome(await logInWith(key, answerWrongly(right, asked)))).toMatch(/^PASSKEY_(WRONG|UNKNOWN)$/);
      expect(outcome(await logInWith(key, right))).toBe('PASSKEY_SPENT');
    }
    // A challenge that is none of ours leaves nothing behind.
    const foreign = key.prove({ challenge: 'AAAA', rpId: 'exchange.example' });
    const uses = () => f.t.db.query('select 1 from identity.passkey_use');
    const before = (await uses()).length;
    expect(outcome(await logInWith(key, foreign))).toBe('PASSKEY_WRONG');
    expect((await uses()).length).toBe(before);
  });

  test('not by a copy whose counter stands behind', async () => {
    const { key } = await withPasskey();
    key.signCount = 5;
    value(await logInWith(key));
    expect(outcome(await logInWith(key))).toBe('PASSKEY_WRONG');
    key.signCount = 6;
    expect(outcome(await logInWith(key))).toBe('ok');
  });

  test.each([
    ['nothing readable', { clientData: 'AAAA' }],
    ['no signature', { signature: 'AA' }],
    ['no data', { authenticatorData: 'AA' }],
  ])('%s is wrong, and no fault', async (_, broken) => {
    const { key } = await withPasskey();
    const proof = { ...key.prove(startPasskeyLogin(f.deps)), ...broken };
    expect(outcome(await logInWith(key, proof))).toBe('PASSKEY_WRONG');
  });
});

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
