import { useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { setCompounding, setRenewal } from '../../api/commands.ts';
import type { OrderDetail } from '../../api/queries.ts';

/** As the contract takes it: percent, four places at most. */
const RATE = /^(?:0|[1-9][0-9]{0,3})(?:\.[0-9]{1,4})?$/;

type Renews = NonNullable<OrderDetail['renews']>;
type Ended = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** What happens to the interest of an order, or to the order at its end. */
export function useSettingsModel(order: OrderDetail) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [floor, setFloor] = useState(order.renewFloor ?? '');

  const run = async (work: () => Promise<Ended>) => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal('');
    const ended = await work();
    setIsBusy(false);
    if (!ended.ok) setRefusal(ended.failure.message);
    await notifyOutcome('modify', ended.ok, ended.ok ? undefined : ended.failure.message);
  };

  return {
    view: { isBusy, refusal, floor, isFloorGood: RATE.test(floor) },
    commands: {
      setFloor,
      setCompounds: (yes: boolean) =>
        void run(() => setCompounding({ orderId: order.id, compounds: yes ? 'true' : 'false' })),
      setRenews: (renews: Renews) =>
        void run(() => setRenewal({ orderId: order.id, renews, ...(RATE.test(floor) && { renewFloor: floor }) })),
      saveFloor: () =>
        void run(() => setRenewal({ orderId: order.id, renews: order.renews ?? 'no', renewFloor: floor })),
    },
  };
}
