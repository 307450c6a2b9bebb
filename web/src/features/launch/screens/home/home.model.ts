import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { type Project, useProjects } from '../../api/queries.ts';
import { TABS, type Tab, tabOf } from '../../rules/round.ts';

const FIRST: readonly Tab[] = ['live', 'upcoming', 'ended'];

/** Every sale by time. The address says the tab; without one it is the first that has a sale, what can be bought now before all. */
export function useHomeModel() {
  const [query, setQuery] = useQueryState();
  const projects = useProjects();
  const nowMs = useServerNow();
  const rows = projects.data?.rows ?? [];
  const inTab = (tab: Tab): readonly Project[] => rows.filter((project) => tabOf(project, nowMs) === tab);
  const asked = TABS.find((tab) => tab === query.get('tab'));
  const tab = asked ?? FIRST.find((each) => inTab(each).length > 0) ?? 'live';
  return {
    view: { projects, tab, rows: inTab(tab), nowMs },
    commands: { setTab: (next: Tab) => setQuery({ tab: next }) },
  };
}
export type HomeModel = ReturnType<typeof useHomeModel>;
