import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApprovals } from '../../modules/approvals/approvals.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { doctor } from './doctor.ts';
import { reconcile } from './reconcile.ts';

let t: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  t = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-cli-'));
});
afterAll(async () => {
  await t.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const given = () => ({ positions: [], options: {}, dataDir, databaseUrl: t.url });

test('says in text and JSON that no chain was asked, and why, and does not call the books right', async () => {
  const without = await reconcile.run(given());
  expect(without).toMatchObject({
    exitCode: 0,
    json: { isBalanced: true, chainsCompared: false, chainsNotComparedBecause: 'no chain node is configured.' },
  });
  mkdirSync(join(dataDir, 'chains'));
  const stopped = await reconcile.run(given());
  expect(stopped.json).toMatchObject({
    chainsCompared: false,
    networks: [],
    chainsNotComparedBecause: expect.stringContaining('does not run'),
  });
  const text = stopped.lines.join('\n');
  expect(text).toContain('NOT compared with the chains');
  expect(text).not.toContain('The books are right');
});

test('the doctor walks the audit log, prints its last hash, and finds a change', async () => {
  const approvals = createApprovals({ db: t.db, clock: new ManualClock(1), keys: { key: () => Buffer.alloc(32) } });
  for (const subject of ['a', 'b'])
    await t.db.tx((tx) =>
      approvals.audit(tx, {
        staffId: 's',
        role: 'risk',
        action: 'staffPeople.addNote',
        subject,
        reason: null,
        before: null,
        after: null,
        requestId: 'r',
        nowMs: 1,
      }),
    );
  const finding = async () => {
    process.env.DATABASE_URL = t.url;
    try {
      const { json } = await doctor.run(given());
      return (json as { findings: { topic: string }[] }).findings.find(({ topic }) => topic === 'audit log');
    } finally {
      delete process.env.DATABASE_URL;
    }
  };
  expect(await finding()).toMatchObject({ isGood: true, says: expect.stringMatching(/^2 entries, .* [0-9a-f]{64}$/) });
  await t.ownerDb.query('alter table approvals.audit disable trigger audit_is_append_only');
  await t.ownerDb.query(`update approvals.audit set subject = 'c' where seq = 1`);
  expect(await finding()).toMatchObject({ isGood: false, says: expect.stringContaining('entry 1 ') });
});
