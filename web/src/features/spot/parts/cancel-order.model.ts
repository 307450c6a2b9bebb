import { useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { commands } from '../api/commands.ts';
import { useOrdersText } from '../orders-text.ts';

/** Takes one open order back at a press, and says what became of it. */
export function useCancelOrder() {
  const o = useOrdersText();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const cancel = async (orderId: string) => {
    setBusy((old) => new Set(old).add(orderId));
    const done = await commands.cancel(orderId);
    setBusy((old) => new Set([...old].filter((id) => id !== orderId)));
    if (done.ok) notify({ tone: 'ok', title: o('spot.orders.cancelled') });
    else notify({ tone: 'warn', title: o('spot.orders.cancelFailed'), text: done.failure.message });
  };
  return { busy, cancel: (orderId: string) => void cancel(orderId) };
}
