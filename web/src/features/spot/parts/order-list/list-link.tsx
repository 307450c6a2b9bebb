import { lazy, Suspense, useState } from 'react';
import { preloadDialog } from '../../../../kit/overlay/dialog.tsx';
import { useOrdersText } from '../../orders-text.ts';
import type { Order } from '../../rules/market.ts';
import type { Contingency } from '../../rules/order-groups.ts';
import type { CancelOrderModel } from '../cancel-order.model.ts';

const ListDialog = lazy(() => import('./list-dialog.tsx'));

const isListed = (order: Order): order is Order & { readonly listId: string } => order.listId !== null;

interface ListLinkProps {
  readonly order: Order;
  /** How the orders of its list depend on each other, if known. */
  readonly contingency?: Contingency | null;
}

/** Names an order's list and links to its other orders; nothing for a single order. */
export function ListLink({ order, contingency = null }: ListLinkProps) {
  const o = useOrdersText();
  const [isOpen, setIsOpen] = useState(false);
  if (!isListed(order)) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={contingency === null ? undefined : o(`spot.orders.list.${contingency}`)}
        className="touch underline decoration-n9 decoration-dotted underline-offset-4 hover:text-text"
        onPointerEnter={preloadDialog}
        onClick={() => setIsOpen(true)}
      >
        {contingency === null ? o('spot.orders.list') : contingency.toUpperCase()}
      </button>
      <Suspense fallback={null}>{isOpen && <ListDialog order={order} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

/** Confirms that a whole list is cancelled. */
export function CancelListDialog({ model }: { readonly model: CancelOrderModel }) {
  const { asked, busy, keep, confirm } = model;
  return (
    <Suspense fallback={null}>
      {asked && isListed(asked) && (
        <ListDialog order={asked} onClose={keep} cancel={{ isBusy: busy.has(asked.id), onConfirm: confirm }} />
      )}
    </Suspense>
  );
}
