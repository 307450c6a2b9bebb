import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCommand, readGiven } from '../../cli/command.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { readConfig } from '../../platform/config/config.ts';
import { Db, sqlState } from '../../platform/db/db.ts';
import { EmbeddedPostgres } from '../../platform/db/postgres/embedded-postgres.ts';
import { migrate, migrationsIn } from '../../platform/db/schema/migrate.ts';
import { silentLog } from '../../platform/log/log.ts';
import { DATABASE_NAME, type OpenDatabase, openDatabase } from './open-database.ts';

let base: string;
const log = silentLog();

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'bourse-accounts-'));
  execFileSync('chmod', ['755', base]);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function run(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { command, rest } = findCommand(COMMANDS, words)!;
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    return (await command.run(readGiven(command, rest, process.env))).lines.join('\n');
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** What a statement fails with, or that it did not. */
const stateOf = (db: Db, sql: string): Promise<string> =>
  db.query(sql).then(
    () => 'done',
    (error: unknown) => sqlState(error) || (error as Error).message,
  );

const DENIED = '42501';
/** What somebody tries who has taken over a connection of the server, and what it fails with. */
const ATTACKS: readonly (readonly [string, string])[] = [
  ['set role bourse', DENIED],
  ['set session authorization bourse', DENIED],
  ['alter role bourse_server superuser', DENIED],
  ['alter role bourse_server createrole', DENIED],
  ['grant bourse to bourse_server', DENIED],
  ['create role mine superuser', DENIED],
  ['create table public.mine (n int)', DENIED],
  ['create table ledger.mine (n int)', DENIED],
  ['create temporary table mine (n int)', DENIED],
  ['create schema mine', DENIED],
  ['create extension dblink', DENIED],
  ['create function ledger.mine() returns int language sql as $$ select 1 $$', DENIED],
  ['alter table ledger.entry add column mine int', DENIED],
  ['alter table ledger.entry disable trigger all', DENIED],
  ['drop table ledger.entry', DENIED],
  ['truncate ledger.entry', DENIED],
  ['create trigger mine before insert on ledger.entry execute function suppress_redundant_updates_trigger()', DENIED],
  ['create index mine on ledger.entry (id)', DENIED],
  ["update ledger.entry set kind = 'mine'", DENIED],
  ['delete from ledger.posting', DENIED],
  ['update ledger.balance set available_minor = 0', DENIED],
  ['delete from journal.row', DENIED],
  ['update journal.row set payload = null', DENIED],
  ['delete from approvals.audit', DENIED],
  ["update approvals.audit set reason = 'mine'", DENIED],
  ['delete from trading.trade', DENIED],
  ['update trading.transfer set amount_minor = 0', DENIED],
  ['delete from platform.migration', DENIED],
  ["update platform.installation set mode = 'demo'", DENIED],
  ["copy (select 1) to program 'touch /tmp/mine'", DENIED],
  ["copy platform.setting from program 'id'", DENIED],
  ["copy (select 1) to '/tmp/mine'", DENIED],
  ["select pg_read_file('postgresql-accounts.json')", DENIED],
  ["select pg_read_file('/etc/passwd')", DENIED],
  ["select pg_ls_dir('/')", DENIED],
  ["select lo_import('/etc/passwd')", DENIED],
  ['select rolpassword from pg_authid', DENIED],
  ["alter system set archive_command = 'touch /tmp/mine'", DENIED],
  ["set session_preload_libraries = '/tmp/mine.so'", DENIED],
  ['set session_replication_role = replica', DENIED],
  ["load '/tmp/mine.so'", DENIED],
  ['select pg_reload_conf()', DENIED],
];

async function assertHeld(open: OpenDatabase): Promise<void> {
  const taken = new Db({ ...open.options, poolMax: 1 });
  try {
    expect(await taken.query('select session_user::text as s, current_user::text as c')).toEqual([
      { s: 'bourse_server', c: 'bourse_app' },
    ]);
    for (const role of ['set role bourse_app', 'reset role']) {
      await taken.query(role);
      const heard = [];
      for (const [sql] of ATTACKS) heard.push([sql, await stateOf(taken, sql)]);
      expect(heard).toEqual(ATTACKS);
    }
  } finally {
    await taken.end();
  }
}

describe('the built-in database', () => {
  const dataOf = () => join(base, 'data');
  const config = () => readConfig(['--data', dataOf(), '--port', '3999'], {});

  test('of a former version, where the socket asked nobody: it starts, keeps its data, and asks from then on', async () => {
    mkdirSync(dataOf());
    const former = new EmbeddedPostgres({ dataDir: dataOf() });
    await former.start();
    const admin = new Db({ ...former.connection(), database: 'postgres', poolMax: 1 });
    await admin.query(`create database ${DATABASE_NAME}`);
    await admin.end();
    const owner = new Db({ ...former.connection(), database: DATABASE_NAME, poolMax: 2 });
    await migrate(owner, migrationsIn().slice(0, -1));
    await owner.query("insert into platform.setting values ('KEPT', '1', 1, 'me', 1)");
    await owner.end();
    // A command of this version beside the running server of the former one locks it out of nothing.
    expect(await run(['doctor', '--data', dataOf()], {})).toContain('PostgreSQL 18');
    const still = new Db({ ...former.connection(), database: DATABASE_NAME, poolMax: 1 });
    await still.query('select 1');
    await still.end();

    const open = await openDatabase(config(), log);
    expect(await open.db.query("select value from platform.setting where name = 'KEPT'")).toEqual([{ value: 1 }]);
    const stranger = new Db({ ...former.connection(), password: 'guessed', database: DATABASE_NAME, poolMax: 1 });
    expect(await stateOf(stranger, 'select 1')).toBe('28P01');
    await stranger.end();
    expect(statSync(join(dataOf(), 'postgresql-accounts.json')).mode & 0o077).toBe(0);
    await open.close();
    await former.stop();
  }, 60_000);

  test('a connection of the server that is taken over can change no history, make nothing, read no file, become nobody', async () => {
    const open = await openDatabase(config(), log);
    await assertHeld(open);
    await open.close();
  }, 30_000);

  test('whose file of passwords is lost gets new ones at the next start', async () => {
    const path = join(dataOf(), 'postgresql-accounts.json');
    const before = readFileSync(path, 'utf8');
    rmSync(path);
    const open = await openDatabase(config(), log);
    expect(await open.db.query("select value from platform.setting where name = 'KEPT'")).toEqual([{ value: 1 }]);
    expect(readFileSync(path, 'utf8')).not.toBe(before);
    await open.close();
  }, 30_000);
});

describe('a database of the operator in production', () => {
  let external: EmbeddedPostgres;
  let admin: Db;
  const urlOf = (user: string) => {
    const { host, port } = external.connection();
    return `postgresql://${user}@/exchange?host=${encodeURIComponent(host)}&port=${port}`;
  };
  const start = (environment: Record<string, string>): Promise<string> =>
    openDatabase(
      readConfig(['--production', '--data', join(base, 'production')], {
        PUBLIC_ORIGIN: 'https://bourse.example',
        ...environment,
      }),
      log,
    ).then(
      async (open) => {
        await open.db.query('select 1 from platform.setting');
        await open.close();
        return 'it started';
      },
      (error: Error) => error.message,
    );

  beforeAll(async () => {
    external = new EmbeddedPostgres({ dataDir: join(base, 'external') });
    await external.start();
    admin = new Db({ ...external.connection(), database: 'postgres', poolMax: 1 });
    await admin.query('create role keeper login createrole');
    await admin.query('create database exchange owner keeper');
  }, 30_000);
  afterAll(async () => {
    await admin?.end();
    await external?.stop();
  });

  test('served by its owner is refused, with the SQL that makes two accounts; nothing is changed', async () => {
    const message = await start({ DATABASE_URL: urlOf('keeper') });
    expect(message).toContain(
      'the account "keeper" of DATABASE_URL, and it has CREATEROLE; it is, or can become, keeper',
    );
    expect(message).toContain("create role bourse_server login password '…';");
    const looked = new Db({ connectionString: urlOf('keeper'), poolMax: 1 });
    expect(await looked.query("select 1 from pg_namespace where nspname = 'platform'")).toEqual([]);
    await looked.end();
    expect(await start({ DATABASE_URL: urlOf('bourse'), DATABASE_OWNER_URL: urlOf('keeper') })).toContain(
      'it has a superuser',
    );
  });

  test('whose owner is known to a command alone: the server starts when that has migrated', async () => {
    await admin.query('create role servant login');
    const alone = { DATABASE_URL: urlOf('servant') };
    expect(await start(alone)).toMatch(/lacks \d+ migrations .* Run "npm run -s bourse -- migrate --production"/);
    const both = { ...alone, DATABASE_OWNER_URL: urlOf('keeper'), PUBLIC_ORIGIN: 'https://bourse.example' };
    expect(await run(['migrate', '--production', '--data', join(base, 'production')], both)).toContain('Applied: 0001');
    expect(await start(alone)).toBe('it started');
    expect(await start(both)).toBe('it started');
  }, 30_000);

  test('an account that only serves backs nothing up, and is told which one does', async () => {
    const backup = ['backup', join(base, 'never.backup'), '--data', join(base, 'production')];
    expect(await run(backup, { DATABASE_URL: urlOf('servant') })).toContain('set DATABASE_OWNER_URL');
  });

  test('an account that was given more later is refused again', async () => {
    for (const [give, take, why] of [
      ['grant keeper to servant', 'revoke keeper from servant', 'can become, keeper'],
      ['grant pg_execute_server_program to servant', 'revoke pg_execute_server_program from servant', 'pg_execute'],
      ['alter role servant bypassrls', 'alter role servant nobypassrls', 'BYPASSRLS'],
      [
        'grant create on database exchange to servant',
        'revoke create on database exchange from servant',
        'make schemas',
      ],
    ] as const) {
      await admin.query(give);
      expect(await start({ DATABASE_URL: urlOf('servant') })).toContain(why);
      await admin.query(take);
    }
    const owner = new Db({ connectionString: urlOf('keeper'), poolMax: 1 });
    await owner.query('grant delete on ledger.entry to servant');
    expect(await start({ DATABASE_URL: urlOf('servant') })).toContain('rights of its own on ledger.entry');
    await owner.query('revoke delete on ledger.entry from servant');
    await owner.end();
    expect(await start({ DATABASE_URL: urlOf('servant') })).toBe('it started');
  }, 30_000);
});
