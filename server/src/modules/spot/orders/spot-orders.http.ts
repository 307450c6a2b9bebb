import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../../platform/request/context.ts';
import { marketNamed } from '../markets/spot-market.http.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { cancelAllOrders, cancelOrder, readOrder } from '../usecases/cancel-order.ts';
import { moveOrder } from '../usecases/move-order.ts';
import { placeList } from '../usecases/place-list.ts';
import { type Placed, placeOrder } from '../usecases/place-order.ts';
import { orderOut } from '../views.ts';

type OrderKeys = 'place' | 'cancel' | 'cancelAll' | 'replace' | 'placeList';

/** Endpoints that place, cancel and replace orders. */
export function spotOrdersHttp(deps: SpotDeps): Pick<Handlers<typeof spotContract>, OrderKeys> {
  return {
    place: async ({ clientRequestId, ...input }, { uid }) =>
      placedOut(await placeOrder(deps, { ...input, uid, clientId: clientRequestId })),
    replace: async ({ clientRequestId, orderId, ...input }, { uid }) =>
      placedOut(await moveOrder(deps, { ...input, uid, clientId: clientRequestId, orderId: Number(orderId) })),
    placeList: async ({ clientRequestId, ...input }, { uid }) => {
      const orders = input.orders.map((order) => ({ ...order, clientId: '' }));
      const placed = await placeList(deps, { ...input, orders, uid, clientId: clientRequestId });
      if (!placed.ok) return placed;
      const { market, list, replayed } = placed.value;
      return ok({ listId: String(list.id), orders: list.orders.map((order) => orderOut(market, order)), replayed });
    },
    cancel: async ({ orderId }, { uid }) => {
      const closed = await cancelOrder(deps, { uid, orderId: Number(orderId), clientId: '' });
      if (!closed.ok) return closed;
      const order = await readOrder(deps, uid, closed.value.orderId);
      const market = deps.catalog.at(closed.value.market);
      return order && market ? ok({ order: orderOut(market, order) }) : refuse('ORDER_NOT_FOUND');
    },
    cancelAll: async ({ symbol }, { uid }) => {
      const market = symbol === undefined ? null : marketNamed(deps, symbol);
      if (market && !market.ok) return market;
      const closed = await cancelAllOrders(deps, { uid, market: market?.value.market ?? 0 });
      return closed.ok ? ok({ cancelled: closed.value.length }) : closed;
    },
  };
}

function placedOut<Code extends string>(placed: Result<Placed, Code>) {
  if (!placed.ok) return placed;
  const { market, order, replayed } = placed.value;
  return ok({ order: orderOut(market, order), replayed });
}
