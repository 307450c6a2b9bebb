import { readAmount } from '@bourse/core/money/amount.ts';
import { amount, exactAmount, WORKING_SCALE } from '../../../../lib/format.ts';
import type { Order } from '../../rules/market.ts';
import { shownMinor } from '../../rules/shown-amount.ts';
import type { SpotText } from '../../spot-text.ts';

/** The coins of an order's market, and how many places their numbers have on the page; null where they are not known. */
export interface OrderLook {
  readonly base: string;
  readonly quote: string;
  readonly pricePlaces: number | null;
  readonly quotePlaces: number;
}

type Wanted = Pick<Order, 'side' | 'type'> & {
  readonly price?: string | null;
  readonly stopPrice?: string | null;
  readonly quantity?: string | null;
  readonly quoteAmount?: string | null;
};

const priceText = (price: string | null | undefined, { pricePlaces }: OrderLook): string =>
  pricePlaces === null ? exactAmount(price) : amount(price, { places: pricePlaces });

/** What is asked for: `Buy 0.001 BTC at 64,096.9`. */
export function sayWanted(t: SpotText, order: Wanted, look: OrderLook): string {
  const { base, quote } = look;
  const size = order.quantity ? `${exactAmount(order.quantity)} ${base}` : `${exactAmount(order.quoteAmount)} ${quote}`;
  if (order.type === 'market') return t(`spot.say.${order.side}Market`, { size });
  if (order.type === 'stop-market')
    return t(`spot.say.${order.side}Stop`, { size, price: priceText(order.stopPrice, look) });
  return t(`spot.say.${order.side}At`, { size, price: priceText(order.price, look) });
}

/** What was traded: `Bought 0.001 BTC at 64,096.9, paid 64.10`. What is paid is rounded up, what comes is rounded down, its fee taken. */
export function sayTraded(t: SpotText, order: Order, look: OrderLook): string {
  const { base, quote, quotePlaces } = look;
  const isBuy = order.side === 'buy';
  const turnover = readAmount(order.turnover, WORKING_SCALE);
  const fee = !isBuy && order.feeAsset === quote ? readAmount(order.fee, WORKING_SCALE) : 0n;
  return t(isBuy ? 'spot.say.bought' : 'spot.say.sold', {
    size: `${exactAmount(order.traded)} ${base}`,
    price: priceText(order.averagePrice, look),
    sum: shownMinor(turnover - fee, WORKING_SCALE, quotePlaces, isBuy ? 'up' : 'down'),
  });
}
