import { exactAmount } from '../../../../lib/format.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { Order } from '../../rules/market.ts';
import { type Contingency, exitOfListed } from '../../rules/order-groups.ts';
import { ListLink } from './list-link.tsx';

interface KindWordProps {
  readonly order: Order;
  /** What else is listed: the orders of one list explain each other. */
  readonly rows: readonly Order[];
  readonly contingency?: Contingency | null;
  /** Whether the way to the list stands beside it. */
  readonly hasLink?: boolean;
}

/** What an order is there for in its list, or its type; and the way to the list. */
export function KindWord({ order, rows, contingency = null, hasLink = true }: KindWordProps) {
  const t = useOrdersText();
  const exit = exitOfListed(order, rows);
  return (
    <>
      {exit ? t(`spot.orders.exit.${exit}`) : t(`spot.orders.type.${order.type}`)}
      {order.displayQuantity !== null && ` · ${t('spot.orders.iceberg', { size: exactAmount(order.displayQuantity) })}`}
      {hasLink && order.listId !== null && (
        <>
          {' · '}
          <ListLink order={order} contingency={contingency} />
        </>
      )}
    </>
  );
}
