import { type OpenDatabase, openDatabaseForCommand } from '../boot/installation/open-database.ts';
import { explainUnreachable } from '../boot/installation/unreachable.ts';
import { isDatabaseAway, type Queryable } from '../platform/db/db.ts';
import { pendingMigrations } from '../platform/db/schema/migrate.ts';
import { requireOwner } from '../platform/db/serving-account.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Given } from './command.ts';

/**
 * Opens the data for a command, and leaves PostgreSQL as it was found.
 *
 * @throws OperatorFault if the data is of another version than this command, whose statements it would not understand
 */
export async function withDatabase<Value>(given: Given, work: (open: OpenDatabase) => Promise<Value>): Promise<Value> {
  return withDatabaseOfAnyVersion(given, async (open) => {
    await requireThisVersion(open.db);
    return work(open);
  });
}

/** Like `withDatabase`, for what a database of an older version is asked too: how it is, and a copy of all it has. */
export async function withDatabaseOfAnyVersion<Value>(
  given: Given,
  work: (open: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const open = await openDatabaseForCommand(given);
  try {
    return await work(open);
  } catch (error) {
    return explainLost(error);
  } finally {
    await open.close();
  }
}

/**
 * Gives the owner's rights, on a database of any version: a backup is taken before an update.
 *
 * @throws OperatorFault if only the serving account is known
 */
export async function withOwner<Value>(
  given: Given,
  work: (owner: ReturnType<OpenDatabase['ownerDb']>) => Promise<Value>,
): Promise<Value> {
  return withDatabaseOfAnyVersion(given, async (open) => {
    const owner = open.ownerDb();
    try {
      await requireOwner(owner);
      return await work(owner);
    } finally {
      await owner.end();
    }
  });
}

async function requireThisVersion(db: Queryable): Promise<void> {
  const [first, ...more] = await pendingMigrations(db).catch((error: unknown) => explainUnreachable(error));
  if (first === undefined) return;
  throw new OperatorFault(
    `The data is of an older version of Bourse: it lacks the migration ${first}${more.length > 0 ? ` and ${more.length} more` : ''}. ` +
      'Start the server of this version ("npm start"), or run "npm run -s bourse -- migrate", and call this again.',
  );
}

function explainLost(error: unknown): never {
  if (error instanceof OperatorFault || !isDatabaseAway(error)) throw error;
  throw new OperatorFault(
    `The database was lost while the command ran (${(error as Error).message}). Look whether it took effect before you call it again.`,
  );
}
