import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { amount, exactAmount, WORKING_SCALE } from '../../../../lib/format.ts';
import type { OrdersText } from '../../orders-text.ts';
import type { Order } from '../../rules/market.ts';

/** An order's price, or the word for a market order. */
export function priceWord(o: OrdersText, order: Order, places: number): string {
  const isAtMarket = order.type === 'market' || order.type === 'stop-market';
  const price = isAtMarket || order.price === null ? o('spot.orders.type.market') : amount(order.price, { places });
  return order.stopPrice === null
    ? price
    : `${price} (${o('spot.orders.stop', { price: amount(order.stopPrice, { places }) })})`;
}

/** How much of an order has traded, in percent with two places, rounded down. */
export function filledPercent(order: Order): string {
  const whole = order.quantity ?? order.quoteAmount;
  if (whole === null) return '0';
  const part = order.quantity === null ? order.turnover : order.traded;
  const wholeMinor = readAmount(whole, WORKING_SCALE);
  if (wholeMinor === 0n) return '0';
  return formatAmount(mulDiv(readAmount(part, WORKING_SCALE), 10_000n, wholeMinor, 'down'), 2);
}

/** An order's size in quote: its sum, or price times quantity. */
export function totalOf(order: Order): string | null {
  if (order.quoteAmount !== null) return order.quoteAmount;
  if (order.price === null || order.quantity === null) return null;
  const minor = mulDiv(
    readAmount(order.price, WORKING_SCALE),
    readAmount(order.quantity, WORKING_SCALE),
    10n ** BigInt(WORKING_SCALE),
    'down',
  );
  return formatAmount(minor, WORKING_SCALE);
}

export const sizeWord = (order: Order): string => {
  const [, quote = ''] = order.symbol.split('_');
  return order.quantity === null ? `${exactAmount(order.quoteAmount)} ${quote}` : exactAmount(order.quantity);
};
