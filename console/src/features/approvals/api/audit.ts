import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';

/** What the log is narrowed to. */
export type LogFilter = Omit<StaffInput<'staffApprovals.exportLog'>, 'before'>;

export const auditLogQuery = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['staffApprovals.auditLog', filter],
    queryFn: ({ pageParam }) =>
      call('staffApprovals.auditLog', { ...filter, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Walks the whole log, so it is asked only when somebody wants to know. */
export const verifyLogQuery = queryOptions({
  queryKey: ['staffApprovals.verifyLog'],
  queryFn: () => call('staffApprovals.verifyLog', {}),
  staleTime: 60_000,
});

export const readLogFile = (filter: LogFilter) => (before: string | null) =>
  call('staffApprovals.exportLog', { ...filter, ...(before === null ? {} : { before }) });
