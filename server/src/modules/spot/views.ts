import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { spot as spotContract } from '@bourse/contract/spot.ts';
import type { KlineRow, Level, Order, OwnTrade, Print, Ticker } from '@bourse/contract/topics.ts';
import { formatAmount, formatFixed } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import type { Kline } from '@bourse/core/spot/kline.ts';
import { baseMinorOf, priceText } from '@bourse/core/trading/grid.ts';
import { isFeeInBase, type OrderNow } from '../../engine/trading.ts';
import type { Market } from './markets/market.ts';
import type { MarketState } from './markets/market-state.ts';
import type { PrintRow } from './queries/market-data/market-data.query.ts';
import type { OwnTradeRow, TradeTotals } from './queries/trade.query.ts';

type MarketOut = OutputOf<typeof spotContract.markets>['rows'][number];
type TotalsRow = OutputOf<typeof spotContract.totals>['rows'][number];

/** Decimal places of a percentage. */
const PERCENT_PLACES = 2;
const AVERAGE_PLACES_MORE = 2;

export const quantityText = (market: Market, lots: number | bigint): string =>
  formatAmount(typeof lots === 'bigint' ? lots * market.lotMinor : baseMinorOf(lots, market.grid), market.baseScale);

export const quoteText = (market: Market, quoteMinor: bigint): string => formatAmount(quoteMinor, market.quoteScale);

/** A fee and its coin, which is base or quote. */
const feeOut = (market: Market, minor: bigint, isInBase: boolean): { fee: string; feeAsset: string } =>
  isInBase
    ? { fee: formatAmount(minor, market.baseScale), feeAsset: market.base }
    : { fee: quoteText(market, minor), feeAsset: market.quote };

export const unitsText = (market: Market, units: bigint): string => quoteText(market, units * market.unitMinor);

/** A price with all places of its market, as pages show it. */
export const fullPriceText = ({ grid }: Market, ticks: number): string =>
  formatFixed(BigInt(ticks) * grid.tick, grid.priceScale, grid.priceScale);

/** A price as text; null for 0 ticks, which means none. */
const ticksText = (market: Market, ticks: number): string | null =>
  ticks === 0 ? null : priceText(ticks, market.grid);

export function marketOut(market: Market, state: MarketState): MarketOut {
  return {
    symbol: market.symbol,
    tmId: market.market,
    base: market.base,
    quote: market.quote,
    kind: market.kind,
    priceScale: market.priceScale,
    tick: priceText(1, market.grid),
    quantityScale: market.quantityScale,
    lot: quantityText(market, 1),
    minNotional: quoteText(market, market.minNotionalMinor),
    bandPercent: market.bandPpm === 0 ? null : formatAmount(BigInt(market.bandPpm), 4),
    status: state.isHalted ? 'halted' : 'open',
    baseScale: market.baseScale,
    quoteScale: market.quoteScale,
  };
}

export function tickerOut(market: Market, state: MarketState, nowMs: number): Ticker {
  const day = state.day.figures(nowMs);
  const last = state.lastTicks || day.lastTicks;
  return {
    symbol: market.symbol,
    last: ticksText(market, last),
    open24h: ticksText(market, day.openTicks),
    high24h: ticksText(market, day.highTicks),
    low24h: ticksText(market, day.lowTicks),
    changePercent: day.openTicks === 0 ? null : formatAmount(changeUnits(day.openTicks, last), PERCENT_PLACES),
    baseVolume24h: quantityText(market, day.baseLots),
    quoteVolume24h: quoteText(market, day.quoteMinor),
    bid: ticksText(market, state.bids.bestTicks),
    ask: ticksText(market, state.asks.bestTicks),
    atMs: nowMs,
  };
}

/** The change in hundredths of a percent, rounded toward zero. */
export const changeUnits = (fromTicks: number, toTicks: number): bigint =>
  mulDiv(BigInt(toTicks - fromTicks), 10_000n, BigInt(fromTicks), 'down');

export const printOut = (market: Market, print: PrintRow): Print => ({
  id: tradeIdText(market.market, print.tradeId),
  price: priceText(print.ticks, market.grid),
  quantity: quantityText(market, print.lots),
  side: print.isBuyerTaker ? 'buy' : 'sell',
  atMs: print.atMs,
});

/** Trade numbers are per market, so the name includes the market; it is the same for both sides and the public. */
const tradeIdText = (market: number, tradeId: number): string => `${market}-${tradeId}`;

export const klineOut = (market: Market, kline: Kline): KlineRow => [
  kline.openAtMs,
  priceText(kline.openTicks, market.grid),
  priceText(kline.highTicks, market.grid),
  priceText(kline.lowTicks, market.grid),
  priceText(kline.closeTicks, market.grid),
  quantityText(market, kline.baseLots),
  quoteText(market, kline.quoteMinor),
  kline.tradeCount,
];

export const levelOut = (market: Market, [ticks, lots]: readonly [ticks: number, lots: number]): Level => [
  priceText(ticks, market.grid),
  quantityText(market, lots),
];

/** An order in words for people. */
export function orderOut(market: Market, order: OrderNow): Order {
  const { tradedLots, tradedUnits } = order;
  const isStop = order.trigger !== 'none';
  return {
    id: String(order.id),
    clientId: order.clientId,
    symbol: market.symbol,
    side: order.isBuy ? 'buy' : 'sell',
    type: `${isStop ? 'stop-' : ''}${order.isMarket ? 'market' : 'limit'}`,
    timeInForce: order.timeInForce,
    postOnly: order.isPostOnly,
    price: ticksText(market, order.ticks),
    stopPrice: ticksText(market, order.stopTicks),
    wakes: order.trigger === 'none' ? null : order.trigger,
    quantity: order.quoteUnits > 0 ? null : quantityText(market, order.lots),
    quoteAmount: order.quoteUnits > 0 ? unitsText(market, BigInt(order.quoteUnits)) : null,
    displayQuantity: order.displayLots > 0 ? quantityText(market, order.displayLots) : null,
    trailingDelta: order.trailBps > 0 ? order.trailBps : null,
    traded: quantityText(market, tradedLots),
    turnover: unitsText(market, tradedUnits),
    averagePrice: averageText(market, BigInt(tradedLots), tradedUnits),
    ...feeOut(market, order.feeMinor, isFeeInBase(order)),
    status: statusOf(order),
    reason: order.closeReason === 'filled' ? null : order.closeReason,
    refusal: order.closeRefusal,
    listId: order.listId > 0 ? String(order.listId) : null,
    createdAtMs: order.createdAtMs,
    updatedAtMs: order.updatedAtMs,
  };
}

function statusOf({
  closeReason,
  isPending,
  isWaiting,
  tradedLots,
  createdAtMs,
  updatedAtMs,
}: OrderNow): Order['status'] {
  if (closeReason === 'filled') return 'completed';
  if (closeReason === 'cancelled') return 'cancelled';
  // True if it was never in the book: it expired before it traded, or met an order of its own account on arrival.
  const neverWorked = tradedLots === 0 && (closeReason !== 'selfTrade' || updatedAtMs === createdAtMs);
  if (closeReason !== null) return neverWorked ? 'invalid' : 'cancelled';
  if (isPending) return 'pending';
  if (isWaiting) return 'waiting';
  return tradedLots > 0 ? 'partial' : 'unfilled';
}

/**
 * The average price, turnover over quantity, with two places more than a price, rounded down; null if nothing traded.
 */
function averageText(market: Market, lots: bigint, units: bigint): string | null {
  if (lots === 0n) return null;
  const places = market.priceScale + AVERAGE_PLACES_MORE;
  return formatAmount((units * market.tick * 10n ** BigInt(AVERAGE_PLACES_MORE)) / lots, places);
}

export const ownTradeOut = (market: Market, trade: OwnTradeRow): OwnTrade => ({
  id: tradeIdText(trade.market, trade.tradeId),
  orderId: String(trade.orderId),
  symbol: market.symbol,
  side: trade.isBuy ? 'buy' : 'sell',
  price: priceText(trade.ticks, market.grid),
  quantity: quantityText(market, trade.lots),
  turnover: unitsText(market, BigInt(trade.ticks) * BigInt(trade.lots)),
  ...feeOut(market, trade.feeMinor, trade.isFeeInBase),
  isMaker: trade.isMaker,
  atMs: trade.atMs,
});

export function totalsOut(market: Market, totals: TradeTotals): TotalsRow {
  return {
    symbol: market.symbol,
    count: totals.count,
    bought: quantityText(market, totals.boughtLots),
    sold: quantityText(market, totals.soldLots),
    boughtTurnover: unitsText(market, totals.boughtUnits),
    soldTurnover: unitsText(market, totals.soldUnits),
    averageBuyPrice: averageText(market, totals.boughtLots, totals.boughtUnits),
    averageSellPrice: averageText(market, totals.soldLots, totals.soldUnits),
    fees: [
      ...(totals.baseFeeMinor > 0n ? [feeOut(market, totals.baseFeeMinor, true)] : []),
      ...(totals.quoteFeeMinor > 0n || totals.baseFeeMinor === 0n ? [feeOut(market, totals.quoteFeeMinor, false)] : []),
    ],
  };
}
