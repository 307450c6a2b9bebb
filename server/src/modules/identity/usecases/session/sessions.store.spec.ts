import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { maskEmail } from '@bourse/core/identity/mask.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caller, IdentityFixture, type Member, outcome, PASSWORD, tally, value } from '../../identity.fixture.ts';
import { listSessions } from '../../queries/session.query.ts';
import { logIn } from '../login/log-in.ts';
import { describeUser } from './describe-user.ts';
import { endAllOtherSessions, endSession } from './end-sessions.ts';
import { exchangeSid } from './exchange-sid.ts';
import { issueSid } from './issue-sid.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const topics = (uid: string) =>
  f.t.ownerDb.query(`select topic, payload from platform.outbox where uid = $1 order by id`, [uid]);
const secondSession = async (email: string, deviceToken: string) =>
  value(await logIn(f.deps, { account: email, password: PASSWORD, caller: caller({ deviceToken }) }));

describe('life of a session', () => {
  test('ends after two idle hours, however long the cookie', async () => {
    const { cookie, uid } = await f.member();
    f.clock.advanceMs(2 * HOUR_MS - MINUTE_MS);
    expect(await f.authenticate(cookie)).toMatchObject({ uid });
    f.clock.advanceMs(2 * HOUR_MS - MINUTE_MS);
    expect(await f.authenticate(cookie)).toMatchObject({ uid });
    f.clock.advanceMs(2 * HOUR_MS + 1);
    expect(await f.authenticate(cookie)).toBeNull();
  });

  test('ends after seven days, however busy', async () => {
    const { cookie } = await f.member();
    const beginMs = f.clock.nowMs();
    while (f.clock.nowMs() - beginMs < 7 * 24 * HOUR_MS - 2 * HOUR_MS) {
      f.clock.advanceMs(HOUR_MS);
      expect(await f.authenticate(cookie)).not.toBeNull();
    }
    f.clock.setMs(beginMs + 7 * 24 * HOUR_MS + MINUTE_MS);
    expect(await f.authenticate(cookie)).toBeNull();
  });

  test('tells the sockets of a session that time has ended', async () => {
    const { uid, sessionId } = await f.member();
    f.clock.advanceMs(3 * HOUR_MS);
    while ((await f.identity.endExpiredSessions()) === 'more');
    expect(await topics(uid)).toContainEqual({
      topic: 'identity.session-ended',
      payload: { sessionIds: [sessionId] },
    });
  });

  test('the database holds no cookie', async () => {
    const { cookie, deviceToken } = await f.member();
    const rows = await f.t.ownerDb.query<{ row: string }>(
      `select s::text as row from identity.session s union all select d::text from identity.device d`,
    );
    expect(rows.some(({ row }) => row.includes(cookie) || row.includes(deviceToken))).toBe(false);
  });
});

describe('ending', () => {
  test('works at once here and within a second in another process, and closes sockets', async () => {
    const member = await f.member();
    const other = f.anotherProcess();
    expect(await f.authenticate(member.cookie)).not.toBeNull();
    expect(await f.authenticate(member.cookie, undefined, other)).not.toBeNull();
    value(await endSession(f.deps, { uid: member.uid, id: member.sessionId, by: 'logout' }));
    expect(await f.authenticate(member.cookie)).toBeNull();
    await f.untilDead(member.cookie, other);
    expect(await topics(member.uid)).toContainEqual({
      topic: 'identity.session-ended',
      payload: { sessionIds: [member.sessionId] },
    });
  });

  test('a read that was under way when the session ended is not kept', async () => {
    const member = await f.member();
    const reads = Array.from({ length: 5 }, () => f.authenticate(member.cookie));
    await endSession(f.deps, { uid: member.uid, id: member.sessionId, by: 'logout' });
    await Promise.all(reads);
    expect(await f.authenticate(member.cookie)).toBeNull();
  });

  test('answers for another person’s session as for none', async () => {
    const ann = await f.member();
    const bob = await f.member();
    const theirs = await endSession(f.deps, { uid: bob.uid, id: ann.sessionId, by: 'revoked' });
    const none = await endSession(f.deps, { uid: bob.uid, id: crypto.randomUUID(), by: 'revoked' });
    expect(theirs).toEqual(none);
    expect(outcome(theirs)).toBe('SESSION_UNKNOWN');
    expect(await f.authenticate(ann.cookie)).not.toBeNull();
  });

  test('all others end, this one stays', async () => {
    const member = await f.member();
    const second = await secondSession(member.email, member.deviceToken);
    const third = await secondSession(member.email, member.deviceToken);
    expect(await listSessions(f.t.db, member.uid, f.clock.nowMs())).toHaveLength(3);
    expect(await endAllOtherSessions(f.deps, { uid: member.uid, keepId: third.sessionId })).toBe(2);
    expect(await f.authenticate(member.cookie)).toBeNull();
    expect(await f.authenticate(second.secret)).toBeNull();
    expect(await f.authenticate(third.secret)).not.toBeNull();
    const [left] = await listSessions(f.t.db, member.uid, f.clock.nowMs());
    expect(left).toMatchObject({ sessionId: third.sessionId, device: 'Computer', os: 'Linux', browser: 'Chrome 141' });
  });
});

describe('access token', () => {
  test('adds nothing without its cookie, and a foreign one takes away', async () => {
    const ann = await f.member();
    const bob = await f.member();
    const { accessToken, accessTokenExpiresAtMs } = await describeUser(f.deps, ann);
    expect(accessTokenExpiresAtMs).toBe(f.clock.nowMs() + 15 * MINUTE_MS);
    expect(await f.identity.authenticate({ cookie: undefined, accessToken: accessToken!, nowMs: 0 })).toBeNull();
    expect(await f.authenticate(ann.cookie, accessToken!)).toMatchObject({ uid: ann.uid });
    expect(await f.authenticate(bob.cookie, accessToken!)).toBeNull();
    expect(await f.authenticate(ann.cookie, `${accessToken!.slice(0, -2)}xx`)).toBeNull();
    expect(await f.authenticate(ann.cookie, 'nonsense')).toBeNull();
    expect(f.identity.uidOfAccessToken(accessToken!, ann.sessionId)).toBe(ann.uid);
    expect(f.identity.uidOfAccessToken(accessToken!, bob.sessionId)).toBeNull();
    f.clock.advanceMs(15 * MINUTE_MS);
    expect(f.identity.uidOfAccessToken(accessToken!, ann.sessionId)).toBeNull();
    expect(await f.authenticate(ann.cookie, accessToken!)).toMatchObject({ uid: ann.uid });
  });

  test('a visitor has neither name nor token', async () => {
    expect(await describeUser(f.deps, null)).toMatchObject({ id: null, fid: null, accessToken: null });
  });
});

describe('sid', () => {
  const HERE = '192.0.2.9';
  const issue = (member: Member) => issueSid(f.deps, { ...member, ip: HERE });
  const exchange = (sid: string, uid: string | null = null, over: Parameters<typeof caller>[0] = {}) =>
    exchangeSid(f.deps, { sid, uid, isConfirmed: true, caller: caller({ ip: '198.51.100.7', ...over }) });

  test('says whose account it opens before it opens it, unless browser and network are those that asked', async () => {
    const member = await f.member();
    const { deviceToken } = member;
    const { sid } = await issue(member);
    const look = (over: Parameters<typeof caller>[0]) =>
      exchangeSid(f.deps, { sid, uid: null, isConfirmed: false, caller: caller(over) });
    const refused = { refusal: { code: 'SID_UNCONFIRMED', details: { account: maskEmail(member.email) } } };
    const other = await f.member();
    expect(await look({ ip: HERE })).toMatchObject(refused);
    expect(await look({ ip: HERE, deviceToken: other.deviceToken })).toMatchObject(refused);
    expect(await look({ ip: '198.51.100.7', deviceToken })).toMatchObject(refused);
    expect(await listSessions(f.t.db, member.uid, f.clock.nowMs())).toHaveLength(1);
    // Looking spends nothing.
    expect(value(await look({ ip: HERE, deviceToken }))).toMatchObject({ uid: member.uid, isNewDevice: false });
    expect(outcome(await exchange(sid))).toBe('SID_UNKNOWN');
  });

  test('remembers no device: the next log-in in that browser proves itself, also while the session lives', async () => {
    const member = await f.member();
    const opened = value(await exchange((await issue(member)).sid))!;
    expect(opened).toMatchObject({ deviceToken: null, isNewDevice: true });
    expect((await f.identity.firstSeen(f.t.db, opened)).deviceFirstSeenAtMs).toBeNull();
    const again = caller({ ip: '198.51.100.7', sessionCookie: opened.secret });
    const login = await logIn(f.deps, { account: member.email, password: PASSWORD, caller: again });
    expect(outcome(login)).toBe('LOGIN_CODE_REQUIRED');
    expect(await listSessions(f.t.db, member.uid, f.clock.nowMs())).toHaveLength(2);
  });

  test('ends seven days after the log-in that it comes from, however many such values lie between', async () => {
    const first = await f.member();
    const beginMs = f.clock.nowMs();
    let cookie = first.cookie;
    let session: { uid: string; sessionId: string } = first;
    for (let day = 1; day < 7; day++) {
      while (f.clock.nowMs() < beginMs + day * 24 * HOUR_MS) {
        f.clock.advanceMs(HOUR_MS);
        expect(await f.authenticate(cookie)).not.toBeNull();
      }
      const { sid } = await issueSid(f.deps, { ...session, ip: HERE });
      const opened = value(await exchange(sid))!;
      cookie = opened.secret;
      session = opened;
    }
    while (f.clock.nowMs() < beginMs + 7 * 24 * HOUR_MS - HOUR_MS) {
      f.clock.advanceMs(HOUR_MS);
      expect(await f.authenticate(cookie)).not.toBeNull();
    }
    f.clock.setMs(beginMs + 7 * 24 * HOUR_MS + MINUTE_MS);
    expect(await f.authenticate(cookie)).toBeNull();
    expect(await listSessions(f.t.db, first.uid, f.clock.nowMs())).toEqual([]);
    while ((await f.identity.endExpiredSessions()) === 'more');
    const [row] = await f.t.ownerDb.query(`select ended_by from identity.session where id = $1`, [session.sessionId]);
    expect(row).toEqual({ ended_by: 'expired' });
  });

  test('opens the account once', async () => {
    const member = await f.member();
    const { sid } = await issue(member);
    expect(Buffer.from(sid, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const results = await Promise.all(Array.from({ length: 10 }, () => exchange(sid)));
    expect(tally(results)).toEqual({ ok: 1, SID_UNKNOWN: 9 });
    const opened = results.find((result) => result.ok)!;
    const session = value(opened)!;
    expect(session.secret).not.toBe(sid);
    expect(await f.authenticate(session.secret)).toMatchObject({ uid: member.uid });
    expect(await f.authenticate(sid)).toBeNull();
  });

  test('is never adopted when it was not given out, is old, or its session has ended', async () => {
    const member = await f.member();
    expect(outcome(await exchange('A'.repeat(43)))).toBe('SID_UNKNOWN');
    const old = await issue(member);
    f.clock.advanceMs(2 * MINUTE_MS);
    expect(outcome(await exchange(old.sid))).toBe('SID_UNKNOWN');
    const fresh = await issue(member);
    await endSession(f.deps, { uid: member.uid, id: member.sessionId, by: 'logout' });
    expect(outcome(await exchange(fresh.sid))).toBe('SID_UNKNOWN');
  });

  test('beside a cookie the cookie wins: own ones are used up, those of others refused', async () => {
    const ann = await f.member();
    const bob = await f.member();
    const { sid } = await issue(ann);
    expect(outcome(await exchange(sid, bob.uid))).toBe('SID_MISMATCH');
    expect(value(await exchange(sid, ann.uid))).toBeNull();
    expect(outcome(await exchange(sid))).toBe('SID_UNKNOWN');
    expect(value(await exchange('B'.repeat(43), ann.uid))).toBeNull();
  });

  test('the database holds no sid', async () => {
    const { sid } = await issue(await f.member());
    const rows = await f.t.ownerDb.query<{ row: string }>(`select s::text as row from identity.sid s`);
    expect(rows.some(({ row }) => row.includes(sid))).toBe(false);
  });
});
