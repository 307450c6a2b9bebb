import { randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Result } from '@bourse/core/result.ts';
import { describe, expect, test } from 'vitest';
import type { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import { insertStaffKey } from '../../store/passkey.store.ts';
import { addStaffKey, startStaffKey } from './change-keys.ts';
import {
  add,
  askLogin,
  authenticator,
  clock,
  code,
  type Factor,
  from,
  hire,
  keysOf,
  logIn,
  logInWith,
  logOf,
  openHouse,
  outcome,
  PASSWORD,
  production,
  proofFor,
  remove,
  t,
  value,
  who,
  withKey,
} from './staff-keys.rig.ts';

openHouse();

describe('a change of the keys', () => {
  test('asks for the password and the code; with a key there, for that one', async () => {
    const member = await hire();
    const wrong = { password: 'not-the-password' };
    expect(outcome(await add(member, authenticator(), { totpCode: code(member) }, wrong))).toBe('LOGIN_WRONG');
    expect(outcome(await add(member, authenticator(), {}))).toBe('LOGIN_WRONG');
    expect((await logOf(member)).slice(-1)).toEqual(['staffKeys.refused']);
    const key = authenticator();
    value(await add(member, key, { totpCode: code(member) }));
    expect(outcome(await add(member, authenticator(), { totpCode: code(member) }))).toBe('LOGIN_NEEDS_KEY');
    expect(outcome(await add(member, authenticator(), await proofFor(member, key), wrong))).toBe('LOGIN_WRONG');
    const [row] = await keysOf(member);
    expect(outcome(await remove(member, row!.passkeyId, { totpCode: code(member) }))).toBe('LOGIN_NEEDS_KEY');
    expect(await keysOf(member)).toHaveLength(1);
  });

  test('what two super admins have reset meanwhile opens and changes nothing any more', async () => {
    const [{ member, key }, byCode] = [await withKey(), await hire()];
    const factor = await proofFor(member, key);
    const totp = { totpCode: code(byCode) };
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const both = [member.staffId, byCode.staffId];
    let [adding, opening]: Promise<Result<unknown, string>>[] = [];
    await t.ownerDb.tx(async (tx) => {
      await tx.query('select 1 from approvals.staff where id = any($1) for update', [both]);
      adding = add(member, authenticator(), factor);
      opening = logIn(production, byCode, totp);
      await expect.poll(async () => (await t.ownerDb.query(waiting)).length, { interval: 5, timeout: 20_000 }).toBe(2);
      await tx.query(`update approvals.staff set password_hash = 'none' where id = any($1)`, [both]);
    });
    expect(outcome(await adding!)).toBe('LOGIN_WRONG');
    expect(await keysOf(member)).toHaveLength(1);
    expect(outcome(await opening!)).toBe('LOGIN_WRONG');
  });

  test('not with a challenge for a log-in, of somebody else, or answered before', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    const tryWith = async (passkey: Factor['passkey']) => outcome(await add(mine.member, authenticator(), { passkey }));
    expect(await tryWith(mine.key.prove(askLogin(mine.member)))).toBe('LOGIN_WRONG');
    expect(await tryWith((await proofFor(theirs.member, theirs.key)).passkey)).toBe('LOGIN_WRONG');
    expect(await tryWith((await proofFor(theirs.member, mine.key)).passkey)).toBe('LOGIN_WRONG');
    const burnt = await proofFor(mine.member, mine.key);
    const wrong = { password: 'not-the-password' };
    expect(outcome(await add(mine.member, authenticator(), burnt, wrong))).toBe('LOGIN_WRONG');
    expect(await tryWith(burnt.passkey), 'the wrong answer used it up').toBe('LOGIN_WRONG');
    const { passkey } = await proofFor(mine.member, mine.key);
    expect(await tryWith(passkey)).toBe('ok');
    expect(await tryWith(passkey)).toBe('LOGIN_WRONG');
  });

  test('a new key is made for this member, once, and is nobody’s yet; at most ten', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    expect(outcome(await add(mine.member, theirs.key, await proofFor(mine.member, mine.key)))).toBe('PASSKEY_EXISTS');
    const start = value(await startStaffKey(production.deps, mine.member.staffId));
    const change = { ...from, staffId: mine.member.staffId, name: 'x', password: PASSWORD, keptCookie: null };
    const answer = async (made: ReturnType<SoftwareAuthenticator['make']>) =>
      outcome(await addStaffKey(production.deps, { ...change, made, ...(await proofFor(mine.member, mine.key)) }));
    const lazy = authenticator();
    lazy.verifiesUser = false;
    expect(await answer(lazy.make(start))).toBe('PASSKEY_WRONG');
    expect(await answer(authenticator().make(start)), 'the wrong answer used it up').toBe('PASSKEY_SPENT');
    const forThem = value(await startStaffKey(production.deps, theirs.member.staffId));
    expect(await answer(authenticator().make(forThem))).toBe('PASSKEY_WRONG');
    const kept = { staffId: mine.member.staffId, publicKey: Buffer.of(1), signCount: 0, transports: [] };
    for (let n = 1; n < PASSKEYS_MAX; n += 1) {
      const row = { ...kept, isSynced: false, nowMs: 0, name: 'x', id: randomUUID(), credentialId: randomUUID() };
      await t.db.tx((tx) => insertStaffKey(tx, row));
    }
    expect(outcome(await startStaffKey(production.deps, mine.member.staffId))).toBe('PASSKEYS_FULL');
  });

  test('somebody else’s key is not removed', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    const [row] = await keysOf(theirs.member);
    const gone = await remove(mine.member, row!.passkeyId, await proofFor(mine.member, mine.key));
    expect(outcome(gone)).toBe('PASSKEY_UNKNOWN');
    expect(await keysOf(theirs.member)).toHaveLength(1);
  });

  test('other sessions end, the one that changes goes on', async () => {
    const { member, key } = await withKey();
    const [one, two] = [value(await logInWith(member, key)), value(await logInWith(member, key))];
    value(await add(member, authenticator(), await proofFor(member, key), { keptCookie: one.secret }));
    expect(await who(production, one.secret)).not.toBeNull();
    expect(await who(production, two.secret)).toBeNull();
  });

  test('ten wrong ones lock changes for an hour, and no log-in', async () => {
    const { member, key } = await withKey();
    const wrong = { password: 'not-the-password' };
    for (let n = 0; n < 10; n += 1)
      expect(outcome(await remove(member, randomUUID(), await proofFor(member, key), wrong))).toBe('LOGIN_WRONG');
    expect(outcome(await remove(member, randomUUID(), await proofFor(member, key)))).toBe('LOGIN_LOCKED');
    expect(outcome(await logInWith(member, key))).toBe('ok');
    clock.advanceMs(HOUR_MS);
    expect(outcome(await remove(member, randomUUID(), await proofFor(member, key)))).toBe('PASSKEY_UNKNOWN');
  });
});
