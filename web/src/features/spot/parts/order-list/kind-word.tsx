import { formatAmount } from '@bourse/core/money/amount.ts';
import { exactAmount } from '../../../../lib/format.ts';
import { type OrdersText, useOrdersText } from '../../orders-text.ts';
import type { ExitName } from '../../rules/exits/exit-draft.ts';
import type { Order } from '../../rules/market.ts';
import { type Contingency, exitOfListed } from '../../rules/order-groups.ts';
import { ListLink } from './list-link.tsx';

/** An order's purpose in its list, or else its type, in words. */
export function kindName(t: OrdersText, { type, trailingDelta, listId }: Order, exit: ExitName | null): string {
  if (trailingDelta !== null) {
    const percent = formatAmount(BigInt(trailingDelta), 2);
    return `${t('spot.orders.trailing')} ${percent}%`;
  }
  return exit && listId !== null ? t(`spot.orders.exit.${exit}`) : t(`spot.orders.type.${type}`);
}

interface KindWordProps {
  readonly order: Order;
  /** The other rows, because the orders of a list explain each other. */
  readonly rows: readonly Order[];
  readonly contingency?: Contingency | null;
  /** Whether to link to the list. */
  readonly hasLink?: boolean;
}

/** An order's purpose in its list, or else its type, with a link to the list. */
export function KindWord({ order, rows, contingency = null, hasLink = true }: KindWordProps) {
  const t = useOrdersText();
  const exit = exitOfListed(order, rows);
  return (
    <>
      {kindName(t, order, exit)}
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
