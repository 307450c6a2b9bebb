import { readAmount } from '@bourse/core/money/amount.ts';
import { type Attempt, attempt } from '../../../lib/calls/attempt.ts';
import type { CallId, CallInput, CallOutput } from '../../../lib/client.ts';
import { refresh } from '../../../lib/query.ts';
import type { Order } from '../rules/market.ts';
import type { ListInput } from '../rules/sending/order-input.ts';
import { takeOrders } from './live.ts';

/**
 * The last cancel. The client allows one call per endpoint at a time, so cancels pressed in quick succession wait for each
 * other.
 */
let lastCancel: Promise<unknown> = Promise.resolve();

/** Puts an order's answer into the list at once, before the live connection reports it. */
function applyAnswer<Id extends CallId>(
  done: Attempt<Id>,
  ordersIn: (value: CallOutput<Id>) => Order | readonly Order[],
): Attempt<Id> {
  if (done.ok) takeOrders([ordersIn(done.value)].flat());
  void refresh('spot.balances');
  return done;
}

const SEND_TIMEOUT_MS = 10_000;
/** How often to look whether money from the books has reached the trading core, which usually takes moments. */
const ARRIVES_EVERY_MS = 400;
const ARRIVES_TRIES = 25;

interface ListAsked {
  readonly clientRequestId: string;
  readonly symbol: string;
  readonly input: ListInput;
}

export const commands = {
  place: async (input: CallInput<'spot.place'>) =>
    applyAnswer(await attempt('spot.place', input, [], SEND_TIMEOUT_MS), ({ order }) => order),
  placeList: async ({ clientRequestId, symbol, input }: ListAsked) => {
    const asked = { clientRequestId, symbol, contingency: input.contingency, orders: JSON.stringify(input.orders) };
    return applyAnswer(await attempt('spot.placeList', asked, [], SEND_TIMEOUT_MS), ({ orders }) => orders);
  },
  /** Whether the list of orders that was requested with this id exists. */
  findList: async (clientRequestId: string) =>
    applyAnswer(await attempt('spot.orderList', { clientRequestId }, [], SEND_TIMEOUT_MS), ({ orders }) => orders),
  /** Whether the order that was requested with this id exists. */
  find: async (clientRequestId: string) =>
    applyAnswer(await attempt('spot.order', { clientRequestId }, [], SEND_TIMEOUT_MS), (order) => order),
  /** Replaces an order by another. Updates both in the list at once, because the live connection reports them one by one. */
  replace: async (old: Order, input: Omit<CallInput<'spot.replace'>, 'orderId'>): Promise<Attempt<'spot.replace'>> => {
    const done = await attempt('spot.replace', { orderId: old.id, ...input }, [], SEND_TIMEOUT_MS);
    if (done.ok) {
      const { order } = done.value;
      takeOrders([{ ...old, status: 'cancelled', updatedAtMs: order.createdAtMs }, order]);
    }
    void refresh('spot.balances');
    return done;
  },
  /** The present state of an order. */
  look: async (orderId: string) => applyAnswer(await attempt('spot.order', { orderId }), (order) => order),
  /** Waits until the trading core has this much of a coin; false if it does not arrive. */
  arrived: async (asset: string, neededMinor: bigint, scale: number): Promise<boolean> => {
    for (let tried = 0; tried < ARRIVES_TRIES; tried++) {
      const answer = await attempt('spot.balances', {});
      const available = answer.ok ? answer.value.rows.find((row) => row.asset === asset)?.available : undefined;
      if (available && readAmount(available, scale) >= neededMinor) {
        void refresh('spot.balances');
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, ARRIVES_EVERY_MS));
    }
    return false;
  },
  cancel: (orderId: string): Promise<Attempt<'spot.cancel'>> => {
    const done = lastCancel
      .then(() => attempt('spot.cancel', { orderId }))
      .then((answer) => {
        // A missing order has traded or was cancelled elsewhere, and orders of a list end together: the shown list was stale.
        if (!answer.ok || answer.value.order.listId !== null) void refresh('spot.openOrders');
        return applyAnswer(answer, ({ order }) => order);
      });
    lastCancel = done.catch(() => undefined);
    return done;
  },
  cancelAll: async (symbol: string | null) => {
    const done = await attempt('spot.cancelAll', symbol ? { symbol } : {});
    void refresh('spot.openOrders', 'spot.balances', 'spot.orderHistory');
    return done;
  },
};
