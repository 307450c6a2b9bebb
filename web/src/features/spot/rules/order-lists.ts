import type { Order, OwnTrade } from './market.ts';

export const ORDER_TABS = ['current', 'history', 'trades', 'etfBonus'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
export const SIDES = ['buy', 'sell'] as const;
export const ORDER_TYPES = ['limit', 'market', 'stop-limit', 'stop-market'] as const;
/** How an order can have ended. */
export const ENDS = ['completed', 'cancelled', 'invalid'] as const;

/** The colour of an order's status. */
export const statusTone = (status: Order['status']) =>
  ({
    pending: 'info',
    waiting: 'info',
    unfilled: 'neutral',
    partial: 'warn',
    completed: 'ok',
    cancelled: 'neutral',
    invalid: 'danger',
  })[status] as 'info' | 'neutral' | 'warn' | 'ok' | 'danger';

/** The filter of a list in the endpoints' words, with only the values that are set. */
export function orderFilterOf(query: URLSearchParams, symbols: readonly string[]) {
  const symbol = symbols.find((each) => each === query.get('symbol'));
  const side = SIDES.find((each) => each === query.get('side'));
  const type = ORDER_TYPES.find((each) => each === query.get('type'));
  const status = ENDS.find((each) => each === query.get('status'));
  return {
    filter: { ...(symbol && { symbol }), ...(side && { side }), ...(type && { type }) },
    status: status ?? null,
  };
}

const time = (atMs: number): string => new Date(atMs).toISOString();

/** The exports' column names. They never change, because programs read them. */
export const ORDER_HEADS = [
  ...['time_utc', 'pair', 'side', 'type', 'price', 'stop_price', 'average_price', 'quantity', 'quote_amount'],
  ...['traded', 'turnover', 'fee', 'fee_asset', 'status', 'reason', 'updated_utc', 'id'],
] as const;

export const orderRow = (row: Order): string[] => [
  ...[time(row.createdAtMs), row.symbol, row.side, row.type, row.price ?? '', row.stopPrice ?? ''],
  ...[row.averagePrice ?? '', row.quantity ?? '', row.quoteAmount ?? '', row.traded, row.turnover],
  ...[row.fee, row.feeAsset, row.status, row.reason ?? '', time(row.updatedAtMs), row.id],
];

export const TRADE_HEADS = [
  ...['time_utc', 'pair', 'side', 'price', 'quantity', 'turnover', 'fee', 'fee_asset', 'role', 'order_id', 'id'],
] as const;

export const tradeRow = (row: OwnTrade): string[] => [
  ...[time(row.atMs), row.symbol, row.side, row.price, row.quantity, row.turnover, row.fee, row.feeAsset],
  ...[row.isMaker ? 'maker' : 'taker', row.orderId, row.id],
];
