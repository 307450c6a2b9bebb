import { ok, type Result } from '@bourse/core/result.ts';
import { cutPage, type Keyset, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { HistoryFilter } from './queries/record-history.ts';

/** What a person asks of a history of records, as it comes from the edge. */
export type HistoryQuestion = Omit<HistoryFilter, 'uid' | 'before' | 'limit'> & {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};
/** A row and where it stands. */
export interface Placed<Row> extends Keyset {
  readonly row: Row;
}
export interface HistoryPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** How many a page of deposits or of withdrawals shows beside its form. */
export const RECENT = 10;

/** A page of one history: one way to ask, one order, one kind of page for all of them. @refuses FIELD_INVALID for a cursor that is none */
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
