import type { AmendmentNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** The amendments of an order, oldest first; from one on if `fromId` is not null. */
export async function findAmendments(
  q: Queryable,
  {
    account,
    orderId,
    fromId,
    limit,
  }: { readonly account: number; readonly orderId: number; readonly fromId: number | null; readonly limit: number },
): Promise<Pick<AmendmentNow, 'sequence' | 'lotsBefore' | 'lots' | 'atMs'>[]> {
  const rows = await q.query<{ sequence: string; lots_before: string; lots: string; at_ms: string }>(
    `select sequence, lots_before, lots, at_ms from trading.amendment
      where order_id = $1 and account = $2 and sequence >= coalesce($3::bigint, 0) order by sequence limit $4`,
    [orderId, account, fromId, limit],
  );
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    lotsBefore: Number(row.lots_before),
    lots: Number(row.lots),
    atMs: Number(row.at_ms),
  }));
}
