import { ok, type Result, refuse } from '@bourse/core/result.ts';

/** Where a list goes on: behind this row, in the order of time and then id, newest first. */
export interface Keyset {
  readonly atMs: number;
  readonly id: string;
}

const PAGE_LIMIT = 20;
const CURSOR = /^([0-9]{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Reads the cursor that a list answered before; absent means the start. @refuses FIELD_INVALID */
export function readKeyset(text: string | undefined): Result<Keyset | null, 'FIELD_INVALID'> {
  if (text === undefined) return ok(null);
  const parts = CURSOR.exec(text);
  if (!parts) return refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
  return ok({ atMs: Number(parts[1]), id: parts[2]! });
}

/** Cuts rows that were read with one more than the page to the page, and says where the next one starts. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Keyset,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || !last) return { rows: shown, next: null };
  const key = keyOf(last);
  return { rows: shown, next: `${key.atMs}.${key.id}` };
}

/** Rows asked for; a limit of zero is an empty page of one, never all. */
export function pageLimitOf(limit: number | undefined, byDefault = PAGE_LIMIT): number {
  return Math.min(Math.max(limit ?? byDefault, 1), 100);
}
