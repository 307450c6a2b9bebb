import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { type Project, useSales } from '../../api/queries.ts';
import { TABS, type Tab, tabOf } from '../../rules/round.ts';

const FIRST: readonly Tab[] = ['live', 'upcoming', 'ended'];

const rowsOf = ({ data }: ReturnType<typeof useSales>): readonly Project[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? [];

/**
 * Sales by time. The address says the tab; without one it is the first that has a sale, what can be bought now before all. Those
 * that are over are asked for only where they are looked at: there are more of them each year.
 */
export function useHomeModel() {
  const [query, setQuery] = useQueryState();
  const nowMs = useServerNow();
  const asked = TABS.find((tab) => tab === query.get('tab'));
  const current = useSales(false, true);
  const isNothingOpen = current.isSuccess && rowsOf(current).every((project) => tabOf(project, nowMs) === 'ended');
  const wantsOver = asked === 'ended' || (asked === undefined && isNothingOpen);
  const over = useSales(true, wantsOver);
  // A sale that has ended since it was read stands in both.
  const rows = [...new Map([...rowsOf(current), ...rowsOf(over)].map((project) => [project.id, project])).values()];
  const inTab = (tab: Tab): readonly Project[] => rows.filter((project) => tabOf(project, nowMs) === tab);
  const tab = asked ?? FIRST.find((each) => inTab(each).length > 0) ?? 'live';
  const shown = wantsOver ? over : current;
  return {
    view: {
      projects: shown,
      tab,
      rows: inTab(tab),
      nowMs,
      hasMore: shown.hasNextPage,
      isLoadingMore: shown.isFetchingNextPage,
    },
    commands: { setTab: (next: Tab) => setQuery({ tab: next }), more: () => void shown.fetchNextPage() },
  };
}
export type HomeModel = ReturnType<typeof useHomeModel>;
