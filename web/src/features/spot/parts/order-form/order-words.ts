import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { amount, exactAmount, WORKING_SCALE } from '../../../../lib/format.ts';
import { exitOf } from '../../rules/exits/exit-draft.ts';
import type { Order } from '../../rules/market.ts';
import { isListInput, type SendInput } from '../../rules/sending/order-input.ts';
import { shownMinor } from '../../rules/shown-amount.ts';
import type { SpotText } from '../../spot-text.ts';

/** The coins of an order's market with the decimal places that the page shows; null where these are not known. */
export interface OrderLook {
  readonly base: string;
  readonly quote: string;
  readonly pricePlaces: number | null;
  readonly quotePlaces: number;
}

type Wanted = Pick<Order, 'side' | 'type'> & {
  readonly price?: string | null | undefined;
  readonly stopPrice?: string | null | undefined;
  readonly quantity?: string | null | undefined;
  readonly quoteAmount?: string | null | undefined;
  readonly wakes?: Order['wakes'] | undefined;
  /** Hundredths of a percent. */
  readonly trailingDelta?: number | string | null | undefined;
};

const priceText = (price: string | null | undefined, { pricePlaces }: OrderLook): string =>
  pricePlaces === null ? exactAmount(price) : amount(price, { places: pricePlaces });

/** An order in words: `Buy 0.001 BTC at 64,096.9`. */
export function sayWanted(t: SpotText, order: Wanted, look: OrderLook): string {
  const size = sizeOf(order, look);
  if (order.type === 'market') return t(`spot.say.${order.side}Market`, { size });
  if (order.trailingDelta)
    return t(`spot.say.${order.side}Trail`, { size, percent: formatAmount(BigInt(order.trailingDelta), 2) });
  if (order.type === 'stop-market')
    return t(`spot.say.${order.side}Stop`, { size, price: priceText(order.stopPrice, look) });
  return t(`spot.say.${order.side}At`, { size, price: priceText(order.price, look) });
}

const sizeOf = ({ quantity, quoteAmount }: Wanted, { base, quote }: OrderLook): string =>
  quantity ? `${exactAmount(quantity)} ${base}` : `${exactAmount(quoteAmount)} ${quote}`;

/** The exits among orders of a list: `TP 93,500.0 · SL 89,500.0`. */
export function sayExits(t: SpotText, orders: readonly Wanted[], look: OrderLook): string {
  return orders
    .flatMap((order) => {
      const name = exitOf({ side: order.side, wakes: order.wakes ?? null });
      return name === null ? [] : [t(`spot.say.${name}`, { price: priceText(order.stopPrice, look) })];
    })
    .join(' \u00b7 ');
}

/** A request with all its orders in words: `Buy 0.03 BTC at 91,200.0 · TP 93,500.0 · SL 89,500.0`. */
export function sayAsked(t: SpotText, input: SendInput, look: OrderLook): string {
  if (!isListInput(input)) return sayWanted(t, input, look);
  const [first] = input.orders;
  if (!first) return '';
  const isOco = input.contingency === 'oco';
  const head = isOco ? t(`spot.form.submit.${first.side}`, { amount: sizeOf(first, look) }) : sayWanted(t, first, look);
  return `${head} \u00b7 ${sayExits(t, input.orders, look)}`;
}

/**
 * What was traded: `Bought 0.001 BTC at 64,096.9, paid 64.10`. Payments round up; receipts have the fee taken and round down.
 */
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
