import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { AttemptPolicy } from '@bourse/core/identity/attempts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { Attempts } from './attempts.ts';

const POLICY: AttemptPolicy = {
  lockAfter: 5,
  windowMs: 60_000,
  lockMs: 60_000,
  finalAfter: 10,
  finalWindowMs: 3_600_000,
};
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const make = () => new Attempts(t.db, 'identity.attempt');
const never = async () => false;

test('a secret is compared at most five times, whatever the number of processes and callers', async () => {
  const processes = [make(), make(), make()];
  let told = 0;
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, at) => processes[at % 3]!.attempt('k1', POLICY, 1_000, never)),
  );
  for (const result of results) if (result.outcome === 'wrong') told++;
  expect(told).toBe(5);
  expect((await make().standing('k1', POLICY, 1_001)).lockedUntilMs).toBe(61_000);
});

test('the right one among many at once is told only while tries are left', async () => {
  const [one, other] = [make(), make()];
  const guesses = Array.from({ length: 30 }, (_, at) => at);
  const results = await Promise.all(
    guesses.map((guess) => (guess % 2 ? one : other).attempt('k2', POLICY, 1_000, async () => guess === 29)),
  );
  expect(results.some(({ outcome }) => outcome === 'right')).toBe(false);
});

test('declining to judge changes nothing; a right one forgets', async () => {
  const attempts = make();
  await attempts.attempt('k3', POLICY, 1_000, never);
  expect((await attempts.attempt('k3', POLICY, 1_000, async () => null)).outcome).toBe('not-judged');
  expect((await attempts.standing('k3', POLICY, 1_000)).wrong).toBe(1);
  expect((await attempts.attempt('k3', POLICY, 1_000, async () => true)).outcome).toBe('right');
  expect((await attempts.standing('k3', POLICY, 1_000)).wrong).toBe(0);
});

test('a judge that throws neither counts nor blocks the next', async () => {
  const attempts = make();
  const broken = attempts.attempt('k4', POLICY, 1_000, async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect((await attempts.attempt('k4', POLICY, 1_000, async () => true)).outcome).toBe('right');
});

test('tidying keeps locks and fresh tries, and forgets the rest', async () => {
  const attempts = make();
  await attempts.countWrong('old', POLICY, 1_000);
  await attempts.countWrong('fresh', POLICY, 2 * DAY_MS);
  for (let tries = 0; tries < 5; tries++) await attempts.countWrong('final', POLICY, 1_000 + tries);
  for (let tries = 0; tries < 5; tries++) await attempts.countWrong('final', POLICY, 90_000 + tries);
  await attempts.tidy(2 * DAY_MS);
  const rows = await t.db.query<{ key: string }>(`select key from identity.attempt order by key`);
  expect(rows.map(({ key }) => key)).toEqual(['final', 'fresh']);
  expect((await attempts.standing('final', POLICY, 2 * DAY_MS)).isLockedUntilReset).toBe(true);
  await attempts.clear(t.db, 'final');
  expect((await attempts.standing('final', POLICY, 2 * DAY_MS)).isLocked).toBe(false);
});
