import { TRADE_COLUMNS, type TradeColumns, tradeOfColumns } from '../../../engine/projection/told-rows.ts';
import type { TradeNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { OwnTrade } from '../shapes/order-shapes.ts';

/** Which trades of a market. */
export interface TradeRange {
  readonly market: number;
  readonly fromId: number | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly limit: number;
}

/** Trades of a market in the order of their ids: from an id or a time on, or else the latest ones. */
export async function findTrades(q: Queryable, range: TradeRange): Promise<TradeNow[]> {
  const isOnwards = range.fromId !== null || range.fromMs !== null;
  const rows = await q.query<TradeColumns>(
    `select ${TRADE_COLUMNS} from trading.trade t
     where market = $1 and trade_id >= coalesce($2::bigint, 0)
       and ($3::bigint is null or at_ms >= $3) and ($4::bigint is null or at_ms <= $4)
     order by trade_id ${isOnwards ? 'asc' : 'desc'} limit $5`,
    [range.market, range.fromId, range.fromMs, range.toMs, range.limit],
  );
  const trades = rows.map(tradeOfColumns);
  return isOnwards ? trades : trades.reverse();
}

/** Like `findTrades`, for trades of an account, and only of one order if `orderId` is not null. */
export async function findOwnTrades(
  q: Queryable,
  account: number,
  range: TradeRange & { readonly orderId: number | null },
): Promise<OwnTrade[]> {
  const isOnwards = range.fromId !== null || range.fromMs !== null;
  const rows = await q.query<TradeColumns & { readonly maker_list: string | null; readonly taker_list: string | null }>(
    `select ${TRADE_COLUMNS}, maker.list_id as maker_list, taker.list_id as taker_list
     from trading.trade t
       left join trading.order maker on maker.id = t.maker_order left join trading.order taker on taker.id = t.taker_order
     where (maker_account = $6 or taker_account = $6) and t.market = $1 and trade_id >= coalesce($2::bigint, 0)
       and ($3::bigint is null or at_ms >= $3) and ($4::bigint is null or at_ms <= $4)
       and ($7::bigint is null or (maker_order = $7 and maker_account = $6) or (taker_order = $7 and taker_account = $6))
     order by trade_id ${isOnwards ? 'asc' : 'desc'} limit $5`,
    [range.market, range.fromId, range.fromMs, range.toMs, range.limit, account, range.orderId],
  );
  const trades = rows.map((row) => ({
    ...tradeOfColumns(row),
    makerListId: Number(row.maker_list ?? 0),
    takerListId: Number(row.taker_list ?? 0),
  }));
  return isOnwards ? trades : trades.reverse();
}
