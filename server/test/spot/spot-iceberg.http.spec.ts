import { randomUUID } from 'node:crypto';
import { hashOf } from '@bourse/core/journal/digest.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageFromRows } from '../../src/engine/projection/image.query.ts';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import { readMarketData } from '../../src/modules/spot/queries/market-data/market-data.query.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { buy, orderForm, place, sell, twoTraders } from './spot.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  ({ nora, paul } = await twoTraders(exchange));
}, 120_000);
afterAll(() => exchange.close());

const asks = async () => {
  const { asks: levels } = await paul.client.call('spot', 'depth', { symbol: 'BTC_USDT' });
  return levels;
};

describe('an iceberg', () => {
  it('is whole for its owner, and a part at a time for everybody', async () => {
    const form = orderForm({ ...sell, price: '60000', quantity: '1', displayQuantity: '0.3' });
    const { order } = await nora.client.call('spot', 'place', form);
    expect(order).toMatchObject({ quantity: '1', displayQuantity: '0.3', status: 'unfilled' });
    await expect.poll(asks).toEqual([['60000', '0.3']]);
    expect((await nora.client.call('spot', 'place', form)).replayed).toBe(true);
    await place(nora, { ...sell, price: '60000', quantity: '0.1' });
    await place(paul, { ...buy, price: '60000', quantity: '0.35' });
    await expect.poll(asks).toEqual([['60000', '0.35']]);
    expect((await nora.client.call('spot', 'order', { orderId: order.id })).traded).toBe('0.3');
    const rows = (await nora.client.call('spot', 'openOrders')).rows.map(({ displayQuantity }) => displayQuantity);
    expect(rows).toEqual([null, '0.3']);
    await place(paul, { ...buy, type: 'market', quantity: '0.75' });
    await expect.poll(asks).toEqual([]);
    expect((await nora.client.call('spot', 'order', { orderId: order.id })).status).toBe('completed');
  });

  it('moved to another price shows what it is asked to then', async () => {
    const { order } = await place(nora, { ...sell, price: '61000', quantity: '1', displayQuantity: '0.2' });
    const moved = orderForm({ ...sell, price: '61500', quantity: '1', displayQuantity: '0.25' });
    await nora.client.call('spot', 'replace', { ...moved, orderId: order.id });
    await expect.poll(asks).toEqual([['61500', '0.25']]);
  });

  it('stands in the rows as the core has it, in whatever state it is', async () => {
    await place(paul, { ...buy, price: '61500', quantity: '0.6' });
    await place(nora, {
      ...sell,
      type: 'stop-limit',
      stopPrice: '59000',
      price: '58900',
      quantity: '1',
      displayQuantity: '0.1',
    });
    await nora.client.call('spot', 'placeList', {
      clientRequestId: randomUUID(),
      symbol: 'BTC_USDT',
      contingency: 'oto',
      orders: JSON.stringify([
        { ...buy, price: '55000', quantity: '0.5', displayQuantity: '0.1' },
        { ...sell, price: '65000', quantity: '0.4', displayQuantity: '0.05' },
      ]),
    });
    const { trading } = exchange.services;
    const last = await trading.submit({ kind: 'cancel', account: 1, orderId: 1, clientId: '' });
    await trading.waitForRows(last.ok ? last.value.sequence : 0);
    const verdict = await verifyJournal(exchange.database.ownerDb, { isWhole: true });
    expect(verdict.isRight).toBe(true);
    const { image } = (await imageFromRows(exchange.database.ownerDb))!;
    expect(hashOf(image)).toBe(verdict.hash);
    const parts = image.orders.map(({ openLots, displayLots, hiddenLots, isPending }) => [
      ...[openLots, displayLots, hiddenLots],
      isPending ?? false,
    ]);
    expect(parts).toEqual([
      [40_000, 25_000, 25_000, false],
      [100_000, 10_000, undefined, false],
      [50_000, 10_000, 40_000, false],
      [40_000, 5_000, undefined, true],
    ]);
    // What a new process tells everybody hides as much as this one does.
    const { levels } = await readMarketData(exchange.database.ownerDb, { sinceMs: 0, printCount: 1 });
    expect(levels).toContainEqual({ market: 1, isBuy: false, ticks: 615_000, lots: 15_000 });
    // The money of these two came without a transfer.
    const { differences } = await exchange.reconcile();
    expect(differences.filter(({ kind }) => kind !== 'TRANSIT_NOT_TRANSFERS')).toEqual([]);
  });
});
