import type { PreventedNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface PreventedFilter {
  readonly account: number;
  readonly market: number;
  /** The id of one meeting, or all of one order; null for any. */
  readonly id: number | null;
  readonly orderId: number | null;
  /** From this id on. */
  readonly fromId: number | null;
  readonly limit: number;
}

interface Row {
  readonly id: string;
  readonly maker_order: string;
  readonly taker_order: string;
  readonly ticks: number;
  readonly maker_lots: string;
  readonly taker_lots: string;
  readonly self_trade: PreventedNow['selfTrade'];
  readonly at_ms: string;
}

/** Meetings of an account's own orders in a market that were kept from trading, oldest first. */
export async function findPrevented(
  q: Queryable,
  { account, market, id, orderId, fromId, limit }: PreventedFilter,
): Promise<Omit<PreventedNow, 'account' | 'market' | 'sequence'>[]> {
  const rows = await q.query<Row>(
    `select id, maker_order, taker_order, ticks, maker_lots, taker_lots, self_trade, at_ms from trading.prevented
      where account = $1 and market = $2 and ($3::bigint is null or id = $3)
        and ($4::bigint is null or $4 in (maker_order, taker_order)) and ($5::bigint is null or id >= $5)
      order by id limit $6`,
    [account, market, id, orderId, fromId, limit],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    makerOrder: Number(row.maker_order),
    takerOrder: Number(row.taker_order),
    ticks: row.ticks,
    makerLots: Number(row.maker_lots),
    takerLots: Number(row.taker_lots),
    selfTrade: row.self_trade,
    atMs: Number(row.at_ms),
  }));
}
