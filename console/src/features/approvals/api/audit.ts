import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/calls.ts';
import { call, type StaffInput } from '../../../lib/client.ts';

/** The filters of the log. */
export type LogFilter = Omit<StaffInput<'staffApprovals.exportLog'>, 'before'>;

export const auditLogQuery = (filter: LogFilter) => pagedQuery('staffApprovals.auditLog', filter);

/** Checks the hash chain of the whole log, which takes long, so only on request. */
export const verifyLogQuery = queryOptions({
  queryKey: ['staffApprovals.verifyLog'],
  queryFn: () => call('staffApprovals.verifyLog', {}),
  staleTime: MINUTE_MS,
});

export const readLogFile = (filter: LogFilter) => (before: string | null) =>
  call('staffApprovals.exportLog', { ...filter, ...(before === null ? {} : { before }) });
