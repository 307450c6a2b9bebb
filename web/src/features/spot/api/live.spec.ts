// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import type { Order } from '../rules/market.ts';
import { takeOrders, withOrders } from './live.ts';
import { OPEN_ORDERS_INPUT } from './queries.ts';

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

const LIST = ['spot.openOrders', OPEN_ORDERS_INPUT];
const listed = () => ids(queryClient.getQueryData<{ rows: readonly Order[] }>(LIST)!.rows);
beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(LIST, { rows: [], next: null });
});

it('does not bring back an order that ended, by a message that was on its way longer', () => {
  takeOrders([order('1', { status: 'completed', updatedAtMs: 20 })]);
  takeOrders([order('1', { updatedAtMs: 10 })]);
  expect(listed()).toEqual([]);
});

it('forgets what ended with the person whose orders they were', () => {
  takeOrders([order('1', { status: 'completed', updatedAtMs: 20 })]);
  queryClient.clear();
  queryClient.setQueryData(LIST, { rows: [], next: null });
  takeOrders([order('1', { updatedAtMs: 10 })]);
  expect(listed()).toEqual(['1']);
});
