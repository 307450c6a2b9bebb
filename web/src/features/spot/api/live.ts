import { OWN_BALANCES_TOPIC, OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC, QUOTATIONS_TOPIC } from '@bourse/contract/topics.ts';
import { useEffect } from 'react';
import type { CallOutput } from '../../../lib/client.ts';
import { gatheredRefresh } from '../../../lib/live/gathered-refresh.ts';
import { live, useLive } from '../../../lib/live/live-socket.ts';
import { patch, queryClient } from '../../../lib/query.ts';
import { isOpenOrder, type Order, type Ticker } from '../rules/market.ts';
import { useOnOpening } from './followed.ts';
import { OPEN_ORDERS_INPUT, ROWS_MAX } from './queries.ts';

type Balance = CallOutput<'spot.balances'>['rows'][number];

/** The list with changes applied: newest first, without ended orders. Older news never overrides newer. */
export function withOrders(old: readonly Order[], changed: readonly Order[]): Order[] {
  const byId = new Map(old.map((order) => [order.id, order]));
  for (const order of changed) {
    const listed = byId.get(order.id);
    if (listed && listed.updatedAtMs > order.updatedAtMs) continue;
    if (isOpenOrder(order)) byId.set(order.id, order);
    else byId.delete(order.id);
  }
  return [...byId.values()].sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1)).slice(0, ROWS_MAX);
}

/**
 * Orders that ended a moment ago, so that a delayed message does not bring them back. They are in the query cache like the
 * lists, so both are forgotten when the person leaves.
 */
const ENDED = ['orders that ended'];
const ENDED_KEPT = 500;
function endedOrders(): Map<string, number> {
  const kept = queryClient.getQueryData<Map<string, number>>(ENDED) ?? new Map<string, number>();
  queryClient.setQueryData(ENDED, kept);
  return kept;
}

const listeners = new Set<(news: readonly Order[]) => void>();
/** Calls back with orders that changed, whatever reported them. */
export function onOrders(listener: (news: readonly Order[]) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies changed orders to the list of open ones at once. */
export function takeOrders(changed: readonly Order[]): void {
  const ended = endedOrders();
  const news = changed.filter(({ id, updatedAtMs }) => (ended.get(id) ?? 0) <= updatedAtMs);
  for (const order of news) if (!isOpenOrder(order)) ended.set(order.id, order.updatedAtMs + 1);
  if (ended.size > ENDED_KEPT) ended.delete(ended.keys().next().value ?? '');
  patch('spot.openOrders', OPEN_ORDERS_INPUT, (old) => ({ ...old, rows: withOrders(old.rows, news) }));
  if (changed.some((order) => !isOpenOrder(order))) ask(['spot.orderHistory']);
  for (const listener of listeners) listener(news);
}

/** Gathers messages: a large trade sends many, and one refresh answers them all. */
const ask = gatheredRefresh(250);

/** Keeps the 24 hour figures of all markets up to date. */
export function useQuotationsLive(): void {
  useLive(QUOTATIONS_TOPIC, (data) => {
    const { rows } = data as { rows: readonly Ticker[] };
    patch('spot.quotations', {}, (old) => {
      const bySymbol = new Map(old.rows.map((row) => [row.symbol, row]));
      for (const row of rows) bySymbol.set(row.symbol, row);
      return { rows: [...bySymbol.values()] };
    });
  });
  useEffect(() => live.onReopened(() => ask(['spot.quotations'])), []);
}

/** Keeps a person's orders, trades and balances on the screen up to date. */
export function useOwnLive(isPerson: boolean): void {
  useLive(isPerson ? OWN_ORDERS_TOPIC : null, (data) => takeOrders((data as { rows: readonly Order[] }).rows));
  useLive(isPerson ? OWN_TRADES_TOPIC : null, () => ask(['spot.trades']));
  useLive(isPerson ? OWN_BALANCES_TOPIC : null, (data) => {
    const { rows } = data as { rows: readonly Balance[] };
    patch('spot.balances', {}, (old) => {
      const byAsset = new Map(old.rows.map((row) => [row.asset, row]));
      for (const row of rows) byAsset.set(row.asset, row);
      return { rows: [...byAsset.values()] };
    });
  });
  // A transfer between the person's own accounts is announced on the wallet's topic.
  useLive(isPerson ? 'balances.changed' : null, () => ask(['spot.balances']));
  // Once for everything that was missed: before the first opening only what opens and what is held.
  useOnOpening(() => isPerson && ask(['spot.openOrders', 'spot.balances']));
  useEffect(() => live.onReopened(() => ask(['spot.orderHistory', 'spot.trades', 'spot.markets'])), []);
}
