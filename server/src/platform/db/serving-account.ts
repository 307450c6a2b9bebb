import { OperatorFault } from '../process/operator-fault.ts';
import type { Db, Queryable } from './db.ts';

/** PostgreSQL's roles that may only monitor. */
const HARMLESS = ['pg_monitor', 'pg_read_all_settings', 'pg_read_all_stats', 'pg_stat_scan_tables'];

interface Found {
  readonly name: string;
  readonly powers: string | null;
  readonly roles: string | null;
  readonly creates: boolean;
  readonly beyond: string | null;
}

/**
 * What the account of a connection could do although a serving account must not, in words; empty if it is right. It
 * checks the account that logged in, not the role that it took, because RESET ROLE undoes the role.
 */
export async function servingFaults(q: Queryable): Promise<readonly string[]> {
  const [found] = await q.query<Found>(
    `with own as (
       select oid, nspowner as owner, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
     owner as (
       select owner as oid from own union select relowner from pg_class where relnamespace in (select oid from own)
       union select proowner from pg_proc where pronamespace in (select oid from own)
       union select datdba from pg_database where datname = current_database())
     select session_user::text as name,
       (select string_agg(word, ', ') from unnest(
          array[r.rolsuper, r.rolcreaterole, r.rolcreatedb, r.rolreplication, r.rolbypassrls],
          array['a superuser', 'CREATEROLE', 'CREATEDB', 'REPLICATION', 'BYPASSRLS']) as one (has, word) where has) as powers,
       (select string_agg(g.rolname, ', ' order by g.rolname) from pg_roles g
         where not r.rolsuper and pg_has_role(r.oid, g.oid, 'member') and g.rolname <> all ($1)
           and (g.rolname ~ '^pg_' or g.rolsuper or g.oid in (select oid from owner))) as roles,
       has_database_privilege(r.oid, current_database(), 'create')
         or exists (select 1 from own where has_schema_privilege(r.oid, own.oid, 'create')) as creates,
       (select string_agg(distinct c.oid::regclass::text, ', ') from pg_class c, unnest(
          array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
         where c.relnamespace in (select oid from own) and c.relkind in ('r', 'p', 'v') and to_regrole('bourse_app') is not null
           and has_table_privilege(r.oid, c.oid, privilege)
           and not has_table_privilege(to_regrole('bourse_app'), c.oid, privilege)) as beyond
     from pg_roles r where r.rolname = session_user`,
    [HARMLESS],
  );
  if (!found) throw new Error('the database does not know who is connected');
  return [
    ...(found.powers ? [`it has ${found.powers}`] : []),
    ...(found.roles ? [`it is, or can become, ${found.roles}`] : []),
    ...(found.creates ? ['it may make schemas or tables'] : []),
    ...(found.beyond && !found.powers && !found.roles ? [`it has rights of its own on ${found.beyond}`] : []),
  ];
}

/** The account with which a connection logged in, whatever role it took. */
export async function loginOf(q: Queryable): Promise<string> {
  const [row] = await q.query<{ name: string }>('select session_user::text as name');
  return row!.name;
}

/**
 * Refuses a serving account that could become the owner. @throws OperatorFault with the SQL that creates both accounts
 */
export async function requireServingAccount(q: Queryable): Promise<void> {
  const faults = await servingFaults(q);
  if (faults.length === 0) return;
  const user = await loginOf(q);
  const [row] = await q.query<{ database: string }>('select current_database()::text as database');
  throw new OperatorFault(
    [
      `Production refuses to start: the server would serve with the account "${user}" of DATABASE_URL, and ${faults.join('; ')}. ` +
        'Whoever takes the server over could change the books and the audit log. It needs an account that can do neither:',
      '',
      '  -- for data that is there already; the owner stays who he is',
      "  create role bourse_server login password '…';",
      `  grant connect on database ${quoted(row!.database)} to bourse_server;`,
      '  -- for a new database, by a superuser',
      "  create role bourse_owner login createrole password '…';",
      "  create role bourse_server login password '…';",
      '  create database bourse owner bourse_owner;',
      '',
      'Then DATABASE_URL names bourse_server, for the server, and DATABASE_OWNER_URL the owner, for "npm run -s bourse -- migrate ' +
        '--production" before each start of a new version, for backup and for restore.',
    ].join('\n'),
  );
}

/**
 * Lets an account serve: it gets the application's rights, and the public loses the right to create anything in this
 * database.
 *
 * @param user  null if the owner's account also serves, as in a demo on a database with one account
 */
export async function admitServing(owner: Db, user: string | null): Promise<void> {
  const [row] = await owner.query<{ database: string }>('select current_database()::text as database');
  const database = quoted(row!.database);
  await owner.query(`revoke temporary, create on database ${database} from public`);
  await owner.query('revoke create on schema public from public');
  await owner.query(`grant connect on database ${database} to bourse_app`);
  if (user === null) return;
  const [found] = await owner.query<{ isMember: boolean }>(
    `select pg_has_role(oid, 'bourse_app', 'member') as "isMember" from pg_roles where rolname = $1`,
    [user],
  );
  if (!found) throw new OperatorFault(`The account "${user}" of DATABASE_URL does not exist.`);
  if (!found.isMember) await owner.query(`grant bourse_app to ${quoted(user)}`);
}

/** @throws OperatorFault if a connection is not the owner's */
export async function requireOwner(q: Queryable): Promise<void> {
  const [row] = await q.query<{ isOwner: boolean }>(
    `select pg_has_role(session_user, nspowner, 'member') as "isOwner" from pg_namespace where nspname = 'platform'`,
  );
  if (row?.isOwner === false)
    throw new OperatorFault(
      'This needs the account that owns the data: set DATABASE_OWNER_URL. The one of DATABASE_URL only serves.',
    );
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
