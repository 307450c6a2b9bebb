import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogQuery } from '../../api/audit.ts';

/** Every staff action, newest first. */
export function useAuditModel() {
  const log = useInfiniteQuery(auditLogQuery);
  return {
    view: {
      rows: log.data?.pages.flatMap((page) => page.rows) ?? [],
      state: log.isPending ? 'loading' : log.isError ? 'failed' : 'ready',
      hasMore: log.hasNextPage,
      isLoadingMore: log.isFetchingNextPage,
    },
    commands: { retry: () => void log.refetch(), more: () => void log.fetchNextPage() },
  } as const;
}
