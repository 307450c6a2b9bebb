import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposit, newPerson } from '../../ledger/books.fixture.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { proofSnapshot } from './proof-snapshot.ts';

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

test('publishes what is owed, and says which chains it could not ask', async () => {
  await expect(proofSnapshot.run(given())).rejects.toThrow(OperatorFault);
  await t.db.tx((tx) => new Ledger(t.db).apply(tx, [deposit(newPerson(), 70n), deposit(newPerson(), 30n)]));
  const { json, lines } = await proofSnapshot.run(given());
  expect(json).toMatchObject({
    leafCount: 2,
    sums: 'USDT=100',
    root: expect.stringMatching(/^[0-9a-f]{64}$/),
    ledgerSequence: '2',
    tradingSequence: '0',
    chainsAsked: false,
    chainsNotAskedBecause: 'no chain node is configured.',
  });
  expect(lines.join('\n')).toContain('The chains were NOT asked: no chain node is configured.');
  const rows = await t.db.query('select period, has_reserves from proof.snapshot');
  expect(rows).toEqual([{ period: null, has_reserves: false }]);
});
