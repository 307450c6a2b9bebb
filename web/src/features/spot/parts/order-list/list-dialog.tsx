import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useOrdersText } from '../../orders-text.ts';
import { isOpenOrder, type Order, pairOf } from '../../rules/market.ts';
import { exitOfListed, placeOf } from '../../rules/order-groups.ts';
import { askedOf, OrderStatus, SideWord, useOrderPrices } from '../orders/order-facts.tsx';
import { useListModel } from './list-dialog.model.ts';

export interface ListDialogProps {
  readonly order: Order & { readonly listId: string };
  readonly onClose: () => void;
  /** Set where the dialog confirms that the whole list is cancelled. */
  readonly cancel?: { readonly isBusy: boolean; readonly onConfirm: () => void };
}

/** The orders of a list: how they depend on each other, and what became of each. Can ask whether to cancel them all. */
export default function ListDialog({ order, onClose, cancel }: ListDialogProps) {
  const o = useOrdersText();
  const shell = useShellText();
  const list = useListModel(order.listId);
  return (
    <Overlay
      open
      onClose={onClose}
      title={cancel ? o('spot.orders.cancelList.title') : `${o('spot.orders.list')} · ${pairOf(order.symbol)}`}
      closeLabel={shell('shell.action.close')}
      isBusy={cancel?.isBusy ?? false}
      footer={
        cancel && (
          <>
            <Button kind="secondary" size="large" disabled={cancel.isBusy} onClick={onClose}>
              {o('spot.orders.cancelList.keep')}
            </Button>
            <Button kind="danger-filled" size="large" wide busy={cancel.isBusy} onClick={cancel.onConfirm}>
              {o('spot.orders.cancelList')}
            </Button>
          </>
        )
      }
    >
      <div data-room="spot/parts/order-list" className="flex flex-col gap-3">
        <Loaded query={list} isMoney failedText={o('spot.orders.list.failed')} skeleton={<Grey />}>
          {({ contingency, orders }) => (
            <>
              <p className="text-13 text-text-muted">{o(`spot.orders.list.${contingency}`)}</p>
              <ol className="divide-y divide-line border-y border-line">
                {orders.map((each) => (
                  <Line
                    key={each.id}
                    order={each}
                    list={orders}
                    isFirst={contingency !== 'oco' && placeOf(each) === 1}
                  />
                ))}
              </ol>
            </>
          )}
        </Loaded>
        {cancel && <p className="text-13 text-text-muted">{o('spot.orders.cancelList.text')}</p>}
      </div>
    </Overlay>
  );
}

interface LineProps {
  readonly order: Order;
  readonly list: readonly Order[];
  readonly isFirst: boolean;
}

function Line({ order, list, isFirst }: LineProps) {
  const o = useOrdersText();
  const pricesOf = useOrderPrices();
  const { price, stop } = pricesOf(order);
  const exit = exitOfListed(order, list);
  const [base] = order.symbol.split('_');
  const name = exit && !isFirst ? o(`spot.orders.exit.${exit}`) : o(`spot.orders.type.${order.type}`);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2.5 text-13">
      <span className="flex flex-col">
        <span className="font-medium">
          {name}
          {isOpenOrder(order) && order.status === 'pending' && (
            <span className="font-normal text-text-faint"> · {o('spot.orders.ifFilled')}</span>
          )}
        </span>
        <span className="num text-12 text-text-muted">
          <SideWord side={order.side} /> {`${askedOf(order)} ${order.quantity === null ? '' : base}`} ·{' '}
          {stop ? `${stop} · ${price}` : price}
        </span>
      </span>
      <span className="ml-auto text-right">
        <OrderStatus order={order} />
      </span>
    </li>
  );
}

function Grey() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-1">
      <Skeleton height={14} width="70%" />
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </div>
  );
}
