import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, test } from 'vitest';
import { caller, type Member, outcome, PASSWORD, TRADING_PASSWORD, tally, value } from '../../identity.fixture.ts';
import { logIn } from '../login/log-in.ts';
import { freezeByLink, freezeOwnAccount, setFrozenByStaff } from './freeze-account.ts';
import { securityChanges } from './security-changes.rig.ts';
import { setTradingPassword } from './set-trading-password.ts';

const { f, lockOf, lockEnd, second } = await securityChanges();

/** A log-in from a browser that was never here, with the code that it needs. */
const elsewhereLogin = async (member: Member) => ({
  account: member.email,
  password: PASSWORD,
  code: await f.anonymousCode('login', member.email),
  caller: caller({ ip: '198.51.100.4' }),
});

describe('withdrawal lock', () => {
  test('first settings lock nothing on the first day, six hours later on', async () => {
    const member = await f.member();
    const first = { ...member, tradingPassword: TRADING_PASSWORD, loginPassword: PASSWORD, factors: {} };
    value(await setTradingPassword(f.deps, first));
    expect(await lockOf(member.uid)).toBeNull();
    f.clock.advanceMs(DAY_MS);
    await f.withTotp(member);
    expect(await lockOf(member.uid)).toMatchObject({ reason: 'FIRST_BINDING' });
    expect(await lockEnd(member.uid)).toBe(6 * HOUR_MS - MINUTE_MS);
  });

  test('is extended, never shortened, however many changes come at once', async () => {
    const { uid } = await f.member();
    const lock = (hours: number) =>
      f.t.db.tx((tx) => f.identity.lockWithdrawals(tx, { uid, reason: 'PASSWORD_CHANGED', hours }));
    const ends = await Promise.all([24, 72, 1, 0, 48].map(lock));
    expect(Math.max(...ends.map((end) => end?.untilMs ?? 0))).toBe(f.clock.nowMs() + 72 * HOUR_MS);
    expect(await lockEnd(uid)).toBe(72 * HOUR_MS);
    f.clock.advanceMs(72 * HOUR_MS);
    expect(await lockOf(uid)).toBeNull();
  });

  test('whitelist mode: on locks nothing, off locks a day', async () => {
    const { uid } = await f.member();
    const set = (on: boolean) => f.t.db.tx((tx) => f.identity.setWhitelistMode(tx, { uid, on }));
    expect(await set(true)).toBeNull();
    expect((await f.identity.profile(f.t.db, uid))!.whitelistMode).toBe(true);
    expect(await set(true)).toBeNull();
    expect(await set(false)).toMatchObject({ reason: 'WHITELIST_OFF', untilMs: f.clock.nowMs() + DAY_MS });
  });
});

describe('freezing', () => {
  const staff = { staffId: crypto.randomUUID(), role: 'risk' };
  const byStaff = (uid: string, frozen: boolean) =>
    setFrozenByStaff(f.deps, { uid, frozen, reason: 'called in', staff, requestId: 'r-1' });

  test('the link of a security mail freezes once, without a log-in, and not after a week', async () => {
    const member = await f.member();
    const tokenOf = () => new URL(f.sender.sent.at(-1)!.params.freezeUrl!).searchParams.get('freezeLink')!;
    await second(member);
    value(await logIn(f.deps, await elsewhereLogin(member)));
    await f.identity.sendMessages();
    expect(f.sender.sent.at(-1)).toMatchObject({ template: 'new-device', to: member.email });
    const token = tokenOf();
    const stored = await f.t.db.query<{ row: string }>('select l::text as row from identity.freeze_link l');
    expect(stored.some(({ row }) => row.includes(token))).toBe(false);
    expect(outcome(await freezeByLink(f.deps, { token: `${token.slice(1)}A` }))).toBe('FREEZE_LINK_UNKNOWN');
    const results = await Promise.all(Array.from({ length: 8 }, () => freezeByLink(f.deps, { token })));
    expect(tally(results)).toEqual({ ok: 1, FREEZE_LINK_UNKNOWN: 7 });
    expect((await f.identity.profile(f.t.db, member.uid))!.frozen).toBe(true);
    expect(await f.authenticate(member.cookie)).toBeNull();

    const other = await f.member();
    value(await logIn(f.deps, await elsewhereLogin(other)));
    await f.identity.sendMessages();
    const old = tokenOf();
    f.clock.advanceMs(7 * DAY_MS);
    expect(outcome(await freezeByLink(f.deps, { token: old }))).toBe('FREEZE_LINK_UNKNOWN');
    expect((await f.identity.profile(f.t.db, other.uid))!.frozen).toBe(false);
  });

  test('a person freezes at once, everywhere; staff opens with a day’s lock, and it is recorded', async () => {
    const member = await f.member();
    const other = await second(member);
    expect(outcome(await freezeOwnAccount(f.deps, { uid: member.uid, password: 'wrong-one-77' }))).toBe('LOGIN_WRONG');
    expect(outcome(await freezeOwnAccount(f.deps, { uid: member.uid, password: PASSWORD }))).toBe('ok');
    expect(await f.authenticate(member.cookie)).toBeNull();
    expect(await f.authenticate(other.secret)).toBeNull();
    expect((await f.identity.profile(f.t.db, member.uid))!.frozen).toBe(true);
    expect(outcome(await byStaff(member.uid, true))).toBe('NO_CHANGE');
    expect(outcome(await byStaff('999999999', true))).toBe('USER_UNKNOWN');
    expect(outcome(await byStaff(member.uid, false))).toBe('ok');
    expect(await lockOf(member.uid)).toMatchObject({ reason: 'UNFROZEN', untilMs: f.clock.nowMs() + DAY_MS });
    expect(f.staffActions.at(-1)).toMatchObject({
      action: 'staffIdentity.setFrozen',
      subject: `user:${member.uid}`,
      reason: 'called in',
    });
  });
});

test('others learn no more of a person than masks and first-seen times', async () => {
  const member = await f.member('visible.person');
  const found = await f.identity.resolveRecipient(f.t.db, { type: 'account', account: member.uid });
  expect(found).toEqual({ uid: member.uid, masked: `V***n, UID ••••${member.uid.slice(-3)}` });
  const typed = { type: 'email', account: 'Visible.Person@EXAMPLE.com' } as const;
  expect(await f.identity.resolveRecipient(f.t.db, typed)).toEqual(found);
  for (const nobody of ['nobody@x.example', 'nonsense', '']) {
    expect(await f.identity.resolveRecipient(f.t.db, { type: 'email', account: nobody })).toBeNull();
    expect(await f.identity.resolveRecipient(f.t.db, { type: 'mobile', account: nobody })).toBeNull();
    expect(await f.identity.resolveRecipient(f.t.db, { type: 'account', account: nobody })).toBeNull();
  }
  expect(await f.identity.maskedContact(f.t.db, member.uid)).toEqual({
    emailMasked: 'v***n@e***.com',
    phoneMasked: null,
  });
  const seenMs = f.clock.nowMs() - MINUTE_MS;
  const firstSeen = await f.identity.firstSeen(f.t.db, member);
  expect(firstSeen.deviceFirstSeenAtMs).toBeGreaterThanOrEqual(seenMs);
  await f.t.db.tx((tx) => f.identity.setVipLevel(tx, { uid: member.uid, vipLevel: 3 }));
  expect(await f.identity.profile(f.t.db, member.uid)).toMatchObject({ vipLevel: 3, tradingPasswordSet: false });
  expect(await f.identity.profile(f.t.db, '999999999')).toBeNull();
});
