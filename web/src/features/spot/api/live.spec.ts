// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Order } from '../rules/market.ts';
import { withOrders } from './live.ts';

const order = (id: string, over: Partial<Order> = {}): Order =>
  ({ id, status: 'unfilled', createdAtMs: Number(id), updatedAtMs: Number(id), ...over }) as Order;
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

it('keeps the open orders, newest first, and takes out what ended', () => {
  const old = [order('3'), order('1')];
  expect(ids(withOrders(old, [order('4'), order('2', { status: 'waiting' })]))).toEqual(['4', '3', '2', '1']);
  expect(ids(withOrders(old, [order('3', { status: 'completed', updatedAtMs: 9 })]))).toEqual(['1']);
});

it('never lets an older word undo a newer one', () => {
  const old = [order('1', { traded: '2', updatedAtMs: 20 })];
  expect(withOrders(old, [order('1', { traded: '1', updatedAtMs: 10 })])[0]?.traded).toBe('2');
  expect(withOrders(old, [order('1', { traded: '3', updatedAtMs: 30 })])[0]?.traded).toBe('3');
});
