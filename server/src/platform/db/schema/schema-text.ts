import type { Queryable } from '../db.ts';

/**
 * The present schema as text, to read and to compare: one text for each PostgreSQL schema, in an order that depends
 * only on names. It is never run; the migrations are.
 */
export async function schemaTexts(q: Queryable): Promise<Readonly<Record<string, string>>> {
  const schemas = await q.query<{ name: string }>(
    `select nspname::text as name from pg_namespace
     where nspname !~ '^(pg_|information_schema)' and nspname <> 'public' order by 1`,
  );
  const texts: Record<string, string> = {};
  for (const { name } of schemas) texts[name] = await schemaText(q, name);
  return texts;
}

async function schemaText(q: Queryable, schema: string): Promise<string> {
  const parts = [await types(q, schema), await tables(q, schema), await views(q, schema), await routines(q, schema)];
  const head = `-- The schema "${schema}" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.`;
  return `${[head, ...parts.flat()].join('\n\n')}\n`;
}

async function types(q: Queryable, schema: string): Promise<readonly string[]> {
  const rows = await q.query<{ text: string }>(
    `select case t.typtype
         when 'e' then 'create type ' || t.typname || ' as enum (' ||
           (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) || ');'
         when 'd' then 'create domain ' || t.typname || ' as ' || format_type(t.typbasetype, t.typtypmod) ||
           coalesce((select ' ' || string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname) from pg_constraint k where k.contypid = t.oid), '') || ';'
         else 'create type ' || t.typname || ' as (' ||
           (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
            from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) || ');'
       end as text
     from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname = $1 and (t.typtype in ('e', 'd')
       or (t.typtype = 'c' and exists (select 1 from pg_class c where c.oid = t.typrelid and c.relkind = 'c')))
     order by t.typname`,
    [schema],
  );
  return rows.map((row) => row.text);
}

async function tables(q: Queryable, schema: string): Promise<readonly string[]> {
  const rows = await q.query<{ id: number; kind: string; name: string; suffix: string }>(
    `select c.oid as id, c.relname::text as name,
       case when c.relpersistence = 'u' then 'unlogged table' else 'table' end as kind,
       coalesce(case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) end,
                case when c.relispartition then ' -- partition ' || pg_get_expr(c.relpartbound, c.oid) end, '') as suffix
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p') order by c.relname`,
    [schema],
  );
  const texts: string[] = [];
  for (const { id, kind, name, suffix } of rows) {
    const lines = [...(await columns(q, id)), ...(await constraints(q, id))];
    const after = [...(await indexes(q, id)), ...(await triggers(q, id)), ...(await grants(q, id))];
    texts.push(
      [`create ${kind} ${name} (`, lines.map((line) => `  ${line}`).join(',\n'), `)${suffix};`, ...after].join('\n'),
    );
  }
  return texts;
}

const columns = (q: Queryable, table: number) =>
  lines(
    q,
    `select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
       || case when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' else '' end
       || coalesce(case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
                        else ' default ' || pg_get_expr(d.adbin, d.adrelid) end, '')
       || case when a.attnotnull then ' not null' else '' end as line
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    table,
  );

// Not-null constraints have their own names since PostgreSQL 18; the columns show them already.
const constraints = (q: Queryable, table: number) =>
  lines(
    q,
    `select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) as line
     from pg_constraint where conrelid = $1 and contype <> 'n' order by contype <> 'p', conname`,
    table,
  );

const indexes = (q: Queryable, table: number) =>
  lines(
    q,
    `select pg_get_indexdef(i.indexrelid) || ';' as line from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1 and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = $1)
     order by c.relname`,
    table,
  );

const triggers = (q: Queryable, table: number) =>
  lines(
    q,
    `select pg_get_triggerdef(oid) || ';' as line from pg_trigger where tgrelid = $1 and not tgisinternal order by tgname`,
    table,
  );

const grants = (q: Queryable, table: number) =>
  lines(
    q,
    `select 'grant ' || string_agg(lower(a.privilege_type), ', ' order by a.privilege_type) || ' to bourse_app;' as line
     from pg_class c cross join aclexplode(c.relacl) a
     where c.oid = $1 and a.grantee = 'bourse_app'::regrole having count(*) > 0
     union all
     select 'grant ' || lower(x.privilege_type) || ' (' || string_agg(t.attname, ', ' order by t.attname) || ') to bourse_app;'
     from pg_attribute t cross join aclexplode(t.attacl) x
     where t.attrelid = $1 and x.grantee = 'bourse_app'::regrole group by x.privilege_type
     order by 1`,
    table,
  );

async function views(q: Queryable, schema: string): Promise<readonly string[]> {
  const rows = await q.query<{ text: string }>(
    `select 'create ' || case c.relkind when 'm' then 'materialized ' else '' end || 'view ' || c.relname || ' as' || e'\\n' || pg_get_viewdef(c.oid, true) as text
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('v', 'm') order by c.relname`,
    [schema],
  );
  return rows.map((row) => row.text);
}

async function routines(q: Queryable, schema: string): Promise<readonly string[]> {
  const rows = await q.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) || ';' as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = $1 and p.prokind in ('f', 'p') order by p.proname, pg_get_function_identity_arguments(p.oid)`,
    [schema],
  );
  return rows.map((row) => row.text.trim());
}

async function lines(q: Queryable, statement: string, table: number): Promise<readonly string[]> {
  const rows = await q.query<{ line: string }>(statement, [table]);
  return rows.map((row) => row.line);
}
