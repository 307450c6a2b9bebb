import type { OrderOfList } from '@bourse/contract/spot-order-shapes.ts';
import type { OrderType, Side, TimeInForce } from '../market.ts';

/** An order in the form in which it is sent, without its request id. */
export interface OrderInput {
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce?: TimeInForce;
  readonly postOnly?: 'true';
  readonly price?: string;
  readonly stopPrice?: string;
  readonly quantity?: string;
  readonly quoteAmount?: string;
  readonly displayQuantity?: string;
  readonly trailingDelta?: string;
}

/** A list of orders in the form in which it is sent. */
export interface ListInput {
  readonly contingency: 'oco' | 'oto' | 'otoco';
  readonly orders: readonly OrderOfList[];
}

export type SendInput = OrderInput | ListInput;
export const isListInput = (input: SendInput): input is ListInput => 'orders' in input;
/** The order that is placed first. */
export const firstOrderOf = (input: SendInput): OrderInput | OrderOfList =>
  isListInput(input) ? input.orders[0]! : input;
