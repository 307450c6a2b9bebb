import fc from 'fast-check';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { programOf, runOnBothBooks } from '../../server/src/ledger/ledger-model.rig.ts';
import { testDatabase } from '../../server/src/platform/db/test-database.ts';

export interface LedgerRuns {
  readonly runs: number;
  readonly commands: number;
  /** The first program whose answers differ, reduced as far as possible; null when there is none. */
  readonly counterExample: string | null;
  readonly reconcileDifferences: number;
}

const COMMANDS = 100;
/** The test cluster has no autovacuum. Without vacuum, plans are made for empty tables and BRIN indexes fall behind. */
const VACUUM_EVERY = 50;

/** Runs programs of a hundred commands on the SQL books and on the plain ones, and compares answers, balances and holds. */
export async function runLedgerPrograms(runs: number, seed: number, say: (line: string) => void): Promise<LedgerRuns> {
  const t = await testDatabase();
  try {
    let done = 0;
    const property = fc.asyncProperty(programOf(COMMANDS), async (program) => {
      await runOnBothBooks(t.db, program, done++);
      if (done % VACUUM_EVERY === 0) await t.ownerDb.query('vacuum (analyze)');
      if (done % 100 === 0) say(`${done} of ${runs} programs on both books`);
    });
    const found = await fc.check(property, { numRuns: runs, seed });
    const { differences } = await new Ledger(t.db).reconcile(t.db);
    return {
      runs: found.numRuns,
      commands: found.numRuns * COMMANDS,
      counterExample: found.failed ? `${found.counterexamplePath}: ${found.errorInstance}` : null,
      reconcileDifferences: differences.length,
    };
  } finally {
    await t.close();
  }
}
