import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { createNotices, type NoticesModule } from './notices.ts';
import { countUnread, listNotices } from './queries/notice.query.ts';
import { setRead } from './store/notice.store.ts';

const clock = new ManualClock(1_000_000);
let t: TestDatabase;
let notices: NoticesModule;
beforeAll(async () => {
  t = await testDatabase();
  notices = createNotices({ db: t.db, clock });
});
afterAll(() => t.close());

const tell = (uid: string, step: string) => {
  clock.advanceMs(1);
  return t.db.tx((tx) => notices.notify(tx, { uid, kind: 'wallet.withdrawalCompleted', params: { step } }));
};

test('pages walk back without a gap or a repeat while new ones arrive', async () => {
  for (let step = 1; step <= 5; step++) await tell('100000001', String(step));
  const first = await listNotices(t.db, { uid: '100000001', before: null, limit: 2 });
  await tell('100000001', '6');
  const second = await listNotices(t.db, { uid: '100000001', before: first.at(-1)!.id, limit: 2 });
  const third = await listNotices(t.db, { uid: '100000001', before: second.at(-1)!.id, limit: 2 });
  expect([...first, ...second, ...third].map((row) => row.params.step)).toEqual(['5', '4', '3', '2', '1']);
});

test('reading one, reading all, and never those of another', async () => {
  const mine = await tell('100000002', 'mine');
  await tell('100000002', 'mine too');
  const theirs = await tell('100000003', 'theirs');
  await setRead(t.db, '100000002', theirs, clock.nowMs());
  expect(await countUnread(t.db, '100000003')).toBe(1);
  await setRead(t.db, '100000002', mine, clock.nowMs());
  expect(await countUnread(t.db, '100000002')).toBe(1);
  await setRead(t.db, '100000002', null, clock.nowMs());
  expect(await countUnread(t.db, '100000002')).toBe(0);
  expect((await listNotices(t.db, { uid: '100000002', before: null, limit: 9 })).every((row) => row.read)).toBe(true);
});

test('a notice and its event come with the commit, or not at all', async () => {
  const count = async () =>
    (await t.ownerDb.query(`select id from platform.outbox where topic = 'notices.new' and uid = '100000004'`)).length;
  await t.db
    .tx(async (tx) => {
      await notices.notify(tx, { uid: '100000004', kind: 'identity.frozen', params: {} });
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await count()).toBe(0);
  expect(await countUnread(t.db, '100000004')).toBe(0);
  await tell('100000004', 'done');
  expect(await count()).toBe(1);
});
