import { formatAmount } from '@bourse/core/money/amount.ts';
import { type Refusal, refuse } from '@bourse/core/result.ts';
import type { PlaceCommand } from '@bourse/core/trading/command.ts';
import type { TradingRefusal } from '@bourse/core/trading/event.ts';
import { displayLotsMin } from '@bourse/core/trading/orders/iceberg.ts';
import type { Market } from '../markets/market.ts';
import { fullPriceText, quantityText, quoteText, unitsText } from '../views.ts';

/** Places of hundredths of a percent. */
const PERCENT_PLACES = 2;

/**
 * Why the trading core can refuse an order. An order that merely cannot trade as it asks is accepted and expires. The
 * core has one name for two bands; callers are told which one it was.
 */
export type PlaceTradingRefusal =
  | 'WAITING_OUTSIDE_BAND'
  | Exclude<
      TradingRefusal,
      | 'ORDER_NOT_FOUND'
      | 'AMOUNT_TOO_LARGE'
      | 'INVALID_TRANSFER'
      | 'INVALID_MARKET'
      | 'INVALID_FEES'
      | 'MARKET_IN_USE'
      | 'MARKET_TAKEN'
      | 'FILL_OR_KILL'
      | 'SELF_TRADE_PREVENTED'
      | 'NO_LIQUIDITY'
      | 'AMEND_NOT_LOWER'
      | 'INVALID_ORDER_LIST'
      | 'ORDER_IN_LIST'
    >;

/**
 * Translates a refusal by the trading core into terms of the market: prices, quantities and sums as decimal text, and
 * the field concerned.
 *
 * @param isWaiting  true for an order of a list whose turn has not come
 */
export function toldRefusal(
  market: Market,
  command: PlaceCommand,
  { code, details }: Refusal<TradingRefusal>,
  isWaiting = false,
) {
  const number = (name: string): number => Number(details?.[name] ?? 0);
  const big = (name: string): bigint => BigInt(String(details?.[name] ?? '0'));
  const price = (name: string): string => fullPriceText(market, number(name));
  const sizeField = command.quoteUnits > 0 ? 'quoteAmount' : 'quantity';
  switch (code) {
    case 'OUTSIDE_BAND':
      return outsideBand(market, command, { minTicks: number('minTicks'), maxTicks: number('maxTicks') }, isWaiting);
    case 'BELOW_MIN_NOTIONAL':
      return refuse(code, {
        field: sizeField,
        min: unitsText(market, big('minUnits')),
        notional: unitsText(market, big('notionalUnits')),
        asset: market.quote,
      });
    case 'QUANTITY_TOO_LARGE':
      return refuse(code, { field: sizeField, max: largestText(market, command, big('maxUnits')) });
    case 'TOO_MANY_ORDERS':
      return refuse(code, { max: number('max') });
    case 'STOP_WOULD_TRIGGER':
      return refuse(code, { field: 'stopPrice', last: price('lastTicks') });
    case 'POST_ONLY_WOULD_MATCH':
      return refuse(code, { field: 'price', best: price('bestTicks') });
    case 'TOO_MANY_PARTS': {
      const min = quantityText(market, displayLotsMin(command.lots));
      return refuse(code, { field: 'displayQuantity', max: number('max'), min, asset: market.base });
    }
    case 'TRAIL_OUT_OF_RANGE': {
      const [min, max] = [formatAmount(big('minBps'), PERCENT_PLACES), formatAmount(big('maxBps'), PERCENT_PLACES)];
      return refuse(code, { field: 'trailingDelta', min, max });
    }
    case 'INSUFFICIENT_BALANCE':
      return refuse(code, { field: sizeField, ...fundsText(market, command, big('needed'), big('available')) });
    case 'MARKET_NOT_FOUND':
    case 'MARKET_HALTED':
      return refuse(code, { symbol: market.symbol });
    case 'INVALID_ORDER':
    case 'IDEMPOTENCY_MISMATCH':
      return refuse(code);
    default:
      throw new Error(`the trading core refused an order with ${code}`);
  }
}

/** The prices allowed now, for waiting orders or for all others, and which price of the order is outside. */
export function outsideBand(
  market: Market,
  { stopTicks }: PlaceCommand,
  { minTicks, maxTicks }: { readonly minTicks: number; readonly maxTicks: number },
  isWaiting = false,
) {
  const isStopOutside = stopTicks > 0 && (stopTicks < minTicks || stopTicks > maxTicks);
  return refuse(stopTicks > 0 || isWaiting ? 'WAITING_OUTSIDE_BAND' : 'OUTSIDE_BAND', {
    field: isStopOutside ? 'stopPrice' : 'price',
    min: fullPriceText(market, minTicks),
    max: fullPriceText(market, maxTicks),
  });
}

/** A buy pays in quote, a sell in base. */
function fundsText(market: Market, command: PlaceCommand, needed: bigint, available: bigint) {
  const [asset, scale] = command.side === 'buy' ? [market.quote, market.quoteScale] : [market.base, market.baseScale];
  return { asset, needed: formatAmount(needed, scale), available: formatAmount(available, scale) };
}

/** The limit is one of worth; if the order has a price, it is given as a quantity. */
function largestText(market: Market, command: PlaceCommand, maxUnits: bigint): string {
  if (command.quoteUnits > 0) return quoteText(market, maxUnits * market.unitMinor);
  return quantityText(market, maxUnits / BigInt(Math.max(command.ticks, command.stopTicks, 1)));
}
