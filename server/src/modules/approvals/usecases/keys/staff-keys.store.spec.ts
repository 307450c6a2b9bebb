import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApprovals } from '../../approvals.ts';
import { decideAction } from '../decide-action.ts';
import { askForLogin } from '../door/staff-login.ts';
import { enrol, issueEnrolment, showEnrolment } from '../enrol.ts';
import {
  add,
  authenticator,
  clock,
  code,
  demo,
  hire,
  keysOf,
  logIn,
  logInWith,
  logOf,
  type Member,
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
