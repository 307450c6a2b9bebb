import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { parseSetting, Settings } from './settings.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('a switch that was never set counts as on', async () => {
  const settings = new Settings(t.db);
  expect(await settings.get('C2C_CLOSE')).toBe('false');
  expect(await settings.isFeatureOn('RED_ENVELOPE_CLOSE')).toBe(true);
  expect(await settings.get('SHUTDOWN')).toBe(false);
  expect(await settings.get('WITHDRAWALS_PAUSED_REASON')).toBeNull();
});

test('a change is seen by another process without a restart', async () => {
  const here = new Settings(t.db);
  const there = new Settings(t.db);
  expect(await there.isFeatureOn('Hbt_Switch')).toBe(true);
  await t.db.tx((tx) => here.set(tx, { name: 'Hbt_Switch', value: 'true', by: 'staff-1', nowMs: 5 }));
  expect(await here.isFeatureOn('Hbt_Switch')).toBe(false);
  await vi.waitFor(async () => expect(await there.isFeatureOn('Hbt_Switch')).toBe(false), { timeout: 60_000 });
});

test('a reason can be set and taken away', async () => {
  const settings = new Settings(t.db);
  const set = (value: string | null) =>
    t.db.tx((tx) => settings.set(tx, { name: 'DEPOSITS_PAUSED_REASON', value, by: 'staff-1', nowMs: 5 }));
  await set('a node is being changed');
  expect(await settings.get('DEPOSITS_PAUSED_REASON')).toBe('a node is being changed');
  await set(null);
  expect(await settings.get('DEPOSITS_PAUSED_REASON')).toBeNull();
});

test('the last known values go on while the database is away', async () => {
  const other = await testDatabase();
  const settings = new Settings(other.db);
  await settings.all();
  await other.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await settings.get('SHUTDOWN')).toBe(false);
});

test('a rule is answered although every connection waits for a lock', async () => {
  const settings = new Settings(t.db);
  const waiting: Promise<unknown>[] = [];
  await t.ownerDb.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(1)');
    for (let at = 0; at < 12; at++) {
      waiting.push(t.db.tx((other) => other.query('select pg_advisory_xact_lock(1)')));
    }
    expect(await settings.get('SHUTDOWN')).toBe(false);
  });
  await Promise.all(waiting);
});

test('a second connection in the midst of a transaction is a fault that tests see', async () => {
  const nested = t.db.tx(() => t.db.query('select 1'));
  await expect(nested).rejects.toThrow('a second connection was asked for in the midst of a transaction');
});

test.each([
  ['C2C_CLOSE', 'false', 'false'],
  ['C2C_CLOSE', '1', '1'],
  ['SHUTDOWN', 'true', true],
  ['DEPOSITS_PAUSED_REASON', 'null', null],
  ['DEPOSITS_PAUSED_REASON', 'a node is late', 'a node is late'],
  ['PRICES_STOPPED', 'USDC,ETH', 'USDC,ETH'],
  ['PRICES_STOPPED', 'null', null],
])('%s as typed: %s', (name, text, value) => {
  expect(parseSetting(name, text)).toEqual({ ok: true, value: { name, value } });
});

test('an unknown name and a wrong value are refused by name', () => {
  expect(parseSetting('C2C', 'x')).toMatchObject({
    ok: false,
    refusal: { code: 'SETTING_UNKNOWN', details: { name: 'C2C' } },
  });
  expect(parseSetting('SHUTDOWN', 'maybe')).toMatchObject({ ok: false, refusal: { code: 'SETTING_INVALID' } });
  expect(parseSetting('REVIEW_FROM', '100000000')).toMatchObject({
    refusal: { code: 'SETTING_INVALID', details: { min: 100, max: 250_000 } },
  });
  for (const codes of ['usdc', 'USDC, ETH', 'USDC,', '']) {
    expect(parseSetting('PRICES_STOPPED', codes)).toMatchObject({ refusal: { code: 'SETTING_INVALID' } });
  }
});

test('a number that an earlier version allowed counts as the nearest one that is allowed now', async () => {
  const settings = new Settings(t.db);
  for (const [name, value, counts] of [
    ['REVIEW_FROM', 100_000_000, 250_000],
    ['REVIEW_TWO_FROM', 1, 100],
    ['REVIEW_FAST_EXIT_FROM', 20_000, 20_000],
  ] as const) {
    await t.db.tx((tx) => settings.set(tx, { name, value, by: 'staff-1', nowMs: 5 }));
    expect(await settings.get(name)).toBe(counts);
  }
});
