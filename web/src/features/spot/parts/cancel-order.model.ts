import { useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { commands } from '../api/commands.ts';
import { useOrdersText } from '../orders-text.ts';
import type { Order } from '../rules/market.ts';

/**
 * Cancels an open order at a press and says how that ended. Cancelling an order of a list cancels the others too, so that is
 * confirmed first.
 *
 * @param onDone  called when it is gone
 */
export function useCancelOrder(onDone?: () => void) {
  const o = useOrdersText();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Order | null>(null);
  const send = async ({ id, listId }: Order) => {
    setBusy((old) => new Set(old).add(id));
    const done = await commands.cancel(id);
    setBusy((old) => new Set([...old].filter((each) => each !== id)));
    setAsked(null);
    if (!done.ok) {
      notify({ tone: 'warn', title: o('spot.orders.cancelFailed'), text: done.failure.message });
      return;
    }
    onDone?.();
    notify({ tone: 'ok', title: o(listId === null ? 'spot.orders.cancelled' : 'spot.orders.cancelList.done') });
  };
  return {
    busy,
    /** The order whose confirmation is open. */
    asked,
    /** @param among  the known open orders: the only open order of its list needs no confirmation */
    cancel: (order: Order, among: readonly Order[]) => {
      const isAlone = order.listId === null || among.filter(({ listId }) => listId === order.listId).length === 1;
      if (isAlone) void send(order);
      else setAsked(order);
    },
    confirm: () => asked && void send(asked),
    keep: () => setAsked(null),
  };
}
export type CancelOrderModel = ReturnType<typeof useCancelOrder>;
