import { type OpenDatabase, openDatabaseForCommand } from '../boot/installation/open-database.ts';
import { requireOwner } from '../platform/db/serving-account.ts';
import type { Given } from './command.ts';

/** Opens the data for a command, and leaves PostgreSQL as it was found. */
export async function withDatabase<Value>(given: Given, work: (open: OpenDatabase) => Promise<Value>): Promise<Value> {
  const open = await openDatabaseForCommand(given);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** Like `withDatabase`, with the owner's rights. @throws OperatorFault if only the serving account is known */
export async function withOwner<Value>(
  given: Given,
  work: (owner: ReturnType<OpenDatabase['ownerDb']>) => Promise<Value>,
): Promise<Value> {
  return withDatabase(given, async (open) => {
    const owner = open.ownerDb();
    try {
      await requireOwner(owner);
      return await work(owner);
    } finally {
      await owner.end();
    }
  });
}
