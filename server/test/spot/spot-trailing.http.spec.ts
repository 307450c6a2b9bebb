import { randomUUID } from 'node:crypto';
import { hashOf } from '@bourse/core/journal/digest.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imageFromRows } from '../../src/engine/projection/image.query.ts';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { buy, orderForm, place, sell, twoTraders } from './spot.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  ({ nora, paul } = await twoTraders(exchange));
  await tradeAt('60000');
}, 120_000);
afterAll(() => exchange.close());

/** A trade of the smallest kind, which everybody has heard of. */
async function tradeAt(price: string): Promise<void> {
  await place(nora, { ...sell, price, quantity: '0.001' });
  await place(paul, { ...buy, price, quantity: '0.001' });
  await vi.waitFor(() => expect(exchange.spot.data.state(1).lastTicks).toBe(Number(price) * 10));
}
const statusOf = async (who: Member, orderId: string) => (await who.client.call('spot', 'order', { orderId })).status;

describe('a stop that follows the price', () => {
  it('waits, follows from the last price on, and sells where the price has fallen by so much', async () => {
    const form = orderForm({ ...sell, type: 'stop-limit', price: '55000', quantity: '0.1', trailingDelta: '200' });
    const { order } = await nora.client.call('spot', 'place', form);
    expect(order).toMatchObject({ status: 'waiting', trailingDelta: 200, stopPrice: null, price: '55000' });
    await tradeAt('61000');
    expect((await nora.client.call('spot', 'place', form)).replayed).toBe(true);
    await tradeAt('59781');
    expect(await statusOf(nora, order.id)).toBe('waiting');
    await tradeAt('59780');
    await expect.poll(() => statusOf(nora, order.id)).toBe('unfilled');
    await nora.client.call('spot', 'cancel', { orderId: order.id });
  });

  it('buys at the market without a stop price, holds what it may cost at most, and is asked for twice as once', async () => {
    const form = orderForm({ ...buy, type: 'stop-market', quantity: '0.1', trailingDelta: '100' });
    const { order } = await paul.client.call('spot', 'place', form);
    // 59,780 and 1 % is 60,377.8; 5 % above that are 63,396.7, rounded up to a tick.
    expect(order).toMatchObject({ status: 'waiting', price: '63396.7' });
    await tradeAt('59500');
    expect((await paul.client.call('spot', 'place', form)).replayed).toBe(true);
    await place(nora, { ...sell, price: '60300', quantity: '0.1' });
    await place(nora, { ...sell, price: '60095', quantity: '0.001' });
    await place(paul, { ...buy, price: '60095', quantity: '0.001' });
    await expect.poll(() => statusOf(paul, order.id)).toBe('completed');
  });

  it('stands in the rows as the core has it: before it follows, while it does, and in a list', async () => {
    await place(nora, { ...sell, type: 'stop-market', quantity: '0.1', trailingDelta: '500' });
    await tradeAt('60500');
    await place(nora, { ...sell, type: 'stop-market', stopPrice: '62000', quantity: '0.1', trailingDelta: '500' });
    await place(nora, { ...sell, type: 'stop-market', stopPrice: '60000', quantity: '0.1', trailingDelta: '400' });
    await tradeAt('60000');
    await place(paul, { ...buy, type: 'stop-limit', price: '65000', quantity: '0.1', trailingDelta: '600' });
    await paul.client.call('spot', 'placeList', {
      clientRequestId: randomUUID(),
      symbol: 'BTC_USDT',
      contingency: 'otoco',
      orders: JSON.stringify([
        { ...buy, price: '50000', quantity: '0.1' },
        { ...sell, price: '70000', quantity: '0.09', postOnly: 'true' },
        { ...sell, type: 'stop-market', quantity: '0.09', trailingDelta: '300', wakes: 'below' },
      ]),
    });
    const { trading } = exchange.services;
    const last = await trading.submit({ kind: 'cancel', account: 1, orderId: 1, clientId: '' });
    await trading.waitForRows(last.ok ? last.value.sequence : 0);
    const verdict = await verifyJournal(exchange.database.ownerDb, { isWhole: true });
    expect(verdict.isRight).toBe(true);
    const { image } = (await imageFromRows(exchange.database.ownerDb))!;
    expect(hashOf(image)).toBe(verdict.hash);
    const trails = image.orders.flatMap(({ trailBps, trailTicks, stopTicks }) =>
      trailBps === undefined ? [] : [[trailBps, trailTicks, stopTicks]],
    );
    expect(trails).toEqual([
      [500, 605_000, 0],
      [500, undefined, 620_000],
      [400, 600_000, 0],
      [600, 600_000, 0],
      [300, undefined, 0],
    ]);
    const { differences } = await exchange.reconcile();
    // The money of these two came without a transfer.
    expect(differences.filter(({ kind }) => kind !== 'TRANSIT_NOT_TRANSFERS')).toEqual([]);
  });
});
