import { randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { outcome, PASSWORD, tally, value } from '../../identity.fixture.ts';
import { listPasskeys } from '../../queries/passkey.query.ts';
import { insertPasskey } from '../../store/passkey.store.ts';
import { addPasskey, askPasskey, startPasskey } from './change-passkeys.ts';
import { startPasskeyLogin } from './log-in-by-passkey.ts';
import { authenticator, type Proof, passkeysRig } from './passkeys.rig.ts';

const { f, add, proofOf, withPasskey, logInWith } = await passkeysRig();

type Asked = ReturnType<typeof startPasskeyLogin>;

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
