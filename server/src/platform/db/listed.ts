import { ok, type Result } from '@bourse/core/result.ts';
import { cutPage, type Keyset, pageLimitOf, readKeyset } from './keyset.ts';

/** A page of a list that is read newest first. */
export async function listed<Row extends Keyset, Shown>(
  input: { readonly before?: string | undefined; readonly limit?: number | undefined },
  read: (page: { after: Keyset | null; limit: number }) => Promise<Row[]>,
  show: (row: Row) => Shown,
): Promise<Result<{ rows: Shown[]; next: string | null }, 'FIELD_INVALID'>> {
  const after = readKeyset(input.before);
  if (!after.ok) return after;
  const limit = pageLimitOf(input.limit);
  const page = cutPage(await read({ after: after.value, limit: limit + 1 }), limit, (row) => row);
  return ok({ rows: page.rows.map(show), next: page.next });
}
