import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call } from '../../../lib/client.ts';

export const entriesQuery = (search: string) =>
  pagedQuery('staffBooks.findEntries', { search }, { enabled: search !== '' });

export const entryQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['staffBooks.entry', { entryId }],
    queryFn: () => call('staffBooks.entry', { entryId }),
    enabled: entryId !== '',
  });

export const accountsQuery = (of: { readonly uid?: string; readonly asset?: string } | null) =>
  queryOptions({
    queryKey: ['staffBooks.accounts', of],
    queryFn: () => call('staffBooks.accounts', of ?? {}),
    enabled: of !== null,
  });

export const accountQuery = (path: string) =>
  queryOptions({
    queryKey: ['staffBooks.account', { path }],
    queryFn: () => call('staffBooks.account', { path }),
    enabled: path !== '',
  });

export const accountEntriesQuery = (path: string) =>
  pagedQuery('staffBooks.accountEntries', { path }, { enabled: path !== '' });

export const readAccountFile = (path: string) => (before: string | null) =>
  call('staffBooks.exportAccount', { path, ...(before === null ? {} : { before }) });

const RUNNING_REFRESH_MS = 1_000;
const RESTING_REFRESH_MS = 15_000;
const isOpen = (state: string) => state === 'ASKED' || state === 'RUNNING';

/** The latest comparisons; refreshed more often while one runs. */
export const runsQuery = queryOptions({
  queryKey: ['staffBooks.runs'],
  queryFn: () => call('staffBooks.runs', {}),
  refetchInterval: ({ state }) =>
    state.data?.rows.some((row) => isOpen(row.state)) ? RUNNING_REFRESH_MS : RESTING_REFRESH_MS,
});

/** The last finished comparison; the job makes one a minute. */
export const lastRunQuery = queryOptions({
  queryKey: ['staffBooks.lastRun'],
  queryFn: () => call('staffBooks.lastRun', {}),
  refetchInterval: RESTING_REFRESH_MS,
});

export const runQuery = (id: string, state: string) =>
  queryOptions({
    queryKey: ['staffBooks.run', { id, state }],
    queryFn: () => call('staffBooks.run', { id }),
    enabled: id !== '',
  });

export const useReconcile = () => useAct('staffBooks.reconcile', ['staffBooks.runs']);

export const custodyQuery = (network: string) =>
  queryOptions({
    queryKey: ['staffChains.custody', { network }],
    queryFn: () => call('staffChains.custody', { network }),
    enabled: network !== '',
  });

export const networksQuery = queryOptions({
  queryKey: ['staffAlarms.chains'],
  queryFn: () => call('staffAlarms.chains', {}),
});
