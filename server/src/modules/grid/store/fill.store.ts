import type { Tx } from '../../../platform/db/db.ts';
import type { Fill } from '../queries/fill.query.ts';

/** Inserts fills; existing ones stay as they are. @returns the new ones, whose pairs the caller must count */
export async function insertFills(tx: Tx, fills: readonly Fill[]): Promise<readonly Fill[]> {
  if (fills.length === 0) return [];
  const rows = await tx.query<{ grid_id: string; order_id: string }>(
    `insert into grid.fill (grid_id, order_id, kind, level, side, lots, quote_minor, fee_minor, profit_minor, at_ms)
     select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::int[], $5::text[], $6::bigint[], $7::numeric[], $8::numeric[],
       $9::numeric[], $10::bigint[])
     on conflict (grid_id, order_id) do nothing returning grid_id, order_id`,
    [
      fills.map(({ gridId }) => gridId),
      fills.map(({ orderId }) => orderId),
      fills.map(({ kind }) => kind),
      fills.map(({ level }) => level),
      fills.map(({ side }) => side),
      fills.map(({ lots }) => lots),
      fills.map(({ quoteMinor }) => quoteMinor.toString()),
      fills.map(({ feeMinor }) => feeMinor.toString()),
      fills.map(({ profitMinor }) => profitMinor?.toString() ?? null),
      fills.map(({ atMs }) => atMs),
    ],
  );
  const written = new Set(rows.map((row) => `${row.grid_id}:${row.order_id}`));
  return fills.filter(({ gridId, orderId }) => written.has(`${gridId}:${orderId}`));
}
