import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../../lib/client.ts';
import { useIsLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useMoving } from '../../balances/public.ts';

/** How often to poll, without a live connection, what it would bring. */
export const WITHOUT_LIVE_MS = 6_000;
const MARKETS_STALE_MS = MINUTE_MS;
/** Markets may be halted at any time, so their list is refreshed while the page is open. */
const MARKETS_EVERY_MS = 30_000;
export const ROWS_MAX = 100;

export const useMarkets = () =>
  useQuery(endpointQuery('spot.markets', {}, { staleTime: MARKETS_STALE_MS, refetchInterval: MARKETS_EVERY_MS }));

export const useQuotations = () =>
  useQuery(endpointQuery('spot.quotations', {}, { refetchInterval: useIsLive() ? false : WITHOUT_LIVE_MS }));

export const useFees = (isWanted: boolean) =>
  useQuery(endpointQuery('spot.fees', {}, { enabled: isWanted, staleTime: 5 * MINUTE_MS }));

export const useBalances = (isWanted: boolean) => useQuery(endpointQuery('spot.balances', {}, useMoving(isWanted)));

/** How much of a coin a person's accounts can transfer; not asked while no coin is named. */
export const useMovable = (asset: string | null) =>
  useQuery(endpointQuery('transfers.info', { asset: asset ?? '' }, { enabled: asset !== null }));

export const OPEN_ORDERS_INPUT = { limit: String(ROWS_MAX) } satisfies CallInput<'spot.openOrders'>;
export const useOpenOrders = (isWanted: boolean) =>
  useQuery(endpointQuery('spot.openOrders', OPEN_ORDERS_INPUT, useMoving(isWanted)));

/** All orders of a list, whatever became of each. */
export const useOrderList = (listId: string) => useQuery(endpointQuery('spot.orderList', { listId }));

export const useOrderHistory = (symbol: string | null, isWanted: boolean) =>
  useQuery(endpointQuery('spot.orderHistory', { ...(symbol && { symbol }), limit: '50' }, useMoving(isWanted)));

const TRADES_PAGE = '50';
/** A person's trades, newest first, page by page. */
export const useOwnTrades = (symbol: string | null, isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['spot.trades', { symbol, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const input = { ...(symbol && { symbol }), limit: TRADES_PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('spot.trades', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: isWanted,
    refetchInterval: useIsLive() ? false : WITHOUT_LIVE_MS,
  });

export const useLeveragedToken = (symbol: string | null) =>
  useQuery(
    endpointQuery(
      'spot.leveragedToken',
      { symbol: symbol ?? '' },
      { enabled: symbol !== null, refetchInterval: 5_000 },
    ),
  );
