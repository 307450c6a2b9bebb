import { randomUUID } from 'node:crypto';
import type { OwnedId, OwnerWorld, ProductCalls } from '../house/product-calls.ts';
import { orderForm } from './spot.rig.ts';

const rest =
  (price: string) =>
  async ({ owner }: OwnerWorld): Promise<string> => {
    const form = orderForm({ side: 'buy', price, quantity: '0.01' });
    return (await owner.client.call('spot', 'place', { ...form, clientRequestId: randomUUID() })).order.id;
  };
const make = rest('40000');
const order: OwnedId = { make };
const orderOfList: OwnedId = { make, isSameToOwner: true };
const restList = async ({ owner }: OwnerWorld): Promise<string> => {
  const form = { clientRequestId: randomUUID(), symbol: 'BTC_USDT', contingency: 'oto', orders: LIST_ORDERS } as const;
  return (await owner.client.call('spot', 'placeList', form)).listId;
};
/** Another one: the first is cancelled on the way. */
const restingOrder: OwnedId = { make: rest('41000') };

const LIST_ORDERS = JSON.stringify([
  { side: 'buy', type: 'limit', price: '50000', quantity: '0.01' },
  { side: 'sell', type: 'limit', price: '60000', quantity: '0.01' },
]);

/** What the suites of the house must know of these endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'spot.markets': 'anyone',
    'spot.ranking': 'anyone',
    'spot.quotations': 'anyone',
    'spot.klineData': 'anyone',
    'spot.tradeLimitFills': 'anyone',
    'spot.depth': 'anyone',
    'spot.leveragedToken': 'anyone',
    'spot.fees': 'user',
    'spot.balances': 'user',
    'spot.place': 'user',
    'spot.cancel': 'user',
    'spot.cancelAll': 'user',
    'spot.replace': 'user',
    'spot.placeList': 'user',
    'spot.order': 'user',
    'spot.orderList': 'user',
    'spot.openOrders': 'user',
    'spot.orderHistory': 'user',
    'spot.trades': 'user',
    'spot.totals': 'user',
    'spot.etfBonusOrders': 'user',
    'staffSpot.markets': ['risk', 'product', 'auditor', 'superadmin'],
    'staffSpot.setStatus': ['risk'],
  },
  good: {
    'spot.place': { side: 'buy', type: 'limit' },
    'spot.replace': { side: 'buy', type: 'limit' },
    'spot.placeList': {
      contingency: 'oto',
      orders: LIST_ORDERS,
    },
  },
  ownedIds: {
    'spot.cancel.orderId': order,
    'spot.replace.orderId': restingOrder,
    'spot.order.orderId': order,
    'spot.orderList.listId': { make: restList },
    'spot.trades.orderId': orderOfList,
    'spot.totals.orderId': orderOfList,
  },
  beside: {
    'spot.replace': orderForm({ side: 'buy', price: '50000', quantity: '0.01' }),
    'spot.trades': { symbol: 'BTC_USDT' },
    'spot.totals': { symbol: 'BTC_USDT' },
  },
};
