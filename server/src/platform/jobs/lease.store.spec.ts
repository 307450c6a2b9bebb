import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { Lease, LeaseLost } from './lease.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const lease = (name: string, holder: string, ttlMs = 60_000) => new Lease(t.db, { name, holder, ttlMs });
const expire = (name: string) => t.ownerDb.query('update platform.lease set until_at_ms = 1 where name = $1', [name]);

test('one of many processes holds a lease', async () => {
  const leases = Array.from({ length: 20 }, (_, index) => lease('one', `process-${index}`));
  const epochs = await Promise.all(leases.map((each) => each.hold()));
  expect(epochs.filter((epoch) => epoch !== null)).toEqual([1n]);
});

test('the holder prolongs it and keeps its epoch; after its end another takes it with a higher one', async () => {
  const first = lease('epochs', 'a');
  const second = lease('epochs', 'b');
  expect(await first.hold()).toBe(1n);
  expect(await first.hold()).toBe(1n);
  expect(await second.hold()).toBeNull();
  await expire('epochs');
  expect(await second.hold()).toBe(2n);
  expect(await first.hold()).toBeNull();
});

test('a leader that was paused cannot write on waking', async () => {
  const paused = lease('paused', 'a');
  const successor = lease('paused', 'b');
  await paused.hold();
  await t.db.tx((tx) => paused.assertHeld(tx));
  await expire('paused');
  await expect(t.db.tx((tx) => paused.assertHeld(tx))).rejects.toThrow(LeaseLost);
  await successor.hold();
  await expect(t.db.tx((tx) => paused.assertHeld(tx))).rejects.toThrow(LeaseLost);
  await t.db.tx((tx) => successor.assertHeld(tx));
});

test('a process of the same name that restarted gets a new epoch, once the old one has ended', async () => {
  await lease('restart', 'a').hold();
  const restarted = lease('restart', 'a');
  expect(await restarted.hold()).toBeNull();
  await expire('restart');
  expect(await restarted.hold()).toBe(2n);
});

test('a lease that was given back is free at once', async () => {
  const first = lease('given', 'a');
  await first.hold();
  await first.release();
  expect(await lease('given', 'b').hold()).toBe(2n);
});
