import { DEFAULT_LIMITS } from '@bourse/core/trading/core-state.ts';
import { TICKS_MAX } from '@bourse/core/trading/grid.ts';
import { ICEBERG_PARTS_MAX } from '@bourse/core/trading/orders/iceberg.ts';
import { TRAIL_BPS_MAX, TRAIL_BPS_MIN } from '@bourse/core/trading/orders/trailing.ts';
import { STOP_BAND_FACTOR } from '@bourse/core/trading/price-band.ts';
import { LIMITS, ORDER_LIMITS, type OrderLimit } from '../limits/weight-limits.ts';
import { ORDER_TYPES } from '../orders/order-request.ts';
import type { ApiMarket } from '../ports.ts';
import { amountOf, priceOf, quantityOf, quoteOf, wireSymbol } from './decimals.ts';

/**
 * How many orders an account may have open, stops included. The trading core counts over all markets, so all of them
 * may be in one. Order lists have no separate limit: each of their orders counts.
 */
const ORDERS_MAX = DEFAULT_LIMITS.openOrdersMax;
/** A limit far beyond any order would mean nothing to clients, so we show one that is merely large. */
const LOTS_MAX = 8_000_000_000_000;

/** A limit on new orders. */
export const orderLimit = ({ interval, intervalNum, max }: OrderLimit) => ({
  rateLimitType: 'ORDERS',
  interval,
  intervalNum,
  limit: max,
});

const RATE_LIMITS = [
  { rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: LIMITS.weightPerMinute },
  ...ORDER_LIMITS.map(orderLimit),
];

/** What a client reads first: limits, markets, and the steps of their prices and quantities. */
export function exchangeInfo(
  markets: readonly ApiMarket[],
  isHalted: (market: ApiMarket) => boolean,
  selfTrades: readonly string[],
  nowMs: number,
): object {
  return {
    timezone: 'UTC',
    serverTime: nowMs,
    rateLimits: RATE_LIMITS,
    exchangeFilters: [
      { filterType: 'EXCHANGE_MAX_NUM_ORDERS', maxNumOrders: ORDERS_MAX },
      { filterType: 'EXCHANGE_MAX_NUM_ALGO_ORDERS', maxNumAlgoOrders: ORDERS_MAX },
      { filterType: 'EXCHANGE_MAX_NUM_ICEBERG_ORDERS', maxNumIcebergOrders: ORDERS_MAX },
    ],
    symbols: markets.map((market) => symbolOf(market, isHalted(market), selfTrades)),
  };
}

function symbolOf(market: ApiMarket, isHalted: boolean, selfTrades: readonly string[]): object {
  const { base, quote, baseScale, quoteScale, grid } = market;
  return {
    symbol: wireSymbol(market),
    status: isHalted ? 'HALT' : 'TRADING',
    baseAsset: base,
    baseAssetPrecision: baseScale,
    quoteAsset: quote,
    quotePrecision: Math.max(quoteScale, grid.priceScale),
    quoteAssetPrecision: Math.max(quoteScale, grid.priceScale),
    baseCommissionPrecision: baseScale,
    quoteCommissionPrecision: quoteScale,
    orderTypes: ORDER_TYPES,
    icebergAllowed: true,
    ocoAllowed: true,
    otoAllowed: true,
    opoAllowed: false,
    quoteOrderQtyMarketAllowed: true,
    allowTrailingStop: true,
    cancelReplaceAllowed: true,
    amendAllowed: true,
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    filters: filtersOf(market),
    permissions: ['SPOT'],
    permissionSets: [['SPOT']],
    defaultSelfTradePreventionMode: 'EXPIRE_TAKER',
    allowedSelfTradePreventionModes: selfTrades,
  };
}

function filtersOf(market: ApiMarket): object[] {
  const quantities = {
    minQty: quantityOf(market, 1),
    maxQty: quantityOf(market, LOTS_MAX),
    stepSize: quantityOf(market, 1),
  };
  return [
    {
      filterType: 'PRICE_FILTER',
      minPrice: priceOf(market, 1),
      maxPrice: priceOf(market, TICKS_MAX),
      tickSize: priceOf(market, 1),
    },
    { filterType: 'LOT_SIZE', ...quantities },
    { filterType: 'MARKET_LOT_SIZE', ...quantities },
    { filterType: 'ICEBERG_PARTS', limit: ICEBERG_PARTS_MAX },
    {
      filterType: 'TRAILING_DELTA',
      minTrailingAboveDelta: TRAIL_BPS_MIN,
      maxTrailingAboveDelta: TRAIL_BPS_MAX,
      minTrailingBelowDelta: TRAIL_BPS_MIN,
      maxTrailingBelowDelta: TRAIL_BPS_MAX,
    },
    {
      filterType: 'NOTIONAL',
      minNotional: quoteOf(market, BigInt(market.minNotionalUnits) * market.unitMinor),
      applyMinToMarket: true,
      maxNotional: quoteOf(market, BigInt(Number.MAX_SAFE_INTEGER) * market.unitMinor),
      applyMaxToMarket: false,
      avgPriceMins: 0,
    },
    ...bandOf(market),
    { filterType: 'MAX_NUM_ORDERS', maxNumOrders: ORDERS_MAX },
    { filterType: 'MAX_NUM_ALGO_ORDERS', maxNumAlgoOrders: ORDERS_MAX },
    { filterType: 'MAX_NUM_ICEBERG_ORDERS', maxNumIcebergOrders: ORDERS_MAX },
  ];
}

const MILLION = 1_000_000n;

/**
 * The price bands, if any, as multiples of the reference price: one for orders that go into the book, and a wider one
 * for stops and orders that wait for their turn in a list.
 */
function bandOf({ bandPpm }: ApiMarket): object[] {
  if (bandPpm === 0) return [];
  const up = amountOf(MILLION + BigInt(bandPpm), 6);
  const down = amountOf(MILLION - BigInt(Math.min(bandPpm, 1_000_000)), 6);
  return [
    {
      filterType: 'PERCENT_PRICE_BY_SIDE',
      bidMultiplierUp: up,
      bidMultiplierDown: down,
      askMultiplierUp: up,
      askMultiplierDown: down,
      avgPriceMins: 0,
    },
    {
      filterType: 'PERCENT_PRICE',
      multiplierUp: amountOf(BigInt(STOP_BAND_FACTOR), 0),
      multiplierDown: amountOf(MILLION / BigInt(STOP_BAND_FACTOR), 6),
      avgPriceMins: 0,
    },
  ];
}
