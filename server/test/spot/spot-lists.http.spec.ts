import { randomUUID } from 'node:crypto';
import type { OrderOfList } from '@bourse/contract/spot-order-shapes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrderHolds } from '../../src/modules/spot/queries/order-hold.query.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { buy, clear, place, refusalOf, sell, twoTraders } from './spot.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  ({ nora, paul } = await twoTraders(exchange));
}, 120_000);
afterAll(() => exchange.close());

/** The last price is 60,000 and nothing rests. */
beforeEach(async () => {
  await clear(nora, paul);
  await place(nora, { ...sell, price: '60000', quantity: '0.001' });
  await place(paul, { ...buy, price: '60000', quantity: '0.001' });
});

const listForm = (contingency: 'oco' | 'oto' | 'otoco', orders: readonly OrderOfList[]) => ({
  clientRequestId: randomUUID(),
  symbol: 'BTC_USDT',
  contingency,
  orders: JSON.stringify(orders),
});
const placeList = (who: Member, form: ReturnType<typeof listForm>) => who.client.call('spot', 'placeList', form);
const target = { side: 'sell', type: 'stop-market', wakes: 'above', stopPrice: '61000', quantity: '0.4' } as const;
const guard = { side: 'sell', type: 'stop-market', wakes: 'below', stopPrice: '59000', quantity: '0.4' } as const;
const entry = { side: 'buy', type: 'limit', price: '59900', quantity: '0.5' } as const;
const statusesOf = async (who: Member, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (orderId) => {
      const { status, reason } = await who.client.call('spot', 'order', { orderId });
      return reason === null ? status : `${status}: ${reason}`;
    }),
  );
const heldBy = async (who: Member) =>
  (await who.client.call('spot', 'balances', { symbol: 'BTC_USDT' })).rows.map(({ asset, held }) => `${held} ${asset}`);

describe('orders that hang together', () => {
  it('wait for the first one to trade whole, and then the first alternative that wakes ends the other', async () => {
    const { listId, orders, replayed } = await placeList(nora, listForm('otoco', [entry, target, guard]));
    const ids = orders.map(({ id }) => id);
    expect({ replayed, statuses: orders.map(({ status }) => status) }).toEqual({
      replayed: false,
      statuses: ['unfilled', 'pending', 'pending'],
    });
    expect(orders.map((order) => order.listId)).toEqual([listId, listId, listId]);
    const open = async () => (await nora.client.call('spot', 'openOrders')).rows.map(({ id }) => id).reverse();
    await expect.poll(open).toEqual(ids);
    expect(await heldBy(nora)).toEqual(['0 BTC', '29950 USDT']);
    await place(paul, { ...sell, price: '59900', quantity: '0.5' });
    await expect.poll(() => statusesOf(nora, ids)).toEqual(['completed', 'waiting', 'waiting']);
    // Both sell the same lots, which are held once.
    expect(await heldBy(nora)).toEqual(['0.4 BTC', '0 USDT']);
    const holds = await findOrderHolds(exchange.services.db, { uid: nora.uid });
    expect(holds.map(({ ref, leftMinor }) => [ref, leftMinor])).toEqual([[ids[1], 40_000_000n]]);
    await place(paul, { ...buy, price: '58900', quantity: '1' });
    await place(nora, { ...sell, price: '58900', quantity: '0.001' });
    await expect.poll(() => statusesOf(nora, ids)).toEqual(['completed', 'invalid: listEnded', 'completed']);
    expect(await heldBy(nora)).toEqual(['0 BTC', '0 USDT']);
  });

  it('are placed once, however often they are asked for', async () => {
    const form = listForm('oto', [entry, target]);
    const first = await placeList(nora, form);
    const again = await placeList(nora, form);
    expect(again).toMatchObject({ listId: first.listId, replayed: true });
    expect(again.orders.map(({ id }) => id)).toEqual(first.orders.map(({ id }) => id));
    const other = { ...form, orders: JSON.stringify([entry, guard]) };
    expect(await refusalOf(placeList(nora, other))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect.poll(async () => (await nora.client.call('spot', 'openOrders')).rows).toHaveLength(2);
  });

  it('are found by the id that they were asked for with, or by that of their list, with how they hang together', async () => {
    const form = listForm('otoco', [entry, target, guard]);
    const { listId, orders } = await placeList(nora, form);
    const wanted = { listId, contingency: 'otoco', orders };
    const { clientRequestId } = form;
    expect(await nora.client.call('spot', 'orderList', { clientRequestId })).toEqual(wanted);
    expect(await nora.client.call('spot', 'orderList', { listId })).toEqual(wanted);
    expect(orders.map(({ wakes }) => wakes)).toEqual([null, 'above', 'below']);
    for (const asked of [{ listId }, { clientRequestId: randomUUID() }]) {
      const who = 'listId' in asked ? paul : nora;
      expect(await refusalOf(who.client.call('spot', 'orderList', asked))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
  });

  it('go with any of them that is taken back, also with one whose turn has not come', async () => {
    const { orders } = await placeList(nora, listForm('otoco', [entry, target, guard]));
    await nora.client.call('spot', 'cancel', { orderId: orders[2]!.id });
    const ids = orders.map(({ id }) => id);
    expect(await statusesOf(nora, ids)).toEqual([
      'cancelled: cancelled',
      'cancelled: cancelled',
      'cancelled: cancelled',
    ]);
    expect(await heldBy(nora)).toEqual(['0 BTC', '0 USDT']);
  });

  it('say why one of them could not be placed when its turn came', async () => {
    const poor = await exchange.person();
    const more = { ...target, quantity: '3' };
    await exchange.services.trading.submit({
      kind: 'credit',
      account: Number(poor.uid),
      asset: await exchange.services.assetNumbers.numberOf('USDT'),
      amountMinor: 30_000_000_000n,
      transferId: randomUUID(),
    });
    const { orders } = await placeList(poor, listForm('oto', [entry, more]));
    await place(paul, { ...sell, price: '59900', quantity: '0.5' });
    const order = () => poor.client.call('spot', 'order', { orderId: orders[1]!.id });
    await expect.poll(order).toMatchObject({ status: 'invalid', reason: 'notPlaced', refusal: 'INSUFFICIENT_BALANCE' });
  });

  it.each([
    ['two alternatives of two sizes', 'oco', [{ ...target, quantity: '0.3' }, guard], { code: 'INVALID_ORDER_LIST' }],
    [
      'a price between two ticks',
      'oto',
      [entry, { ...target, stopPrice: '61000.05' }],
      { code: 'OFF_TICK', field: 'stopPrice', order: 1 },
    ],
    [
      'a stop that is there',
      'oco',
      [target, { ...guard, stopPrice: '60500' }],
      { code: 'STOP_WOULD_TRIGGER', order: 1 },
    ],
    ['an order far from the market', 'oto', [{ ...entry, price: '20000' }, target], { code: 'OUTSIDE_BAND', order: 0 }],
    [
      'a target far from the market',
      'oto',
      [entry, { ...sell, type: 'limit', price: '310000', quantity: '0.5' }],
      { code: 'WAITING_OUTSIDE_BAND', field: 'price', order: 1 },
    ],
    [
      'a target too small',
      'oto',
      [entry, { ...target, quantity: '0.00001' }],
      { code: 'BELOW_MIN_NOTIONAL', order: 1 },
    ],
    [
      'more than there is',
      'oco',
      [
        { ...target, quantity: '99' },
        { ...guard, quantity: '99' },
      ],
      { code: 'INSUFFICIENT_BALANCE', asset: 'BTC', order: 0 },
    ],
  ] as const)(
    'are refused with %s, and the order that it is about is named',
    async (_name, contingency, orders, refusal) => {
      expect(await refusalOf(placeList(nora, listForm(contingency, orders)))).toMatchObject(refusal);
      // Her sale of before may have been told to its buyer and not yet to her.
      await expect.poll(async () => (await nora.client.call('spot', 'openOrders')).rows).toEqual([]);
    },
  );

  it('cannot be replaced one by one: the others would end with it', async () => {
    const { orders } = await placeList(nora, listForm('oto', [entry, target]));
    const form = { clientRequestId: randomUUID(), symbol: 'BTC_USDT', ...entry, price: '59800' };
    const refusal = await refusalOf(nora.client.call('spot', 'replace', { ...form, orderId: orders[0]!.id }));
    expect(refusal).toMatchObject({ code: 'ORDER_IN_LIST' });
    expect(
      await statusesOf(
        nora,
        orders.map(({ id }) => id),
      ),
    ).toEqual(['unfilled', 'pending']);
  });
});
