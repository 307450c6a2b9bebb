import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { Ledger } from './ledger.ts';
import { runOnBothBooks, SHORT_PROGRAM } from './ledger-model.rig.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

describe('the SQL books answer like the reference (I-01 to I-04, I-13)', () => {
  it('for any program, cut into batches anywhere', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(SHORT_PROGRAM, async (batches) => {
        await runOnBothBooks(t.db, batches, runs++);
      }),
      { numRuns: 60 },
    );
    const report = await new Ledger(t.db).reconcile(t.db);
    expect(report.differences).toEqual([]);
  });
});
