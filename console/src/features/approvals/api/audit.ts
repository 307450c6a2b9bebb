import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

export const auditLogQuery = infiniteQueryOptions({
  queryKey: ['staffApprovals.auditLog'],
  queryFn: ({ pageParam }) => call('staffApprovals.auditLog', pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});
