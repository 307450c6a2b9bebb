import { readAmount } from '@bourse/core/money/amount.ts';
import { type Attempt, attempt } from '../../../lib/calls/attempt.ts';
import type { CallId, CallInput, CallOutput } from '../../../lib/client.ts';
import { refresh } from '../../../lib/query.ts';
import type { Order } from '../rules/market.ts';
import type { ListInput } from '../rules/sending/order-input.ts';
import { takeOrders } from './live.ts';

/** The client takes one call to an address at a time; cancels that are pressed one after the other wait for each other. */
let lastCancel: Promise<unknown> = Promise.resolve();

/** An order's answer is its news: the list has it before the live connection says so. */
function applyAnswer<Id extends CallId>(
  done: Attempt<Id>,
  ordersIn: (value: CallOutput<Id>) => Order | readonly Order[],
): Attempt<Id> {
  if (done.ok) takeOrders([ordersIn(done.value)].flat());
  void refresh('spot.balances');
  return done;
}

const SEND_TIMEOUT_MS = 10_000;
/** What the books sent to the trading core is there within moments; what is not is on its way for a reason. */
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
  /** Whether the list of orders that was asked for with this id is there. */
  findList: async (clientRequestId: string) =>
    applyAnswer(await attempt('spot.orderList', { clientRequestId }, [], SEND_TIMEOUT_MS), ({ orders }) => orders),
  /** Whether the order that was asked for with this id is there. */
  find: async (clientRequestId: string) =>
    applyAnswer(await attempt('spot.order', { clientRequestId }, [], SEND_TIMEOUT_MS), (order) => order),
  /** Puts an order in the place of another one. The list has both at once: the live connection tells of them one by one. */
  replace: async (old: Order, input: Omit<CallInput<'spot.replace'>, 'orderId'>): Promise<Attempt<'spot.replace'>> => {
    const done = await attempt('spot.replace', { orderId: old.id, ...input }, [], SEND_TIMEOUT_MS);
    if (done.ok) {
      const { order } = done.value;
      takeOrders([{ ...old, status: 'cancelled', updatedAtMs: order.createdAtMs }, order]);
    }
    void refresh('spot.balances');
    return done;
  },
  /** What an order is by now. */
  look: async (orderId: string) => applyAnswer(await attempt('spot.order', { orderId }), (order) => order),
  /** Waits until the trading core has so much of a coin; false where it does not come. */
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
        // An order that is no longer there has traded or was cancelled elsewhere, and those of a list go together: the rest was behind.
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
