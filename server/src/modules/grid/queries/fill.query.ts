import type { Queryable } from '../../../platform/db/db.ts';

export interface Fill {
  readonly gridId: string;
  readonly orderId: number;
  readonly kind: 'start' | 'level' | 'stop';
  readonly level: number | null;
  readonly side: 'buy' | 'sell';
  readonly lots: number;
  readonly quoteMinor: bigint;
  readonly feeMinor: bigint;
  readonly profitMinor: bigint | null;
  readonly atMs: number;
}

interface Row {
  readonly grid_id: string;
  readonly order_id: string;
  readonly kind: Fill['kind'];
  readonly level: number | null;
  readonly side: Fill['side'];
  readonly lots: string;
  readonly quote_minor: string;
  readonly fee_minor: string;
  readonly profit_minor: string | null;
  readonly at_ms: string;
}

/** A grid's fills, the newest first. */
export async function findFills(
  q: Queryable,
  { gridId, beforeId, limit }: { readonly gridId: string; readonly beforeId: number | null; readonly limit: number },
): Promise<Fill[]> {
  const rows = await q.query<Row>(
    `select grid_id, order_id, kind, level, side, lots, quote_minor, fee_minor, profit_minor, at_ms from grid.fill
      where grid_id = $1 and ($2::bigint is null or order_id < $2) order by order_id desc limit $3`,
    [gridId, beforeId, limit],
  );
  return rows.map((row) => ({
    gridId: row.grid_id,
    orderId: Number(row.order_id),
    kind: row.kind,
    level: row.level,
    side: row.side,
    lots: Number(row.lots),
    quoteMinor: BigInt(row.quote_minor),
    feeMinor: BigInt(row.fee_minor),
    profitMinor: row.profit_minor === null ? null : BigInt(row.profit_minor),
    atMs: Number(row.at_ms),
  }));
}
