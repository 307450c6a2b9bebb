import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { silentLog } from '../log/log.ts';
import { JobReporter, jobsHere } from './job-board.ts';
import { startLoop } from './loop.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const rowOf = async (name: string, process: string) => {
  const rows = await t.db.query<{ runs: string; failures: number; error: string | null }>(
    'select runs, failures, error from platform.job where name = $1 and process = $2',
    [name, process],
  );
  return rows[0];
};
const ask = (name: string) =>
  t.db.query(
    `insert into platform.job_wake (name, asked_at_ms)
     values ($1, (select coalesce(max(asked_at_ms), 0) + 1 from platform.job_wake))
     on conflict (name) do update set asked_at_ms = excluded.asked_at_ms`,
    [name],
  );

test('says of each loop how often it ran and what went wrong last', async () => {
  let runs = 0;
  const run = async () => {
    if (++runs === 1) throw new Error('the node is away');
    return 'idle' as const;
  };
  const loop = startLoop({ name: 'board-says', everyMs: HOUR_MS, log: silentLog(), run, backoffMsMax: 1 });
  const reporter = new JobReporter(t.db, 'here:1');
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 60_000 });
  await vi.waitFor(() => expect(loop.failures()).toBe(0));
  await reporter.report();
  expect(await rowOf('board-says', 'here:1')).toEqual({ runs: '2', failures: 0, error: 'the node is away' });
  const facts = jobsHere().find(({ name }) => name === 'board-says')!;
  expect(facts.nextAtMs! - facts.endedAtMs!).toBe(HOUR_MS);
  await loop.stop();
  expect(jobsHere().some(({ name }) => name === 'board-says')).toBe(false);
  await reporter.forget(true);
  expect(await rowOf('board-says', 'here:1')).toBeUndefined();
});

test('a run that was asked for begins at the next report, once, and none that was asked for before the start', async () => {
  let runs = 0;
  await ask('board-wakes');
  const run = async () => {
    runs++;
    return 'idle' as const;
  };
  const loop = startLoop({ name: 'board-wakes', everyMs: HOUR_MS, log: silentLog(), run });
  const reporter = new JobReporter(t.db, 'here:2');
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 60_000 });
  await reporter.report();
  await reporter.report();
  expect(runs).toBe(1);
  await ask('board-wakes');
  await reporter.report();
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 60_000 });
  await reporter.report();
  await loop.stop();
  expect(runs).toBe(2);
});

test('a process that was silent for a day is forgotten', async () => {
  await t.db.query(
    `insert into platform.job (name, process, every_ms, runs, failures, seen_at_ms) values ('old', 'gone:1', 1, 1, 0, 1)`,
  );
  await new JobReporter(t.db, 'here:3').forget(false);
  expect(await rowOf('old', 'gone:1')).toBeUndefined();
});
