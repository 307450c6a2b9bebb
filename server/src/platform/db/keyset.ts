import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { isId } from '../ids/ids.ts';

/** Where a list goes on: after this row, by time and then id, newest first. */
export interface Keyset {
  readonly atMs: number;
  readonly id: string;
}

export const PAGE_LIMIT = 20;
const CURSOR = /^([0-9]{1,15})\.([0-9a-f-]{36})$/;

/** Reads a cursor from an earlier page; absent means the start. @refuses FIELD_INVALID */
export function readKeyset(text: string | undefined): Result<Keyset | null, 'FIELD_INVALID'> {
  if (text === undefined) return ok(null);
  const parts = CURSOR.exec(text);
  if (!parts || !isId(parts[2]!)) return refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
  return ok({ atMs: Number(parts[1]), id: parts[2]! });
}

/** Reads the cursor of a list sorted by id. A cursor that is not ours starts at the beginning. */
export const readIdCursor = (text: string | undefined): string | null => (text && isId(text) ? text : null);

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Cuts rows, read with one more than a page, to the page, and makes the cursor of the next one. */
export function cutPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Keyset): Page<Row> {
  return cutPageBy(rows, limit, (row) => {
    const { atMs, id } = keyOf(row);
    return `${atMs}.${id}`;
  });
}

/** Like `cutPage`, for a list with its own kind of cursor. */
export function cutPageBy<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : null };
}

/** How many rows to read. A limit of zero means one row, never all. */
export function pageLimitOf(limit: number | undefined, byDefault = PAGE_LIMIT): number {
  return Math.min(Math.max(limit ?? byDefault, 1), 100);
}
