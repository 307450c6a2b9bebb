import { Button } from '../../../../kit/button.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { type Order, pairOf } from '../../rules/market.ts';

interface CancelOrderProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onCancel: (order: Order) => void;
}

/** Cancels one order, or its whole list. Its label names the order for people who cannot see the row. */
export function CancelOrder({ order, isBusy, onCancel }: CancelOrderProps) {
  const t = useOrdersText();
  const isListed = order.listId !== null;
  return (
    <Button
      kind="secondary"
      size="small"
      busy={isBusy}
      aria-label={t(isListed ? 'spot.orders.cancelListOf' : 'spot.orders.cancelOf', { pair: pairOf(order.symbol) })}
      onClick={() => onCancel(order)}
    >
      {t(isListed ? 'spot.orders.cancelList' : 'spot.orders.cancel')}
    </Button>
  );
}
