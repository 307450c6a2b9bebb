import { explainUnreachable } from '../../boot/installation/unreachable.ts';
import { Db, type Queryable, sqlState } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command, Given } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const signerResume: Command = {
  name: 'signer resume',
  says:
    "Shows what the signer's log lacks of what the database was told, and lets it sign again without. On the signer's machine, with " +
    'its environment, while it does not run.',
  options: {
    missing: {
      value: 'COUNT',
      says: 'the number of lines that are missing: gives them up, and counts the ceilings of the next hour and day as used up',
    },
  },
  async run(given) {
    const { findLostLines } = await import('../../boot/sides/signer-memory.ts');
    const { missing } = given.options;
    if (missing !== undefined && !/^[1-9]\d{0,14}$/.test(missing)) throw new OperatorFault('--missing takes a number.');
    const count = missing === undefined ? null : Number(missing);
    const lost = await withSignerDatabase(given, (q) => findLostLines(given.dataDir, q, count));
    if (!lost) return { json: null, lines: ["Nothing is missing from the signer's log."] };
    const { lines, lastAtMs, known } = lost;
    return {
      json: { ...lost, isGivenUp: count !== null },
      exitCode: count === null ? 1 : 0,
      lines: [
        `The log has ${lines} lines${lastAtMs === null ? '' : `, the last of ${timeOf(lastAtMs)}`}.`,
        `The database was told of line ${known.lines} (${known.hash.slice(0, 16)}…) at ${timeOf(known.atMs)}.`,
        ...(count === null
          ? [
              `${lost.missing} lines are missing: what was signed in them is forgotten. Put signer-log.jsonl back from a newer copy if`,
              'there is one. If there is none, look at "Chains" in the console until nothing is under way, and then give them up:',
              `  npm run -s bourse -- signer resume --missing ${lost.missing} --data ${given.dataDir}`,
            ]
          : [
              `${lost.missing} lines are given up. Start the signer again: it signs no new payment for a day, because nobody knows what`,
              'was signed; attempts of payments that it remembers it signs at once.',
            ]),
      ],
    };
  },
};

/** PostgreSQL's codes for a table or schema that is not there, and for one that the account may not read. */
const UNREADABLE = new Set(['42P01', '3F000', '42501']);

const timeOf = (atMs: number): string => new Date(atMs).toISOString();

/** Uses the signer's own database account, which has only the rights that the signer needs. */
async function withSignerDatabase<Value>(given: Given, work: (q: Queryable) => Promise<Value>): Promise<Value> {
  if (given.databaseUrl === null) return withDatabase(given, ({ db }) => work(db));
  const db = new Db({ connectionString: given.databaseUrl, poolMax: 1, applicationName: 'bourse command' });
  try {
    return await work(db);
  } catch (error) {
    if (!UNREADABLE.has(sqlState(error))) return explainUnreachable(error);
    throw new OperatorFault(
      `The database does not show what the signer told it (${(error as Error).message}). Start the server of this version once, and ` +
        "call this with the signer's own account in DATABASE_URL.",
    );
  } finally {
    await db.end();
  }
}
