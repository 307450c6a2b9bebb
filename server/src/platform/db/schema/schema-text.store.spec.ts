import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { MIGRATIONS_DIR } from './migrate.ts';
import { schemaTexts } from './schema-text.ts';

const SCHEMA_DIR = join(MIGRATIONS_DIR, '../schema');
/** History that nobody may ever put on the list below. */
const HISTORY: Readonly<Record<string, readonly string[]>> = {
  approvals: ['audit'],
  dossier: ['dossier'],
  journal: ['checkpoint', 'row'],
  ledger: ['account', 'balance', 'entry', 'hold', 'posting'],
  proof: ['leaf', 'node', 'reserve', 'snapshot'],
  recovery: ['step'],
  trading: ['trade', 'transfer'],
  wallet: ['purchase_lot', 'withdrawal_decision', 'withdrawal_step'],
};
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

/**
 * What the application may change or take away, of its tables: what goes on, what is tidied, what can be made anew from the
 * journal. Everything else is history and only grows; a new table is history unless somebody writes it down here.
 */
const CHANGEABLE: Readonly<Record<string, readonly string[]>> = {
  announcements: ['announcement'],
  approvals: [
    'action',
    'attempt',
    'captcha',
    'enrolment',
    'enrolment_half',
    'passkey',
    'passkey_use',
    'refused_login',
    'staff',
    'staff_person',
    'staff_session',
  ],
  assets: ['catalog_version', 'coin', 'coin_network', 'network'],
  auto_invest: ['close', 'leg', 'plan', 'run'],
  conversion: ['desk', 'quote', 'quote_leg'],
  identity: [
    'attempt',
    'captcha',
    'code',
    'credential',
    'device',
    'freeze_link',
    'kyc_document',
    'kyc_submission',
    'login_event',
    'mail_resend',
    'message',
    'passkey',
    'passkey_use',
    'person',
    'session',
    'sid',
  ],
  journal: ['checkpoint_state'],
  launch: [
    'flash',
    'lottery',
    'project',
    'round',
    // Whole days that no round needs any more are deleted once that is written down; triggers keep everybody from anything else.
    'snapshot',
    'snapshot_balance',
    'snapshot_seed',
    'subscription',
    'ticket',
    'unlock',
  ],
  ledger: ['proof', 'reconcile_run'],
  linked_wallet: ['link', 'range', 'session'],
  notices: ['choice', 'message', 'notice'],
  platform: [
    'api_key',
    'clock_offset',
    'demo_fill',
    'demo_login',
    'inbox_message',
    'job',
    'job_wake',
    'lease',
    'limit_use',
    'listen_key',
    'outbox',
    'outbox_cursor',
    'request_result',
    'setting',
  ],
  earn: ['instant_day', 'instant_person_day', 'position', 'product', 'redemption', 'reward', 'telling'],
  grid: ['cell', 'progress', 'strategy'],
  pricing: ['minute_quote', 'quote'],
  recovery: ['deposit_case', 'screenshot'],
  spot: ['token_merge', 'token_merge_notice'],
  statement: ['chunk', 'export', 'pick'],
  trading: ['balance', 'fee_level', 'forgotten', 'kline', 'leader', 'market', 'order', 'progress', 'remembered'],
  wallet: [
    'address_entry',
    'block',
    'cancel_link',
    'chain_alarm',
    'claim',
    'coin',
    'coin_stop',
    'custody_surplus',
    'daily_total',
    'deposit',
    'deposit_address',
    'deposit_return',
    'fee_estimate',
    'hot_limit',
    'key_sequence',
    'known_address',
    'network_cursor',
    'payment',
    'payment_attempt',
    'person',
    'purchase_lock_level',
    'recipient_lookup',
    'transfer',
    'withdrawal',
    'withdrawal_question',
  ],
};

test('the application changes and deletes nothing but what is listed, and owns nothing', async () => {
  const may = await t.ownerDb.query<{ place: string }>(
    `select n.nspname || '.' || c.relname as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)' and (
       has_table_privilege('bourse_app', c.oid, 'update') or has_table_privilege('bourse_app', c.oid, 'delete')
       or has_any_column_privilege('bourse_app', c.oid, 'update')) order by 1`,
  );
  const listed = Object.entries(CHANGEABLE).flatMap(([schema, names]) => names.map((name) => `${schema}.${name}`));
  expect(may.map(({ place }) => place)).toEqual(listed.toSorted());
  for (const [schema, names] of Object.entries(HISTORY))
    for (const name of names) expect(CHANGEABLE[schema] ?? [], `${schema}.${name}`).not.toContain(name);
  const beyond = await t.ownerDb.query(
    `select c.oid::regclass::text as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^(pg_|information_schema)' and (c.relowner = 'bourse_app'::regrole
       or c.relkind in ('r', 'p') and (has_table_privilege('bourse_app', c.oid, 'truncate')
         or has_table_privilege('bourse_app', c.oid, 'trigger') or has_table_privilege('bourse_app', c.oid, 'references')))`,
  );
  expect(beyond).toEqual([]);
});

test('a function that works with the rights of the owner looks names up nowhere but in the system', async () => {
  const loose = await t.ownerDb.query(
    `select oid::regprocedure::text as place from pg_proc
     where prosecdef and pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
       and not ('search_path=pg_catalog, pg_temp' = any (coalesce(proconfig, '{}')))`,
  );
  expect(loose).toEqual([]);
});
