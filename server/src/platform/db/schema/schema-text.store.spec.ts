import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { MIGRATIONS_DIR } from './migrate.ts';
import { schemaTexts } from './schema-text.ts';

const SCHEMA_DIR = join(MIGRATIONS_DIR, '../schema');
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('the migrations make exactly the schema that is written down; if not: npm run schema', async () => {
  const texts = await schemaTexts(t.ownerDb);
  const files = Object.fromEntries(
    readdirSync(SCHEMA_DIR).map((file) => [file.replace(/\.sql$/, ''), readFileSync(join(SCHEMA_DIR, file), 'utf8')]),
  );
  expect(Object.keys(texts)).toEqual(Object.keys(files).sort());
  for (const [schema, text] of Object.entries(texts)) expect(text, schema).toBe(files[schema]);
});

test('no money is kept in a type that rounds, and none that takes NaN', async () => {
  const floats = await t.ownerDb.query(
    `select table_schema, table_name, column_name from information_schema.columns
     where table_schema !~ '^(pg_|information_schema)' and data_type in ('real', 'double precision', 'money')`,
  );
  expect(floats).toEqual([]);
  const unscaled = await t.ownerDb.query(
    `select table_schema || '.' || table_name || '.' || column_name as place from information_schema.columns
     where table_schema !~ '^(pg_|information_schema)' and column_name like '%\\_minor' and data_type = 'numeric'
       and (numeric_precision is null or numeric_scale <> 0)`,
  );
  expect(unscaled).toEqual([]);
});

test('the application can change no entry, no posting and no audit row, and owns nothing', async () => {
  const may = await t.ownerDb.query(
    `select format('%I.%I', n.nspname, c.relname) as place, p.privilege
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['update', 'delete', 'truncate']) as p(privilege)
     where (n.nspname, c.relname) in (('ledger', 'entry'), ('ledger', 'posting'), ('approvals', 'audit'))
       and has_table_privilege('bourse_app', c.oid, p.privilege)`,
  );
  expect(may).toEqual([]);
  const owned = await t.ownerDb.query("select 1 from pg_class where relowner = 'bourse_app'::regrole");
  expect(owned).toEqual([]);
});
