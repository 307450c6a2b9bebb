import { printOfColumns, type TradeColumns } from '../../../engine/projection/told-rows.ts';
import type { TradeNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type OrderFilter, orderConditions, orderValues } from './order.query.ts';

export interface TradeFilter extends OrderFilter {
  readonly orderId?: number | undefined;
}

/** A trade as seen from one of its sides. */
export interface OwnTradeRow extends Pick<TradeNow, 'market' | 'tradeId' | 'sequence' | 'atMs' | 'ticks' | 'lots'> {
  readonly isBuy: boolean;
  readonly isMaker: boolean;
  readonly orderId: number;
  readonly feeMinor: bigint;
  readonly isFeeInBase: boolean;
}

/** The trade after which a list of trades goes on, newest first. */
export interface TradeKey {
  readonly sequence: number;
  readonly market: number;
  readonly tradeId: number;
}

interface Row extends Pick<TradeColumns, 'market' | 'trade_id' | 'sequence' | 'at_ms' | 'ticks' | 'lots'> {
  readonly is_buy: boolean;
  readonly is_maker: boolean;
  readonly order_id: string;
  readonly fee_minor: string;
  readonly is_fee_in_base: boolean;
}

/** SQL for the trades in which the account was `maker` or `taker`. Values $1 to $7 are the filter's. */
const sideOf = (side: 'maker' | 'taker', more: string): string =>
  `select t.market, t.trade_id, t.sequence, t.at_ms, t.ticks, t.lots, o.is_buy, ${side === 'maker'} as is_maker,
     o.id as order_id, t.${side}_fee_minor as fee_minor,
     t.is_buyer_fee_in_base and t.is_buyer_taker = ${side === 'taker'} as is_fee_in_base
   from trading.trade t join trading.order o on o.id = t.${side}_order
   where t.${side}_account = $1 and ${orderConditions('t.at_ms')} and ($7::bigint is null or o.id = $7) ${more}`;

const filterValues = (filter: TradeFilter): readonly unknown[] => [...orderValues(filter), filter.orderId ?? null];

/** Trades of an account, newest first. */
export async function findOwnTrades(
  q: Queryable,
  list: TradeFilter & { readonly before: TradeKey | null; readonly limit: number },
): Promise<OwnTradeRow[]> {
  const page = `and ($8::bigint is null or (t.sequence, t.market, t.trade_id) < ($8::bigint, $9::int, $10::bigint))
    order by t.sequence desc, t.market desc, t.trade_id desc limit $11`;
  const { before } = list;
  const rows = await q.query<Row>(
    `(${sideOf('maker', page)}) union all (${sideOf('taker', page)})
     order by sequence desc, market desc, trade_id desc limit $11`,
    [...filterValues(list), before?.sequence ?? null, before?.market ?? null, before?.tradeId ?? null, list.limit],
  );
  return rows.map((row) => ({
    ...printOfColumns(row),
    isBuy: row.is_buy,
    isMaker: row.is_maker,
    orderId: Number(row.order_id),
    feeMinor: BigInt(row.fee_minor),
    isFeeInBase: row.is_fee_in_base,
  }));
}

/** Sums over the trades of one market. Units are ticks times lots. */
export interface TradeTotals {
  readonly market: number;
  readonly count: number;
  readonly boughtLots: bigint;
  readonly soldLots: bigint;
  readonly boughtUnits: bigint;
  readonly soldUnits: bigint;
  /** Fees of buys, which are taken from what is received. */
  readonly baseFeeMinor: bigint;
  readonly quoteFeeMinor: bigint;
}

/** Sums over all trades of a filter, by market. */
export async function sumOwnTrades(q: Queryable, filter: TradeFilter): Promise<TradeTotals[]> {
  const rows = await q.query<{
    market: number;
    count: string;
    bought_lots: string;
    sold_lots: string;
    bought_units: string;
    sold_units: string;
    base_fee_minor: string;
    quote_fee_minor: string;
  }>(
    `select market, count(*) as count,
       coalesce(sum(lots) filter (where is_buy), 0) as bought_lots,
       coalesce(sum(lots) filter (where not is_buy), 0) as sold_lots,
       coalesce(sum(ticks::numeric * lots) filter (where is_buy), 0) as bought_units,
       coalesce(sum(ticks::numeric * lots) filter (where not is_buy), 0) as sold_units,
       coalesce(sum(fee_minor) filter (where is_fee_in_base), 0) as base_fee_minor,
       coalesce(sum(fee_minor) filter (where not is_fee_in_base), 0) as quote_fee_minor
     from (${sideOf('maker', '')} union all ${sideOf('taker', '')}) t
     group by market order by market`,
    filterValues(filter),
  );
  return rows.map((row) => ({
    market: row.market,
    count: Number(row.count),
    boughtLots: BigInt(row.bought_lots),
    soldLots: BigInt(row.sold_lots),
    boughtUnits: BigInt(row.bought_units),
    soldUnits: BigInt(row.sold_units),
    baseFeeMinor: BigInt(row.base_fee_minor),
    quoteFeeMinor: BigInt(row.quote_fee_minor),
  }));
}
