import { ok, type Result } from '@bourse/core/result.ts';
import { cutPage, type Keyset, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { HistoryFilter } from './queries/record-history.ts';

/** What a person asks of a history of records, as the edge passes it on. */
export type HistoryQuestion = Omit<HistoryFilter, 'uid' | 'before' | 'limit'> & {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};
/** A row and its position in the history. */
export interface Placed<Row> extends Keyset {
  readonly row: Row;
}
export interface HistoryPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** How many rows the pages for deposits and withdrawals show beside their forms. */
export const RECENT = 10;

/**
 * One page of a history. All histories share this code, so that their filters, order and cursors agree. @refuses
 * FIELD_INVALID for an invalid cursor
 */
export async function historyPage<Row>(
  uid: string,
  input: HistoryQuestion,
  byDefault: number | undefined,
  find: (filter: HistoryFilter) => Promise<readonly Placed<Row>[]>,
): Promise<Result<HistoryPage<Row>, 'FIELD_INVALID'>> {
  const before = readKeyset(input.before);
  if (!before.ok) return before;
  const limit = pageLimitOf(input.limit, byDefault);
  const found = await find({ ...input, uid, before: before.value, limit: limit + 1 });
  const page = cutPage(found, limit, ({ atMs, id }) => ({ atMs, id }));
  return ok({ rows: page.rows.map(({ row }) => row), next: page.next });
}
