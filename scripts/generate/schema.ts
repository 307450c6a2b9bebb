import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_DIR } from '../../server/src/platform/db/schema/migrate.ts';
import { schemaTexts } from '../../server/src/platform/db/schema/schema-text.ts';
import { leaveTestCluster, testDatabase } from '../../server/src/platform/db/test-database.ts';

/** `npm run schema`: writes server/schema/*.sql from a database that only the migrations have touched. */
const folder = join(MIGRATIONS_DIR, '../schema');
const database = await testDatabase();
try {
  const texts = await schemaTexts(database.ownerDb);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!(file.replace(/\.sql$/, '') in texts)) rmSync(join(folder, file));
  for (const [schema, text] of Object.entries(texts)) writeFileSync(join(folder, `${schema}.sql`), text);
  console.log(`server/schema: ${Object.keys(texts).join(', ')}`);
} finally {
  await database.close();
  await leaveTestCluster();
}
