import { useLaunchLive } from '../../api/live.ts';
import { type Subscription, useProjects, useSubscriptions } from '../../api/queries.ts';

/** What a person took part in, page by page. */
export function useHistoryModel() {
  const query = useSubscriptions();
  const projects = useProjects().data?.rows ?? [];
  useLaunchLive();
  /** Whether it was bought in a flash sale, where nothing is committed first; not known until the projects are. */
  const isPurchase = ({ project, round }: Subscription): boolean =>
    projects
      .find(({ id }) => id === project)
      ?.rounds.some(({ number, mode }) => number === round && mode === 'FLASH') ?? false;
  return {
    view: {
      query,
      isPurchase,
      rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
    },
    commands: { more: () => void query.fetchNextPage() },
  };
}
export type HistoryModel = ReturnType<typeof useHistoryModel>;
