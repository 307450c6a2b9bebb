import { isFeeInBase, type OrderNow, type TradeNow } from '../../../engine/trading.ts';
import { clientIdOf } from '../orders/client-id.ts';
import { SELF_TRADE_NAMES } from '../orders/self-trade.ts';
import type { ApiMarket } from '../ports.ts';
import type { CoinBalance } from './account-shapes.ts';
import { amountOf, baseOf, priceOf, quantityOf, quoteOf, unitsOf, wireSymbol, ZERO } from './decimals.ts';
import { listIdOf, statusOf, timeInForceOf, trailingTimeOf, typeOf } from './order-shapes.ts';

interface Report {
  readonly market: ApiMarket;
  readonly order: OrderNow;
  readonly atMs: number;
  readonly nowMs: number;
  readonly tradedLots: number;
  readonly tradedUnits: bigint;
  readonly kind: 'NEW' | 'REPLACED' | 'TRADE' | 'CANCELED' | 'EXPIRED';
  readonly status: string;
  readonly trade: TradeNow | null;
}

function report({ market, order, atMs, nowMs, tradedLots, tradedUnits, kind, status, trade }: Report): object {
  const isMaker = trade?.makerOrder === order.id;
  const feeMinor = trade === null ? 0n : isMaker ? trade.makerFeeMinor : trade.takerFeeMinor;
  const isInBase = isFeeInBase(order) && trade?.isBuyerFeeInBase === true;
  const isGone = kind === 'CANCELED';
  return {
    e: 'executionReport',
    E: nowMs,
    s: wireSymbol(market),
    c: clientIdOf(order),
    S: order.isBuy ? 'BUY' : 'SELL',
    o: typeOf(order),
    f: timeInForceOf(order),
    q: quantityOf(market, order.quoteUnits > 0 ? tradedLots : order.lots),
    p: order.isMarket ? ZERO : priceOf(market, order.ticks),
    P: priceOf(market, order.stopTicks),
    F: quantityOf(market, order.displayLots),
    g: listIdOf(order),
    C: isGone ? clientIdOf(order) : '',
    x: kind,
    X: status,
    r: 'NONE',
    i: order.id,
    l: quantityOf(market, trade?.lots ?? 0),
    z: quantityOf(market, tradedLots),
    L: priceOf(market, trade?.ticks ?? 0),
    n: isInBase ? baseOf(market, feeMinor) : quoteOf(market, feeMinor),
    N: trade === null ? null : isInBase ? market.base : market.quote,
    T: atMs,
    t: trade?.tradeId ?? -1,
    I: order.id,
    w: !order.isWaiting && (kind === 'NEW' || (order.closeReason === null && kind === 'TRADE')),
    m: isMaker,
    M: trade !== null,
    O: order.createdAtMs,
    Z: unitsOf(market, tradedUnits),
    Y: trade === null ? ZERO : unitsOf(market, BigInt(trade.ticks) * BigInt(trade.lots)),
    Q: unitsOf(market, BigInt(order.quoteUnits)),
    V: SELF_TRADE_NAMES[order.selfTrade],
    ...(order.isWaiting ? {} : { W: order.createdAtMs }),
    ...(order.trailBps > 0 ? { d: order.trailBps, D: trailingTimeOf(order) } : {}),
    ...(kind === 'EXPIRED' && order.closeReason !== null ? expiryOf(order.closeReason) : {}),
  };
}

/** The API's word for why an order of a list expired; other ends have none. */
const expiryOf = (reason: NonNullable<OrderNow['closeReason']>): object => {
  if (reason === 'listEnded') return { eR: 'OCO_TRIGGER' };
  return reason === 'notPlaced' ? { eR: 'REJECTED' } : {};
};

/**
 * The trades of a step by order, for both sides, in order. It looks at each trade once, because a step may have ten
 * thousand trades and orders.
 */
export function tradesByOrder<Trade extends Pick<TradeNow, 'makerOrder' | 'takerOrder'>>(
  trades: readonly Trade[],
): ReadonlyMap<number, readonly Trade[]> {
  const byOrder = new Map<number, Trade[]>();
  for (const trade of trades) {
    for (const id of new Set([trade.makerOrder, trade.takerOrder])) {
      const own = byOrder.get(id);
      if (own) own.push(trade);
      else byOrder.set(id, [trade]);
    }
  }
  return byOrder;
}

/**
 * The events of an order in one step: that it was placed or became smaller, each of its trades, and that it ended.
 *
 * @param order   as it is after the step
 * @param trades  its trades in the step, in order
 * @param isNew   whether it was placed in this step
 */
export function reportsOf(
  market: ApiMarket,
  order: OrderNow,
  trades: readonly TradeNow[],
  step: { readonly isNew: boolean; readonly isAmended: boolean; readonly atMs: number; readonly nowMs: number },
): object[] {
  const units = (trade: TradeNow): bigint => BigInt(trade.ticks) * BigInt(trade.lots);
  let tradedLots = trades.reduce((left, trade) => left - trade.lots, order.tradedLots);
  let tradedUnits = trades.reduce((left, trade) => left - units(trade), order.tradedUnits);
  const base = { market, order, nowMs: step.nowMs };
  const reports: object[] = [];
  const isWoken = !step.isNew && !step.isAmended && trades.length === 0 && order.closeReason === null;
  if (step.isNew || isWoken) {
    const status = statusOf({ ...order, closeReason: null, tradedLots });
    reports.push(report({ ...base, atMs: step.atMs, tradedLots, tradedUnits, kind: 'NEW', status, trade: null }));
  }
  if (step.isAmended) {
    const status = statusOf({ ...order, closeReason: null, tradedLots });
    reports.push(report({ ...base, atMs: step.atMs, tradedLots, tradedUnits, kind: 'REPLACED', status, trade: null }));
  }
  for (const trade of trades) {
    tradedLots += trade.lots;
    tradedUnits += units(trade);
    const isLast = trade === trades.at(-1);
    const status = isLast && order.closeReason === 'filled' ? 'FILLED' : 'PARTIALLY_FILLED';
    reports.push(report({ ...base, atMs: trade.atMs, tradedLots, tradedUnits, kind: 'TRADE', status, trade }));
  }
  if (order.closeReason !== null && order.closeReason !== 'filled') {
    const kind = order.closeReason === 'cancelled' ? 'CANCELED' : 'EXPIRED';
    const status = statusOf({ ...order, tradedLots });
    reports.push(report({ ...base, atMs: step.atMs, tradedLots, tradedUnits, kind, status, trade: null }));
  }
  return reports;
}

/** The balances that changed, as they are now. */
export const accountPosition = (balances: readonly CoinBalance[], atMs: number, nowMs: number): object => ({
  e: 'outboundAccountPosition',
  E: nowMs,
  u: atMs,
  B: balances.map(({ asset, scale, availableMinor, heldMinor }) => ({
    a: asset,
    f: amountOf(availableMinor, scale),
    l: amountOf(heldMinor, scale),
  })),
});
