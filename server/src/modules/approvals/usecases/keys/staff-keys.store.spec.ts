import { createHash, randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@bourse/contract/identity-passkeys.ts';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Result } from '@bourse/core/result.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../../../../platform/clock/clock.ts';
import { totpCode } from '../../../../platform/crypto/totp.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/db/test-database.ts';
import { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import { solve } from '../../../../platform/puzzles/solve.fixture.ts';
import { type ApprovalsModule, createApprovals } from '../../approvals.ts';
import { tidyApprovals } from '../../jobs/tidy-approvals.job.ts';
import { listStaffKeys } from '../../queries/passkey.query.ts';
import { insertStaffKey } from '../../store/passkey.store.ts';
import { verifyAudit } from '../audit.ts';
import { decideAction } from '../decide-action.ts';
import { askForLogin, logStaffIn } from '../door/staff-login.ts';
import { enrol, issueEnrolment, showEnrolment } from '../enrol.ts';
import { addStaffKey, askForChange, removeStaffKey, startStaffKey } from './change-keys.ts';

const ORIGIN = 'https://exchange.example';
const PASSWORD = 'console-password-5';
const clock = new ManualClock(Date.UTC(2026, 10, 21));
let t: TestDatabase;
/** The same installation, started as production and as a demo. */
let production: ApprovalsModule;
let demo: ApprovalsModule;
beforeAll(async () => {
  t = await testDatabase();
  const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
  const parts = { db: t.db, clock, keys, captchaZeroBits: 4, cost: { memoryKib: 64, passes: 1 } };
  production = createApprovals({ ...parts, door: { origin: ORIGIN, requiresKey: true } });
  demo = createApprovals({ ...parts, door: { origin: ORIGIN, requiresKey: false } });
});
afterAll(() => t.close());

interface Member {
  readonly staffId: string;
  readonly login: string;
  readonly totpSecret: string;
}
let hired = 0;
async function hire(role = 'reviewer'): Promise<Member> {
  const made = await production.createStaff({ login: `keeper${++hired}`, password: PASSWORD, role });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}
/** The next code: each is good once. */
const code = ({ totpSecret }: Member): string => {
  clock.advanceMs(MINUTE_MS);
  return totpCode(totpSecret, clock.nowMs());
};
const authenticator = (origin = ORIGIN) => new SoftwareAuthenticator(origin);
const from = { ip: '127.0.0.1', requestId: 'r-1' };
const outcome = (result: Result<unknown, string>) => (result.ok ? 'ok' : result.refusal.code);
function value<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

type Factor = Pick<Parameters<typeof logStaffIn>[1], 'totpCode' | 'passkey'>;
/** With the puzzle answered, whether or not one is due. */
const logIn = async (house: ApprovalsModule, { login }: Member, factor: Factor, over = {}) => {
  const puzzle = solve(await house.deps.puzzles.make(clock.nowMs()));
  const browser = { cookie: undefined, browser: undefined };
  return logStaffIn(house.deps, { login, password: PASSWORD, ...browser, ...puzzle, ...from, ...factor, ...over });
};
const askLogin = ({ login }: Member) => askForLogin(production.deps, login);
const logInWith = (member: Member, key: SoftwareAuthenticator, over = {}, house = production) =>
  logIn(house, member, { passkey: key.prove(askLogin(member)) }, over);
const who = (house: ApprovalsModule, cookie: string) => house.authenticateStaff({ cookie, nowMs: clock.nowMs() });
const proofFor = async (member: Member, key: SoftwareAuthenticator) => ({
  passkey: key.prove(value(await askForChange(production.deps, member.staffId))),
});

/** Adds a key as the console does. */
async function add(member: Member, key: SoftwareAuthenticator, factor: Factor, over = {}, house = production) {
  const made = key.make(value(await startStaffKey(house.deps, member.staffId)));
  const change = { staffId: member.staffId, name: 'My key', made, password: PASSWORD, keptCookie: null };
  return addStaffKey(house.deps, { ...change, ...from, ...factor, ...over });
}
const remove = (member: Member, passkeyId: string, factor: Factor, over = {}, house = production) =>
  removeStaffKey(house.deps, {
    staffId: member.staffId,
    passkeyId,
    password: PASSWORD,
    keptCookie: null,
    ...from,
    ...factor,
    ...over,
  });
async function withKey() {
  const member = await hire();
  const key = authenticator();
  value(await add(member, key, { totpCode: code(member) }));
  return { member, key };
}
const keysOf = ({ staffId }: Member) => listStaffKeys(t.db, staffId);
const logOf = async ({ staffId }: Member) =>
  (
    await t.db.query<{ action: string }>('select action from approvals.audit where subject = $1 order by seq', [
      `staff:${staffId}`,
    ])
  ).map(({ action }) => action);
describe('where keys are required', () => {
  test('password and code open a session that only registers a key; a session by the key works', async () => {
    const member = await hire();
    const opened = value(await logIn(production, member, { totpCode: code(member) }));
    expect(opened.needsKey).toBe(true);
    expect(await who(production, opened.secret)).toMatchObject({ staffId: member.staffId, needsKey: true });
    const key = authenticator();
    expect(outcome(await add(member, key, { totpCode: code(member) }))).toBe('ok');
    expect(await who(production, opened.secret), 'the session that could only do this has ended').toBeNull();
    const other = value(await logInWith(member, key));
    expect(other.needsKey).toBe(false);
    expect(await who(production, other.secret)).toMatchObject({ needsKey: false });
    expect(await keysOf(member)).toMatchObject([{ name: 'My key', lastUsedAtMs: clock.nowMs() }]);
    expect(await logOf(member)).toEqual([
      ...['staff.create', 'staffIdentity.login', 'staffKeys.add', 'staffIdentity.login'],
    ]);
  });

  test('a session of before, opened with a code, may register a key and nothing else', async () => {
    const member = await hire();
    const before = value(await logIn(demo, member, { totpCode: code(member) }));
    expect(before.needsKey).toBe(false);
    expect(await who(demo, before.secret)).toMatchObject({ needsKey: false });
    expect(await who(production, before.secret)).toMatchObject({ needsKey: true });
  });

  test('whoever has a key does not come in with a code, and is not told more where the password is wrong', async () => {
    const { member } = await withKey();
    expect(outcome(await logIn(production, member, { totpCode: code(member) }))).toBe('LOGIN_NEEDS_KEY');
    const wrong = { password: 'not-the-password' };
    expect(outcome(await logIn(production, member, { totpCode: code(member) }, wrong))).toBe('LOGIN_WRONG');
    // The first of an hour is written at once, and the number of all when it is over.
    expect((await logOf(member)).slice(-2)).toEqual(['staffKeys.add', 'staffIdentity.loginFailed']);
  });

  test('the last key stays; of two either may go, with the one that is left', async () => {
    const { member, key } = await withKey();
    const [first] = await keysOf(member);
    expect(outcome(await remove(member, first!.passkeyId, await proofFor(member, key)))).toBe('LAST_KEY');
    const second = authenticator();
    value(await add(member, second, await proofFor(member, key)));
    expect(outcome(await remove(member, first!.passkeyId, await proofFor(member, second)))).toBe('ok');
    expect(outcome(await logInWith(member, key))).toBe('LOGIN_WRONG');
    expect(outcome(await logInWith(member, second))).toBe('ok');
    expect(await logOf(member)).toContain('staffKeys.remove');
  });

  test('of two removals of the last two keys at the same time one stays', async () => {
    const { member, key } = await withKey();
    const second = authenticator();
    value(await add(member, second, await proofFor(member, key)));
    const [one, two] = await keysOf(member);
    const proofs = [await proofFor(member, key), await proofFor(member, second)];
    const both = await Promise.all([
      remove(member, two!.passkeyId, proofs[0]!),
      remove(member, one!.passkeyId, proofs[1]!),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await keysOf(member)).toHaveLength(1);
  });
});

describe('in the demo', () => {
  test('a code opens everything, with a key beside it too; the last key may go', async () => {
    const { member, key } = await withKey();
    expect(value(await logIn(demo, member, { totpCode: code(member) })).needsKey).toBe(false);
    expect(value(await logInWith(member, key, {}, demo)).needsKey).toBe(false);
    const [row] = await keysOf(member);
    expect(outcome(await remove(member, row!.passkeyId, await proofFor(member, key), {}, demo))).toBe('ok');
    expect(await keysOf(member)).toEqual([]);
  });
});

describe('log-in with a key', () => {
  test.each<[string, { login?: string; password?: string; passkey?: undefined }]>([
    ['another password', { password: 'not-the-password' }],
    ['neither code nor key', { passkey: undefined }],
    ['a login that nobody has', { login: 'nobody-at-all' }],
  ])('%s is wrong, counted and recorded', async (_, over) => {
    const { member, key } = await withKey();
    const login = over.login ?? member.login;
    const passkey = key.prove(askForLogin(production.deps, login));
    const tried = await logIn(production, member, { passkey }, { ip: `192.0.2.${hired}`, ...over });
    expect(tried).toMatchObject({ refusal: { code: 'LOGIN_WRONG', details: { triesLeft: 9 } } });
  });

  test('ten wrong ones lock for an hour', async () => {
    const { member, key } = await withKey();
    const stranger = authenticator();
    for (let n = 0; n < 10; n += 1) expect(outcome(await logInWith(member, stranger))).toBe('LOGIN_WRONG');
    expect(outcome(await logInWith(member, key))).toBe('LOGIN_LOCKED');
    clock.advanceMs(HOUR_MS);
    expect(outcome(await logInWith(member, key))).toBe('ok');
  });

  test('not with the key or the challenge of somebody else, one for a change, one too old, or one that is none of ours', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    const wrong = async (passkey: Factor['passkey']) =>
      expect(outcome(await logIn(production, mine.member, { passkey }))).toBe('LOGIN_WRONG');
    await wrong(theirs.key.prove(askLogin(mine.member)));
    await wrong(mine.key.prove(askLogin(theirs.member)));
    await wrong(mine.key.prove(value(await askForChange(production.deps, mine.member.staffId))));
    await wrong(mine.key.prove({ ...askLogin(mine.member), challenge: 'AAAA' }));
    await wrong(mine.key.prove({ ...askLogin(mine.member), rpId: 'evil.example' }));
    const old = mine.key.prove(askLogin(mine.member));
    clock.advanceMs(5 * MINUTE_MS);
    await wrong(old);
    mine.key.verifiesUser = false;
    await wrong(mine.key.prove(askLogin(mine.member)));
  });

  test('nor with a key that was made for another address', async () => {
    const member = await hire();
    const elsewhere = authenticator('https://exchange.example.evil.example');
    expect(outcome(await add(member, elsewhere, { totpCode: code(member) }))).toBe('PASSKEY_WRONG');
  });

  test('a proof that a puzzle stood before is still good once the puzzle is solved', async () => {
    const { member, key } = await withKey();
    for (let n = 0; n < 5; n += 1) await logInWith(member, authenticator());
    const passkey = key.prove(askLogin(member));
    const none = { captchaId: undefined, captchaAnswer: undefined };
    expect(outcome(await logIn(production, member, { passkey }, none))).toBe('CAPTCHA_REQUIRED');
    expect(outcome(await logIn(production, member, { passkey }))).toBe('ok');
  });

  test('one proof opens one session', async () => {
    const { member, key } = await withKey();
    const passkey = key.prove(askLogin(member));
    const all = await Promise.all(Array.from({ length: 6 }, () => logIn(production, member, { passkey })));
    expect(all.map(outcome).toSorted()).toEqual([...Array(5).fill('LOGIN_WRONG'), 'ok']);
  });

  test('a wrong answer uses its challenge up: by a stranger, a wrong signature, or with a wrong password', async () => {
    const { member, key } = await withKey();
    const stranger = authenticator();
    const asked = () => askLogin(member);
    const tries = [
      (ask: ReturnType<typeof asked>) => [stranger.prove(ask), {}] as const,
      (ask: ReturnType<typeof asked>) => [{ ...key.prove(ask), signature: 'AA' }, {}] as const,
      (ask: ReturnType<typeof asked>) => [key.prove(ask), { password: 'not-the-password' }] as const,
    ];
    for (const answerOf of tries) {
      const ask = asked();
      const [passkey, over] = answerOf(ask);
      expect(outcome(await logIn(production, member, { passkey }, over))).toBe('LOGIN_WRONG');
      expect(outcome(await logIn(production, member, { passkey: key.prove(ask) }))).toBe('LOGIN_WRONG');
    }
    expect(outcome(await logInWith(member, key))).toBe('ok');
  });

  test('a copy whose counter stands behind is refused, and the log says so', async () => {
    const { member, key } = await withKey();
    key.signCount = 5;
    value(await logInWith(member, key));
    expect(outcome(await logInWith(member, key))).toBe('LOGIN_WRONG');
    expect(await logOf(member)).toContain('staffKeys.behind');
    key.signCount = 6;
    expect(outcome(await logInWith(member, key))).toBe('ok');
    expect((await verifyAudit(t.db)).ok).toBe(true);
  });

  test('challenges that were answered are forgotten once they are too old', async () => {
    const uses = async () => (await t.db.query('select 1 from approvals.passkey_use')).length;
    await withKey();
    expect(await uses()).toBeGreaterThan(0);
    clock.advanceMs(HOUR_MS);
    await tidyApprovals(production.deps);
    expect(await uses()).toBe(0);
  });
});

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

test('a reset by two super admins takes the keys and ends the sessions; neither of the two becomes the member', async () => {
  const [anna, boris, { member, key }] = [await hire('superadmin'), await hire('superadmin'), await withKey()];
  const actor = ({ staffId }: Member) => ({ staffId, role: 'superadmin' as const, requestId: 'r' });
  const session = value(await logInWith(member, key));
  const reason = 'Lost bag';
  const change = { staffId: member.staffId, byStaffId: anna.staffId };
  const asked = await production.memberActions.resetTotp.propose({ change, reason, actor: actor(anna) });
  const { actionId } = value(asked);
  const [waiting] = await t.db.query<{ content_hash: string }>(
    'select content_hash from approvals.action where id = $1',
    [actionId],
  );
  const decide = (by: Member) =>
    decideAction(production.deps, {
      id: actionId!,
      contentHash: waiting!.content_hash,
      decision: 'approve',
      reason,
      actor: actor(by),
    });
  expect(outcome(await decide(anna))).toBe('OWN_PROPOSAL');
  expect(await who(production, session.secret)).not.toBeNull();
  const underWay = await proofFor(member, key);
  expect(outcome(await decide(boris))).toBe('ok');
  expect(await who(production, session.secret)).toBeNull();
  expect(await keysOf(member)).toEqual([]);
  expect(outcome(await logInWith(member, key))).toBe('LOGIN_WRONG');
  expect(outcome(await logIn(production, member, { totpCode: code(member) }))).toBe('LOGIN_WRONG');
  // What was begun before the reset is not done after it.
  expect(outcome(await add(member, authenticator(), underWay))).toBe('LOGIN_WRONG');
  const half = async (by: Member) =>
    value(await issueEnrolment(production.deps, { staffId: member.staffId, reason, actor: actor(by) })).enrolmentCode;
  const [first, again] = [await half(anna), await half(anna)];
  for (const pair of [
    { enrolmentCode: first, secondCode: again },
    { enrolmentCode: again, secondCode: again },
  ])
    expect(outcome(await showEnrolment(production.deps, pair))).toBe('ENROLMENT_UNKNOWN');
  const halves = { enrolmentCode: again, secondCode: await half(boris) };
  const { totpSecret } = value(await showEnrolment(production.deps, halves));
  const back = { ...member, totpSecret };
  value(await enrol(production.deps, { ...halves, password: PASSWORD, totpCode: code(back), requestId: 'r' }));
  expect(value(await logIn(production, back, { totpCode: code(back) })).needsKey).toBe(true);
  expect(outcome(await add(back, authenticator(), { totpCode: code(back) }))).toBe('ok');
});

test('a key of a host that the console has left opens nothing; the operator takes it away, and a new one is registered', async () => {
  const member = await hire('superadmin');
  const key = authenticator();
  expect(outcome(await add(member, key, { totpCode: code(member) }))).toBe('ok');
  const { secret } = value(await logInWith(member, key));
  const keys = { key: (purpose: string) => createHash('sha256').update(purpose).digest() };
  const moved = createApprovals({
    db: t.db,
    clock,
    keys,
    cost: { memoryKib: 64, passes: 1 },
    door: { origin: 'https://console.exchange.example', requiresKey: true },
  });
  const old = key.prove(askForLogin(moved.deps, member.login));
  expect(outcome(await logIn(moved, member, { passkey: old })), 'signed for the former origin').toBe('LOGIN_WRONG');
  expect(outcome(await logIn(moved, member, { totpCode: code(member) }))).not.toBe('ok');

  expect(outcome(await moved.forgetStaffKeys('nobody'))).toBe('STAFF_UNKNOWN');
  expect(value(await moved.forgetStaffKeys(member.login.toUpperCase()))).toBe(1);
  expect(await who(moved, secret), 'its session has ended').toBeNull();
  expect(await logOf(member)).toContain('staffKeys.remove');
  expect(value(await logIn(moved, member, { totpCode: code(member) })).needsKey).toBe(true);
});
