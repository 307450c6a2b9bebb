import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../platform/clock/clock.ts';
import { Secrets } from '../../platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { Lease } from '../../platform/jobs/lease.ts';
import type { StaffContext } from '../../platform/request/context.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { listAudit } from '../approvals/queries/audit-log.query.ts';
import { staffJobsHttp } from './jobs.staff.http.ts';

const NOW = 5_000_000_000_000;
let t: TestDatabase;
let http: ReturnType<typeof staffJobsHttp>;
const me = { staff: { staffId: 'anna', role: 'risk' }, requestId: 'r', nowMs: NOW } as StaffContext;
beforeAll(async () => {
  t = await testDatabase();
  const approvals = createApprovals({ db: t.db, clock: new ManualClock(NOW), keys: new Secrets('x'.repeat(32)) });
  http = staffJobsHttp({ db: t.db, approvals });
});
afterAll(() => t.close());

/** Times are seconds before now by the database's clock; negative is to come. */
const job = (
  name: string,
  over: { started?: number; ended?: number; next?: number; seen?: number; failures?: number },
) =>
  t.db.query(
    `insert into platform.job (name, process, every_ms, runs, failures, started_at_ms, ended_at_ms, next_at_ms, seen_at_ms)
     select $1, 'host:1', 1000, 3, $6, n - $2 * 1000, n - $3 * 1000, n - $4 * 1000, n - $5 * 1000
       from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as n) now_ms`,
    [name, over.started ?? 5, over.ended ?? 4, over.next ?? -3, over.seen ?? 0, over.failures ?? 0],
  );
const rows = async () => {
  const answer = await http.jobs({}, me);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

test('each job reports its state in the time of the exchange', async () => {
  await job('a-resting', {});
  await job('b-running', { started: 2, ended: 9 });
  await job('c-late', { started: 60, ended: 59, next: 50 });
  await job('d-failing', { failures: 2 });
  await job('e-gone', { seen: 60 });
  const found = (await rows()).rows;
  expect(found.map(({ name, state }) => [name, state])).toEqual([
    ['a-resting', 'RESTING'],
    ['b-running', 'RUNNING'],
    ['c-late', 'LATE'],
    ['d-failing', 'FAILING'],
    ['e-gone', 'GONE'],
  ]);
  const [resting, running, late] = found;
  expect(resting).toMatchObject({ durationMs: 1_000, lateMs: 0, runs: 3 });
  expect(Math.abs(resting!.startedAtMs! - (NOW - 5_000))).toBeLessThan(30_000);
  expect(Math.abs(resting!.nextAtMs! - (NOW + 3_000))).toBeLessThan(30_000);
  expect(running).toMatchObject({ durationMs: null, nextAtMs: null });
  expect(late!.lateMs).toBeGreaterThanOrEqual(50_000);
});

test('each lease names the process that holds it', async () => {
  await new Lease(t.db, { name: 'one-only', holder: 'host:1', ttlMs: 60_000 }).hold();
  const given = new Lease(t.db, { name: 'given-back', holder: 'host:2', ttlMs: 60_000 });
  await given.hold();
  await given.release();
  const { leases } = await rows();
  expect(leases.find(({ name }) => name === 'one-only')).toMatchObject({ holder: 'host:1', epoch: '1', isHeld: true });
  expect(leases.find(({ name }) => name === 'given-back')).toMatchObject({ isHeld: false });
});

test('a job that is asked to run is asked for with a reason; one that nobody has is refused', async () => {
  await job('asked', {});
  expect(await http.run({ name: 'asked', reason: 'after the repair' }, me)).toMatchObject({ ok: true });
  expect(await t.db.query(`select 1 from platform.job_wake where name = 'asked'`)).toHaveLength(1);
  const [entry] = await listAudit(t.db, { action: 'staffJobs.run', beforeSeq: null, limit: 1 });
  expect(entry).toMatchObject({ subject: 'job:asked', reason: 'after the repair', staffId: 'anna' });
  expect(await http.run({ name: 'nobody', reason: 'a try' }, me)).toMatchObject({ refusal: { code: 'JOB_UNKNOWN' } });
  expect(await listAudit(t.db, { action: 'staffJobs.run', beforeSeq: null, limit: 9 })).toHaveLength(1);
});
