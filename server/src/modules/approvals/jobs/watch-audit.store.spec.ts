import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../../platform/db/test-database.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { auditIntact } from '../../../platform/metrics/metrics.ts';
import { createApprovals } from '../approvals.ts';
import { listAudit } from '../queries/audit-log.query.ts';
import { watchAudit } from './watch-audit.job.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('a change of an old entry, and an end that was cut off, are told to staff once and to the log at every run', async () => {
  const clock = new ManualClock(Date.UTC(2026, 10, 21));
  const approvals = createApprovals({ db: t.db, clock, keys: { key: () => Buffer.alloc(32) } });
  const errors: number[] = [];
  // A log has fifty methods; the loop calls these two.
  const log = {
    info: () => {},
    error: ({ brokenAtSeq }: { brokenAtSeq: number }) => errors.push(brokenAtSeq),
  } as unknown as Logger;
  const act = (subject: string) =>
    t.db.tx((tx) =>
      approvals.audit(tx, {
        staffId: 's',
        role: 'risk',
        action: 'staffPeople.addNote',
        subject,
        reason: null,
        before: null,
        after: null,
        requestId: 'r',
        nowMs: clock.nowMs(),
      }),
    );
  const gauge = async () => (await auditIntact.get()).values[0]?.value;
  const alarms = async () =>
    (await listAudit(t.db, { beforeSeq: null, limit: 100 }))
      .filter(({ action }) => action === 'approvals.verifyAudit')
      .map((row) => row.subject);
  const run = watchAudit({ db: t.db, clock }, log);
  for (const subject of ['a', 'b', 'c', 'd']) await act(subject);
  await run();
  await act('e');
  await run();
  expect([errors, await gauge(), await alarms()]).toEqual([[], 1, []]);

  await t.ownerDb.query('alter table approvals.audit disable trigger audit_is_append_only');
  await t.ownerDb.query('delete from approvals.audit where seq = 5');
  await run();
  expect([errors, await gauge(), await alarms()]).toEqual([[5], 0, ['audit:5']]);

  await t.ownerDb.query(`update approvals.audit set reason = 'another' where seq = 2`);
  const afterRestart = watchAudit({ db: t.db, clock }, log);
  await afterRestart();
  await afterRestart();
  expect(errors).toEqual([5, 2, 2]);
  expect(await alarms()).toEqual(['audit:2', 'audit:5']);
});
