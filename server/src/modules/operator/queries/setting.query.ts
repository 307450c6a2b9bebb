import type { Queryable } from '../../../platform/db/db.ts';

/** Who last set each setting, by its name. Settings that were never set are missing. */
export async function findSetters(
  q: Queryable,
): Promise<ReadonlyMap<string, { readonly by: string; readonly atMs: number }>> {
  const rows = await q.query<{ name: string; updated_by: string; updated_at_ms: string }>(
    'select name, updated_by, updated_at_ms from platform.setting',
  );
  return new Map(rows.map((row) => [row.name, { by: row.updated_by, atMs: Number(row.updated_at_ms) }]));
}
