import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { serverNowMs } from '../../../lib/calls/server-time.ts';
import { type CallOutput, call } from '../../../lib/client.ts';
import { usePerson } from '../../../lib/person/session.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type Offer = CallOutput<'earn.products'>['rows'][number];
export type Order = CallOutput<'earn.orders'>['rows'][number];
export type OrderDetail = CallOutput<'earn.order'>;
export type Credit = CallOutput<'earn.credits'>['rows'][number];

const PAGE = '20';
/** An order of each product at most runs at a time, so this is all of them. */
const ALL_OPEN = '100';

/** A moment after the full hour, because both clocks may differ a little. */
const AFTER_HOUR_MS = 300;

/** Rates change on the full hour: products are asked for then, and each minute for what is left of them. */
const untilAskedMs = (nowMs: number): number => Math.min(MINUTE_MS, HOUR_MS - (nowMs % HOUR_MS) + AFTER_HOUR_MS);

export const useOffers = () =>
  useQuery(endpointQuery('earn.products', {}, { refetchInterval: () => untilAskedMs(serverNowMs()) }));

export const useSummary = () => useQuery(endpointQuery('earn.summary', {}, { enabled: usePerson() !== null }));

/** What runs, for the form: what a person has in a product decides what may be added. */
export function useRunning(isWanted = true) {
  const isPerson = usePerson() !== null;
  return useQuery(endpointQuery('earn.orders', { open: 'true', limit: ALL_OPEN }, { enabled: isWanted && isPerson }));
}

export type RateRow = CallOutput<'earn.rates'>['rows'][number];

/** What a product earned in the last thirty days, and what it will earn. */
export const useRates = (product: string, isWanted = true) =>
  useQuery(endpointQuery('earn.rates', { product }, { enabled: isWanted }));

/** What a coin's accounts have; the funding account pays, and the spot account can be asked to. */
export function useFunds(asset: string, isWanted = true) {
  const isPerson = usePerson() !== null;
  return useQuery(endpointQuery('transfers.info', { asset }, { enabled: isWanted && isPerson }));
}

/** The coins of the funding account. */
export function useFundingCoins(isWanted: boolean) {
  const isPerson = usePerson() !== null;
  return useQuery(endpointQuery('holdings.account', { account: 'funding' }, { enabled: isWanted && isPerson }));
}

export const useOrder = (orderId: string) => useQuery(endpointQuery('earn.order', { orderId }));

/** A person's orders, the newest first, a page at a time. */
export const useOrders = (isOpen: boolean) =>
  useInfiniteQuery({
    queryKey: ['earn.orders', { isOpen, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const open = isOpen ? ('true' as const) : ('false' as const);
      const input = { open, limit: PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('earn.orders', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });

/** An order's days, the newest first, a page at a time. */
export const useCredits = (orderId: string) =>
  useInfiniteQuery({
    queryKey: ['earn.credits', { orderId, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const input = { orderId, limit: PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('earn.credits', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });
