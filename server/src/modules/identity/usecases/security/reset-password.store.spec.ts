import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import {
  caller,
  IdentityFixture,
  type Member,
  otherCode,
  outcome,
  PASSWORD,
  tally,
  value,
} from '../../identity.fixture.ts';
import { addPasskey, askPasskey, startPasskey } from '../passkey/change-passkeys.ts';
import { logInByPasskey, startPasskeyLogin } from '../passkey/log-in-by-passkey.ts';
import { freezeOwnAccount } from './freeze-account.ts';
import { askPasskeyToReset, resetPassword } from './reset-password.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const NEW_PASSWORD = 'entirely-other-words-93';
const authenticator = () => new SoftwareAuthenticator('https://exchange.example');
const ask = (account: string) => askPasskeyToReset(f.deps, account);
const logInWith = (key: SoftwareAuthenticator) =>
  logInByPasskey(f.deps, { passkey: key.prove(startPasskeyLogin(f.deps)), caller: caller() });
async function addTo(member: Member, first?: SoftwareAuthenticator): Promise<SoftwareAuthenticator> {
  const key = authenticator();
  const made = key.make(value(await startPasskey(f.deps, member.uid)));
  const passkey = first && { passkey: first.prove(value(await askPasskey(f.deps, member.uid))) };
  const factors = { emailCode: await f.myCode(member, 'add-passkey'), ...passkey };
  value(await addPasskey(f.deps, { ...member, name: 'My phone', made, loginPassword: PASSWORD, factors }));
  return key;
}
/** An account whose passkey was used and has stood for a week. */
async function withPasskey() {
  const member = await f.member();
  const key = await addTo(member);
  value(await logInWith(key));
  f.clock.advanceMs(7 * DAY_MS);
  return { member, key };
}
/** By a code of its own, with whatever else is given. */
type Given = Partial<Parameters<typeof resetPassword>[1]>;
const reset = async (member: Member, over: Given = {}) =>
  resetWith(member, await f.anonymousCode('reset-password', member.email), over);
const resetWith = ({ email }: Member, code: string, over: Given = {}) => {
  const browser = { ip: caller().ip, deviceToken: null, mark: null };
  return resetPassword(f.deps, { account: email, code, password: NEW_PASSWORD, ...browser, ...over });
};

test('a passkey that has stood for a week is asked for, and with it the mailbox is enough', async () => {
  const { member, key } = await withPasskey();
  expect(await reset(member)).toMatchObject({ refusal: { code: 'PASSKEY_REQUIRED', details: { totp: false } } });
  expect(outcome(await reset(member, { totpCode: '123456' }))).toBe('PASSKEY_REQUIRED');
  expect(outcome(await reset(member, { passkey: key.prove(ask(member.email)) }))).toBe('ok');
});

test('the authenticator is taken in its place, and it in that of the authenticator', async () => {
  const [one, two] = [await withPasskey(), await withPasskey()];
  // Made before the authenticator was bound, so that both are there.
  const secrets = [];
  for (const { member, key } of [one, two]) {
    const session = value(await logInWith(key));
    secrets.push((await f.withTotp({ ...member, sessionId: session.sessionId, cookie: session.secret })).secret);
  }
  expect(await reset(one.member)).toMatchObject({ refusal: { code: 'PASSKEY_REQUIRED', details: { totp: true } } });
  const totpCode = f.totp(secrets[0]!);
  expect(outcome(await reset(one.member, { totpCode: otherCode(totpCode) }))).toBe('TOTP_WRONG');
  const code = await f.anonymousCode('reset-password', one.member.email);
  expect(outcome(await resetWith(one.member, code, { totpCode: f.totp(secrets[0]!) }))).toBe('ok');
  expect(outcome(await reset(two.member, { passkey: two.key.prove(ask(two.member.email)) }))).toBe('ok');
});

test('nobody is asked for one that was made lately, or never used: an intruder may have made it', async () => {
  const fresh = await f.member();
  value(await logInWith(await addTo(fresh)));
  f.clock.advanceMs(7 * DAY_MS - 1 - 60_000);
  expect(outcome(await reset(fresh))).toBe('ok');
  const unused = await f.member();
  await addTo(unused);
  f.clock.advanceMs(30 * DAY_MS);
  expect(outcome(await reset(unused))).toBe('ok');
});

test('nor for one of before the account was taken back, until it is used again', async () => {
  const { member, key } = await withPasskey();
  expect(outcome(await reset(member, { passkey: key.prove(ask(member.email)) }))).toBe('ok');
  f.clock.advanceMs(30 * DAY_MS);
  expect(outcome(await reset(member, { password: 'yet-other-words-51-q' }))).toBe('ok');
});

test('one that was planted lately does not stand in the place of the authenticator either', async () => {
  const member = await f.member();
  const { cookie } = await f.withTotp(member);
  const planted = authenticator();
  const made = planted.make(value(await startPasskey(f.deps, member.uid)));
  await f.t.ownerDb.query(
    `insert into identity.passkey (id, credential_id, uid, public_key, sign_count, transports, is_synced, name, added_at_ms, last_used_at_ms)
     values ($1, $2, $3, $4, 0, '{}', false, 'planted', $5, $5)`,
    [crypto.randomUUID(), made.credentialId, member.uid, Buffer.of(1), f.clock.nowMs()],
  );
  expect(cookie).toBeTruthy();
  expect(outcome(await reset(member, { passkey: planted.prove(ask(member.email)) }))).toBe('TOTP_REQUIRED');
});

test('a freeze, which a stolen mailbox can do, does not take the passkey out of the way', async () => {
  const { member, key } = await withPasskey();
  value(await freezeOwnAccount(f.deps, { uid: member.uid, password: PASSWORD }));
  expect(outcome(await logInWith(key))).toBe('PASSKEY_ASLEEP');
  expect(outcome(await reset(member))).toBe('PASSKEY_REQUIRED');
});

test('not by somebody else’s passkey, a proof for something else, of another account, or used before', async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const tryWith = (passkey: ReturnType<SoftwareAuthenticator['prove']>) => reset(mine.member, { passkey });
  expect(outcome(await tryWith(theirs.key.prove(ask(mine.member.email))))).toBe('PASSKEY_WRONG');
  expect(outcome(await tryWith(mine.key.prove(ask(theirs.member.email))))).toBe('PASSKEY_WRONG');
  expect(outcome(await tryWith(mine.key.prove(startPasskeyLogin(f.deps))))).toBe('PASSKEY_WRONG');
  const late = mine.key.prove(ask(mine.member.email));
  f.clock.advanceMs(10 * 60_000);
  expect(outcome(await tryWith(late))).toBe('PASSKEY_EXPIRED');
  const passkey = mine.key.prove(ask(mine.member.email));
  const code = await f.anonymousCode('reset-password', mine.member.email);
  const all = await Promise.all(Array.from({ length: 5 }, () => resetWith(mine.member, code, { passkey })));
  expect(tally(all).ok).toBe(1);
});

test('what a passkey has to sign says nothing of the account, and nothing but the code does', async () => {
  const { member } = await withPasskey();
  const [known, unknown] = [ask(member.email), ask('nobody@example.com')];
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect([known.credentialIds, unknown.credentialIds]).toEqual([[], []]);
  const code = await f.anonymousCode('reset-password', member.email);
  expect(outcome(await resetWith(member, otherCode(code)))).toBe('CODE_WRONG');
});
