import { describe, expect, test } from 'vitest';
import { outcome, PASSWORD, tally, value } from '../../identity.fixture.ts';
import { findPerson } from '../../store/person.store.ts';
import { elsewhere, f, openHouse } from './log-in.rig.ts';
import { register } from './register.ts';

openHouse();

let refused = 0;

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
    const account = `refused${++refused}@example.com`;
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
