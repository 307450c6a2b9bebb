import { Button } from '../../../../kit/button.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { type Order, pairOf } from '../../rules/market.ts';

interface CancelOrderProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onCancel: (order: Order) => void;
}

/** Takes one order back; its name says which, for people who cannot see the row. */
export function CancelOrder({ order, isBusy, onCancel }: CancelOrderProps) {
  const t = useOrdersText();
  return (
    <Button
      kind="secondary"
      size="small"
      busy={isBusy}
      aria-label={t('spot.orders.cancelOf', { pair: pairOf(order.symbol) })}
      onClick={() => onCancel(order)}
    >
      {t('spot.orders.cancel')}
    </Button>
  );
}
