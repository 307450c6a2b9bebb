import type { Kline, StoredInterval } from '@bourse/core/spot/kline.ts';
import type { KlineNow, OrderNow, TradeNow } from '../trading.ts';

/** Columns of `trading.order` as the driver returns them: bigint and numeric are text. */
export interface OrderColumns {
  readonly id: string;
  readonly account: string;
  readonly market: number;
  readonly is_buy: boolean;
  readonly is_market: boolean;
  readonly time_in_force: OrderNow['timeInForce'];
  readonly is_post_only: boolean;
  readonly trigger: OrderNow['trigger'];
  readonly is_waiting: boolean;
  readonly ticks: number;
  readonly stop_ticks: number;
  readonly lots: string;
  readonly quote_units: string;
  readonly display_lots: string;
  readonly trail_bps: number;
  readonly tracking_at_ms: string;
  readonly client_id: string;
  readonly fee_from: OrderNow['feeFrom'];
  readonly self_trade: OrderNow['selfTrade'];
  readonly traded_lots: string;
  readonly traded_units: string;
  readonly fee_minor: string;
  readonly close_reason: OrderNow['closeReason'];
  readonly close_refusal: OrderNow['closeRefusal'];
  readonly list_id: string;
  readonly is_pending: boolean;
  readonly created_at_ms: string;
  readonly updated_at_ms: string;
}

/** The columns to select from `trading.order o` for `orderOfColumns`. */
export const ORDER_COLUMNS = `o.id, o.account, o.market, o.is_buy, o.is_market, o.time_in_force, o.is_post_only, o.trigger,
  o.is_waiting, o.ticks, o.stop_ticks, o.lots, o.quote_units, o.display_lots, o.trail_bps,
  o.tracking_at_ms, o.client_id, o.fee_from, o.self_trade, o.traded_lots, o.traded_units, o.fee_minor, o.close_reason, o.close_refusal, o.list_id, o.is_pending, o.created_at_ms,
  o.updated_at_ms`;

/** A row of `trading.order` in the published form. */
export function orderOfColumns(row: OrderColumns): OrderNow {
  return {
    id: Number(row.id),
    account: Number(row.account),
    market: row.market,
    isBuy: row.is_buy,
    isMarket: row.is_market,
    timeInForce: row.time_in_force,
    isPostOnly: row.is_post_only,
    trigger: row.trigger,
    isWaiting: row.is_waiting,
    ticks: row.ticks,
    stopTicks: row.stop_ticks,
    lots: Number(row.lots),
    quoteUnits: Number(row.quote_units),
    displayLots: Number(row.display_lots),
    trailBps: row.trail_bps,
    trackingAtMs: Number(row.tracking_at_ms),
    clientId: row.client_id,
    feeFrom: row.fee_from,
    selfTrade: row.self_trade,
    tradedLots: Number(row.traded_lots),
    tradedUnits: BigInt(row.traded_units),
    feeMinor: BigInt(row.fee_minor),
    closeReason: row.close_reason,
    closeRefusal: row.close_refusal,
    listId: Number(row.list_id),
    isPending: row.is_pending,
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

/** Columns of `trading.trade` as the driver returns them. */
export interface TradeColumns {
  readonly market: number;
  readonly trade_id: string;
  readonly sequence: string;
  readonly at_ms: string;
  readonly ticks: number;
  readonly lots: string;
  readonly is_buyer_taker: boolean;
  readonly maker_order: string;
  readonly taker_order: string;
  readonly maker_account: string;
  readonly taker_account: string;
  readonly is_buyer_fee_in_base: boolean;
  readonly maker_fee_minor: string;
  readonly taker_fee_minor: string;
}

/** The columns to select from `trading.trade t` for `tradeOfColumns`. */
export const TRADE_COLUMNS = `t.market, t.trade_id, t.sequence, t.at_ms, t.ticks, t.lots, t.is_buyer_taker, t.maker_order,
  t.taker_order, t.maker_account, t.taker_account, t.is_buyer_fee_in_base, t.maker_fee_minor, t.taker_fee_minor`;

/** SQL for the number of the coin in which a side of `trading.trade t` paid its fee, in a market `m`. */
export const feeAsset = (side: 'maker' | 'taker'): string =>
  `case when t.is_buyer_fee_in_base and ${side === 'taker' ? '' : 'not '}t.is_buyer_taker then m.base else m.quote end`;

/** The public part of a trade, with its place in the journal. */
export const printOfColumns = (
  row: Pick<TradeColumns, 'market' | 'trade_id' | 'sequence' | 'at_ms' | 'ticks' | 'lots'>,
): Pick<TradeNow, 'market' | 'tradeId' | 'sequence' | 'atMs' | 'ticks' | 'lots'> => ({
  market: row.market,
  tradeId: Number(row.trade_id),
  sequence: Number(row.sequence),
  atMs: Number(row.at_ms),
  ticks: row.ticks,
  lots: Number(row.lots),
});

/** A row of `trading.trade` as its two sides see it. */
export const tradeOfColumns = (row: TradeColumns): TradeNow => ({
  ...printOfColumns(row),
  isBuyerTaker: row.is_buyer_taker,
  makerOrder: Number(row.maker_order),
  takerOrder: Number(row.taker_order),
  makerAccount: Number(row.maker_account),
  takerAccount: Number(row.taker_account),
  isBuyerFeeInBase: row.is_buyer_fee_in_base,
  makerFeeMinor: BigInt(row.maker_fee_minor),
  takerFeeMinor: BigInt(row.taker_fee_minor),
});

/** Columns of `trading.kline` as the driver returns them. */
export interface KlineColumns {
  readonly open_at_ms: string;
  readonly open_ticks: string;
  readonly high_ticks: string;
  readonly low_ticks: string;
  readonly close_ticks: string;
  readonly trade_count: string;
  readonly base_lots: string;
  readonly quote_minor: string;
  readonly taker_buy_lots: string;
  readonly taker_buy_quote_minor: string;
}

/** The columns to select from `trading.kline` for `klineOfColumns`. */
export const KLINE_COLUMNS = `open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count, base_lots, quote_minor,
  taker_buy_lots, taker_buy_quote_minor`;

/** A row of `trading.kline` as a step of one chart. */
export const klineOfColumns = (row: KlineColumns): Kline => ({
  openAtMs: Number(row.open_at_ms),
  openTicks: Number(row.open_ticks),
  highTicks: Number(row.high_ticks),
  lowTicks: Number(row.low_ticks),
  closeTicks: Number(row.close_ticks),
  tradeCount: Number(row.trade_count),
  baseLots: BigInt(row.base_lots),
  quoteMinor: BigInt(row.quote_minor),
  takerBuyLots: BigInt(row.taker_buy_lots),
  takerBuyQuoteMinor: BigInt(row.taker_buy_quote_minor),
});

/** The same, with its market and its chart. */
export const klineNowOfColumns = (
  row: KlineColumns & { readonly market: number; readonly step: StoredInterval },
): KlineNow => ({ market: row.market, interval: row.step, ...klineOfColumns(row) });
