import type { Db } from '../db.ts';
import { migrate } from './migrate.ts';

/**
 * Throws everything in the database away and lays the schema anew. For the demo alone, whose first fill was cut off in the
 * middle: nobody has been told of anything in it yet.
 */
export async function resetDatabase(owner: Db): Promise<void> {
  const schemas = await owner.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  );
  for (const { name } of schemas) await owner.query(`drop schema "${name}" cascade`);
  await migrate(owner);
}
