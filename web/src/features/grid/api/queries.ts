import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { type CallInput, type CallOutput, call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type OneGrid = CallOutput<'grid.one'>;
export type Grid = CallOutput<'grid.list'>['rows'][number];
export type GridLevel = OneGrid['levels'][number];
export type GridFill = CallOutput<'grid.fills'>['rows'][number];
export type Kline = CallOutput<'spot.klineData'>['rows'][number];
export type KlineInterval = CallInput<'spot.klineData'>['interval'];
export type Backtest = CallOutput<'grid.backtest'>;
export type BacktestInput = CallInput<'grid.backtest'>;

const GRIDS_PAGE = '20';
const FILLS_PAGE = '50';
/** What a grid is worth moves with the price, of which no fill tells. */
const FIGURES_EVERY_MS = 10_000;
/** While it starts or ends, its next step is a matter of seconds. */
const STEPS_EVERY_MS = 2_000;
const PRICES_EVERY_MS = 6_000;

export const useSummary = () => useQuery(endpointQuery('grid.summary', {}, { refetchInterval: FIGURES_EVERY_MS }));

/** A person's grids, the newest first, a page at a time. */
export const useGrids = (isOpen: boolean) =>
  useInfiniteQuery({
    queryKey: ['grid.list', { isOpen, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const open = isOpen ? ('true' as const) : ('false' as const);
      const input = { open, limit: GRIDS_PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('grid.list', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
    refetchInterval: isOpen ? FIGURES_EVERY_MS : false,
  });

/** One grid with its levels; nothing is asked while none is named. */
export const useGrid = (gridId: string | null) =>
  useQuery(
    endpointQuery(
      'grid.one',
      { gridId: gridId ?? '' },
      {
        enabled: gridId !== null,
        refetchInterval: ({ state: { data } }) =>
          data?.isStarting || data?.isEnding ? STEPS_EVERY_MS : FIGURES_EVERY_MS,
      },
    ),
  );

/** The orders of a grid that have traded, the newest first, a page at a time. */
export const useFills = (gridId: string) =>
  useInfiniteQuery({
    queryKey: ['grid.fills', { gridId, isPaged: true }],
    queryFn: ({ pageParam, signal }) => {
      const input = { gridId, limit: FILLS_PAGE, ...(pageParam !== null && { before: pageParam }) };
      return call('grid.fills', input, { quiet: true, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });

/** Past prices of a market, the oldest first. */
export const useKlines = (input: CallInput<'spot.klineData'> | null) =>
  useQuery(
    endpointQuery('spot.klineData', input ?? { symbol: 'BTC_USDT', interval: '1h' }, {
      enabled: input !== null,
      staleTime: MINUTE_MS,
      refetchInterval: MINUTE_MS,
    }),
  );

export const useMarkets = () => useQuery(endpointQuery('spot.markets', {}, { staleTime: MINUTE_MS }));
export const useQuotations = () => useQuery(endpointQuery('spot.quotations', {}, { refetchInterval: PRICES_EVERY_MS }));
/** What the person pays for a trade; a visitor is not asked. */
export const useFees = (isWanted: boolean) =>
  useQuery(endpointQuery('spot.fees', {}, { enabled: isWanted, staleTime: 5 * MINUTE_MS }));
export const useBalances = (isWanted: boolean) => useQuery(endpointQuery('spot.balances', {}, { enabled: isWanted }));

/** What a grid would have done; nothing is asked while the settings are none. */
export const useBacktest = (input: BacktestInput | null) =>
  useQuery(
    endpointQuery(
      'grid.backtest',
      input ?? { symbol: 'BTC_USDT', mode: 'arithmetic', lower: '1', upper: '2', grids: '2', investment: '1' },
      { enabled: input !== null, staleTime: MINUTE_MS },
    ),
  );

export const askSuggestion = (input: CallInput<'grid.suggestion'>) => call('grid.suggestion', input, { quiet: true });
