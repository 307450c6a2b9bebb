import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../platform/crypto/digest.ts';
import type { Db } from '../../../platform/db/db.ts';
import { IdentityFixture, type Member } from '../identity.fixture.ts';
import { createSessionReads } from './session-reads.ts';

let f: IdentityFixture;
const members: Member[] = [];
beforeAll(async () => {
  f = await IdentityFixture.open();
  for (let nth = 0; nth < 12; nth += 1) members.push(await f.member());
});
afterAll(() => f.close());

/** The same database, where something happens before each statement. */
const dbWith = (before: () => void): Db =>
  new Proxy(f.t.db, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (name !== 'query') return typeof own === 'function' ? own.bind(target) : own;
      return async (...given: Parameters<Db['query']>) => {
        before();
        return target.query(...given);
      };
    },
  });

test('whoever calls at the same time shares statements, and each has their own session or none', async () => {
  f.clock.advanceMs(2 * MINUTE_MS);
  let statements = 0;
  const reads = createSessionReads(
    dbWith(() => {
      statements += 1;
    }),
  );
  const nowMs = f.clock.nowMs();
  const cookies = [...members.map(({ cookie }) => cookie), 'nobody’s'];
  const asked = [...cookies, ...cookies, ...cookies];
  const found = await Promise.all(asked.map((cookie) => reads.find({ secretHash: sha256(cookie), nowMs })));
  const uids = [...members.map(({ uid }) => uid), undefined];
  expect(found.map((session) => session?.uid)).toEqual([...uids, ...uids, ...uids]);
  expect(statements).toBeLessThan(asked.length / 2);
  expect(found[0]!.lastSeenAtMs).toBe(nowMs);
});

test('a session that somebody holds is read all the same, and saved as used the next time', async () => {
  f.clock.advanceMs(2 * MINUTE_MS);
  const reads = createSessionReads(f.t.db);
  const [held, free] = members as [Member, Member];
  const seenMs = async ({ sessionId }: Member) => {
    const [row] = await f.t.ownerDb.query<{ at: string }>(
      'select last_seen_at_ms as at from identity.session where id = $1',
      [sessionId],
    );
    return Number(row!.at);
  };
  const beforeMs = await seenMs(held);
  await f.t.ownerDb.tx(async (tx) => {
    await tx.query('select from identity.session where id = $1 for update', [held.sessionId]);
    const nowMs = f.clock.nowMs();
    const [one, other] = await Promise.all(
      [held, free].map(({ cookie }) => reads.find({ secretHash: sha256(cookie), nowMs })),
    );
    expect(one).toMatchObject({ uid: held.uid, lastSeenAtMs: beforeMs });
    expect(other).toMatchObject({ uid: free.uid, lastSeenAtMs: nowMs });
  });
  const later = await reads.find({ secretHash: sha256(held.cookie), nowMs: f.clock.nowMs() });
  expect(later!.lastSeenAtMs).toBe(await seenMs(held));
  expect(later!.lastSeenAtMs).toBeGreaterThan(beforeMs);
});

test('a failure is told to those whose statement failed, and nobody after them', async () => {
  let isAway = true;
  const reads = createSessionReads(
    dbWith(() => {
      if (isAway) throw new Error('away');
    }),
  );
  const { cookie, uid } = members[0]!;
  await expect(reads.find({ secretHash: sha256(cookie), nowMs: f.clock.nowMs() })).rejects.toThrow('away');
  isAway = false;
  expect(await reads.find({ secretHash: sha256(cookie), nowMs: f.clock.nowMs() })).toMatchObject({ uid });
});
