import { type OpenDatabase, openDatabaseForCommand } from '../boot/installation/open-database.ts';
import type { Given } from './command.ts';

/** Opens the data that the command is about, and gives it back as it was found. */
export async function withDatabase<Value>(given: Given, work: (open: OpenDatabase) => Promise<Value>): Promise<Value> {
  const open = await openDatabaseForCommand({
    dataDir: given.dataDir,
    databaseUrl: given.databaseUrl,
    databasePoolMax: 4,
  });
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** Like `withDatabase`, with the owner's rights. */
export async function withOwner<Value>(
  given: Given,
  work: (owner: ReturnType<OpenDatabase['ownerDb']>) => Promise<Value>,
): Promise<Value> {
  return withDatabase(given, async (open) => {
    const owner = open.ownerDb();
    try {
      return await work(owner);
    } finally {
      await owner.end();
    }
  });
}
