import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { silentLog } from '../log/log.ts';
import { emit, OutboxTail } from './outbox.ts';

let t: TestDatabase;
let tail: OutboxTail;
const heard: string[] = [];

beforeAll(async () => {
  t = await testDatabase();
  tail = new OutboxTail(t.db, silentLog());
  tail.subscribe(({ topic }) => heard.push(topic));
  tail.start();
  // The listener begins at the present, whenever that is: the first event that it hears shows that it has begun.
  await vi.waitFor(
    async () => {
      await t.db.tx((tx) => emit(tx, { topic: 'begun', uid: null, payload: {} }));
      expect(heard).not.toEqual([]);
    },
    { timeout: 60_000 },
  );
});
afterEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await tail.stop();
  await t.close();
});

const topics = (count: number) => Array.from({ length: count }, (_, at) => `event-${at}`);

test('events of many transactions at once are heard once each', async () => {
  heard.length = 0;
  const wanted = topics(300);
  await Promise.all(wanted.map((topic) => t.db.tx((tx) => emit(tx, { topic, uid: null, payload: {} }))));
  await vi.waitFor(() => expect(heard.filter((topic) => topic !== 'begun')).toHaveLength(300), { timeout: 60_000 });
  expect(new Set(heard.filter((topic) => topic !== 'begun'))).toEqual(new Set(wanted));
});

test('an event that is committed before an older one waits for it, and neither is passed over', async () => {
  let isLaterDone: () => void = () => {};
  const later = new Promise<void>((resolve) => {
    isLaterDone = resolve;
  });
  const older = t.db.tx(async (tx) => {
    await emit(tx, { topic: 'older', uid: null, payload: {} });
    await t.ownerDb.tx((other) => emit(other, { topic: 'younger', uid: null, payload: {} }));
    isLaterDone();
    expect(heard).toEqual([]);
  });
  await later;
  await older;
  await vi.waitFor(() => expect(heard).toEqual(['older', 'younger']), { timeout: 60_000 });
});

test('a transaction that is rolled back is never heard of', async () => {
  const cancelled = t.db.tx(async (tx) => {
    await emit(tx, { topic: 'cancelled', uid: null, payload: {} });
    throw new Error('changed its mind');
  });
  await expect(cancelled).rejects.toThrow('changed its mind');
  await t.db.tx((tx) => emit(tx, { topic: 'kept', uid: null, payload: {} }));
  await vi.waitFor(() => expect(heard).toEqual(['kept']), { timeout: 60_000 });
});
