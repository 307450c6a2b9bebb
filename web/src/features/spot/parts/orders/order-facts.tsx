import { EMPTY } from '@bourse/core/money/display.ts';
import type { ReactNode } from 'react';
import { Status } from '../../../../kit/badge.tsx';
import { cx } from '../../../../kit/cx.ts';
import { fullAmount } from '../../../../lib/format.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { Order, Side } from '../../rules/market.ts';
import { statusTone } from '../../rules/order-lists.ts';
import { endReasonOf } from '../../rules/order-tone.ts';
import { usePriceText } from '../price-places.model.ts';

/** Buy or sell, as a coloured word. */
export function SideWord({ side }: { readonly side: Side }) {
  const t = useOrdersText();
  return (
    <span className={cx('font-medium', side === 'buy' ? 'text-up' : 'text-down')}>{t(`spot.orders.side.${side}`)}</span>
  );
}

/** An order's status. Why it ended early is in the tooltip, and is read by screen readers. */
export function OrderStatus({ order }: { readonly order: Pick<Order, 'status' | 'reason'> }) {
  const t = useOrdersText();
  const reason = endReasonOf(order);
  return (
    <span className="inline-flex flex-col items-end">
      <Status tone={statusTone(order.status)}>{t(`spot.orders.status.${order.status}`)}</Status>
      {reason && <span className="text-right text-12 text-text-faint">{t(`spot.orders.reason.${reason}`)}</span>}
    </span>
  );
}

interface OrderPrices {
  /** A limit, or the word for a market order. */
  readonly price: string;
  /** The price that wakes a stop. */
  readonly stop: string | null;
  readonly average: string;
}

/** An order's prices, with the decimal places of its market. */
export function useOrderPrices(): (order: Order) => OrderPrices {
  const t = useOrdersText();
  const priceText = usePriceText();
  return ({ symbol, price, stopPrice, averagePrice }) => ({
    price: price === null ? t('spot.orders.type.market') : priceText(symbol, price),
    stop: stopPrice === null ? null : t('spot.orders.stop', { price: priceText(symbol, stopPrice) }),
    average: priceText(symbol, averagePrice),
  });
}

/** The ordered size: a quantity of base, or a sum of quote. */
export function askedOf({ quantity, quoteAmount, symbol }: Order): string {
  if (quantity !== null) return fullAmount(quantity);
  return quoteAmount === null ? EMPTY : `${fullAmount(quoteAmount)} ${symbol.split('_')[1]}`;
}

/** Two lines in one cell; the second is muted. */
export function Pile({ top, below }: { readonly top: ReactNode; readonly below: ReactNode }) {
  return (
    <span className="flex flex-col">
      <span>{top}</span>
      <span
        className={
          below === EMPTY ? 'text-12 text-text-faint [font-variant-numeric:normal]' : 'text-12 text-text-faint'
        }
      >
        {below}
      </span>
    </span>
  );
}
