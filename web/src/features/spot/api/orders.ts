import { OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC } from '@bourse/contract/topics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureIn } from '../../../lib/calls/call-failure.ts';
import { type CallId, type CallInput, type CallOutput, call } from '../../../lib/client.ts';
import { useIsLive, useLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery, refresh } from '../../../lib/query.ts';
import { useOnOpening } from './followed.ts';

const WITHOUT_LIVE_MS = 10_000;

/** Keeps the previous page of a list on the screen while another one is loading. */
const useList = (isWanted: boolean) => ({
  enabled: isWanted,
  placeholderData: keepPreviousData,
  refetchInterval: useIsLive() ? (false as const) : WITHOUT_LIVE_MS,
});

export const useOpenList = (input: CallInput<'spot.openOrders'>, isWanted: boolean) =>
  useQuery(endpointQuery('spot.openOrders', input, useList(isWanted)));

export const useEndedList = (input: CallInput<'spot.orderHistory'>, isWanted: boolean) =>
  useQuery(endpointQuery('spot.orderHistory', input, useList(isWanted)));

export const useTradeList = (input: CallInput<'spot.trades'>, isWanted: boolean) =>
  useQuery(endpointQuery('spot.trades', input, useList(isWanted)));

export const useTotals = (input: CallInput<'spot.totals'>, isWanted: boolean) =>
  useQuery(endpointQuery('spot.totals', input, useList(isWanted)));

export const useEtfBonusList = (input: CallInput<'spot.etfBonusOrders'>, isWanted: boolean) =>
  useQuery(endpointQuery('spot.etfBonusOrders', input, useList(isWanted)));

/** Gathers messages: a large trade sends many, and one refresh answers them all. */
const GATHER_MS = 250;
const LISTS: readonly CallId[] = ['spot.openOrders', 'spot.orderHistory', 'spot.trades', 'spot.totals'];

/** Reloads all lists on the screen. */
export const refreshLists = (): void => void refresh(...LISTS);

/**
 * Keeps the lists on the screen up to date. They are reloaded when an order or trade of this person changes, and when the
 * connection opens, because of what happened before that.
 */
export function useListsLive(): void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const ask = () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      refreshLists();
    }, GATHER_MS);
  };
  useOnOpening(ask);
  useLive(OWN_ORDERS_TOPIC, ask);
  useLive(OWN_TRADES_TOPIC, ask);
}

type Page<Row> =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly next: string | null }
  | { readonly ok: false; readonly sentence: string };

/** One page of a list, for an export. */
export async function listPage<Id extends 'spot.orderHistory' | 'spot.trades'>(
  id: Id,
  input: CallInput<Id>,
): Promise<Page<CallOutput<Id>['rows'][number]>> {
  try {
    const { rows, next } = await call(id, input, { quiet: true });
    return { ok: true, rows, next };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    return { ok: false, sentence: failure.message };
  }
}
