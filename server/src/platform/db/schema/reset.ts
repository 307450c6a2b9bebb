import type { Db } from '../db.ts';
import { migrate } from './migrate.ts';

/**
 * Deletes everything in the database and creates the schema again. Only for a demo whose first fill was interrupted, so
 * that nobody has seen anything in it yet.
 */
export async function resetDatabase(owner: Db): Promise<void> {
  const schemas = await owner.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  );
  for (const { name } of schemas) await owner.query(`drop schema "${name}" cascade`);
  await migrate(owner);
}
