import type { TradeNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';

interface Row {
  market: number;
  trade_id: string;
  sequence: string;
  at_ms: string;
  ticks: number;
  lots: string;
  is_buyer_taker: boolean;
  maker_order: string;
  taker_order: string;
  maker_account: string;
  taker_account: string;
  maker_fee_minor: string;
  taker_fee_minor: string;
}

const COLUMNS = `market, trade_id, sequence, at_ms, ticks, lots, is_buyer_taker, maker_order, taker_order, maker_account,
  taker_account, maker_fee_minor, taker_fee_minor`;

const tradeOf = (row: Row): TradeNow => ({
  market: row.market,
  tradeId: Number(row.trade_id),
  sequence: Number(row.sequence),
  atMs: Number(row.at_ms),
  ticks: row.ticks,
  lots: Number(row.lots),
  isBuyerTaker: row.is_buyer_taker,
  makerOrder: Number(row.maker_order),
  takerOrder: Number(row.taker_order),
  makerAccount: Number(row.maker_account),
  takerAccount: Number(row.taker_account),
  makerFeeMinor: BigInt(row.maker_fee_minor),
  takerFeeMinor: BigInt(row.taker_fee_minor),
});

/** Which trades of a market. */
export interface TradeRange {
  readonly market: number;
  readonly fromId: number | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly limit: number;
}

/** Trades of a market in the order of their ids: those from an id or a time on or, without either, the latest. */
export async function findTrades(q: Queryable, range: TradeRange): Promise<TradeNow[]> {
  const isOnwards = range.fromId !== null || range.fromMs !== null;
  const rows = await q.query<Row>(
    `select ${COLUMNS} from trading.trade
     where market = $1 and trade_id >= coalesce($2::bigint, 0)
       and ($3::bigint is null or at_ms >= $3) and ($4::bigint is null or at_ms <= $4)
     order by trade_id ${isOnwards ? 'asc' : 'desc'} limit $5`,
    [range.market, range.fromId, range.fromMs, range.toMs, range.limit],
  );
  const trades = rows.map(tradeOf);
  return isOnwards ? trades : trades.reverse();
}

/** As findTrades, for the trades of an account, and of one order where `orderId` is not null. */
export async function findOwnTrades(
  q: Queryable,
  account: number,
  range: TradeRange & { readonly orderId: number | null },
): Promise<TradeNow[]> {
  const isOnwards = range.fromId !== null || range.fromMs !== null;
  const rows = await q.query<Row>(
    `select ${COLUMNS} from trading.trade
     where (maker_account = $6 or taker_account = $6) and market = $1 and trade_id >= coalesce($2::bigint, 0)
       and ($3::bigint is null or at_ms >= $3) and ($4::bigint is null or at_ms <= $4)
       and ($7::bigint is null or (maker_order = $7 and maker_account = $6) or (taker_order = $7 and taker_account = $6))
     order by trade_id ${isOnwards ? 'asc' : 'desc'} limit $5`,
    [range.market, range.fromId, range.fromMs, range.toMs, range.limit, account, range.orderId],
  );
  const trades = rows.map(tradeOf);
  return isOnwards ? trades : trades.reverse();
}
