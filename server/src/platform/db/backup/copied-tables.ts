import type { Queryable } from '../db.ts';

/** A table as a backup sees it. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  /** The columns, without those that the database computes. */
  readonly columns: readonly string[];
}

/**
 * Tables that are not copied: what migrations write themselves, and what has a meaning only in the running cluster
 * (positions in its transaction log, leases of its processes, recent call counts).
 */
const LEFT_OUT = new Set([
  ...['platform.migration', 'platform.outbox', 'platform.outbox_cursor', 'platform.lease', 'platform.limit_use'],
  'trading.leader',
]);

/** Quotes names from the database's own catalog for use in a statement. */
export function quoted(...parts: readonly string[]): string {
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}

/** Every table of ours, each after the tables that it refers to, so that they can be filled in this order. */
export async function copiedTables(q: Queryable): Promise<readonly CopiedTable[]> {
  const rows = await q.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname::text as schema, c.relname::text as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (c.relkind = 'p' or (c.relkind = 'r' and not c.relispartition))
       and n.nspname !~ '^(pg_|information_schema)' and n.nspname <> 'public'
     order by 1, 2`,
  );
  const references = await q.query<{ from: string; to: string }>(
    `select fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and f.oid <> t.oid`,
  );
  const tables = rows.filter((row) => !LEFT_OUT.has(keyOf(row)));
  return inOrderOfReferences(tables, references);
}

function keyOf(table: { readonly schema: string; readonly name: string }): string {
  return `${table.schema}.${table.name}`;
}

function inOrderOfReferences(
  tables: readonly CopiedTable[],
  references: readonly { readonly from: string; readonly to: string }[],
): readonly CopiedTable[] {
  const waiting = new Map(tables.map((table) => [keyOf(table), table]));
  const ordered: CopiedTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([key]) => !references.some(({ from, to }) => from === key && waiting.has(to)));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const [key, table] of free) {
      ordered.push(table);
      waiting.delete(key);
    }
  }
  return ordered;
}
