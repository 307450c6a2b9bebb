import type { FileFill } from '@bourse/core/grid/fill-file.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** After which fill a file goes on. */
export interface FillPlace {
  readonly gridId: string;
  readonly orderId: string;
}

interface Range {
  readonly uid: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly after: FillPlace | null;
}

/** The next fills of a person's grids in a range of time, grid by grid, the oldest grid and the oldest fill first. */
export async function findFileFills(
  q: Queryable,
  { uid, fromMs, toMs, after }: Range,
  limit: number,
): Promise<FileFill[]> {
  const rows = await q.query<{
    grid_id: string;
    number: number;
    base: string;
    quote: string;
    base_scale: number;
    quote_scale: number;
    order_id: string;
    kind: string;
    level: number | null;
    side: string;
    at_ms: string;
    base_minor: string;
    quote_minor: string;
    fee_minor: string;
    profit_minor: string | null;
  }>(
    `select f.grid_id, s.number, b.asset as base, c.asset as quote, bc.ledger_scale as base_scale, qc.ledger_scale as quote_scale,
            f.order_id, f.kind, f.level, f.side, f.at_ms, f.lots * m.lot_minor as base_minor, f.quote_minor, f.fee_minor, f.profit_minor
       from grid.strategy s join grid.fill f on f.grid_id = s.id join trading.market m on m.market = s.market
       join trading.asset b on b.number = m.base join trading.asset c on c.number = m.quote
       join assets.coin bc on bc.asset = b.asset join assets.coin qc on qc.asset = c.asset
      where s.uid = $1 and f.at_ms >= $2 and f.at_ms < $3
        and ($4::uuid is null or (f.grid_id, f.order_id) > ($4, $5::bigint))
      order by f.grid_id, f.order_id limit $6`,
    [uid, fromMs, toMs, after?.gridId ?? null, after?.orderId ?? null, limit],
  );
  return rows.map((row) => ({
    gridId: row.grid_id,
    number: row.number,
    base: row.base,
    quote: row.quote,
    baseScale: row.base_scale,
    quoteScale: row.quote_scale,
    orderId: row.order_id,
    kind: row.kind,
    level: row.level,
    side: row.side,
    atMs: Number(row.at_ms),
    baseMinor: BigInt(row.base_minor),
    quoteMinor: BigInt(row.quote_minor),
    feeMinor: BigInt(row.fee_minor),
    profitMinor: row.profit_minor === null ? null : BigInt(row.profit_minor),
  }));
}
