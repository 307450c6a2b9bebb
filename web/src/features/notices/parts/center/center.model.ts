import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useQueryState } from '../../../../lib/links.ts';
import { useSession } from '../../../../lib/person/session.ts';
import { chooseCommand, markReadCommand } from '../../api/commands.ts';
import { useLiveNotices } from '../../api/live.ts';
import { centerQuery, choicesQuery, type NoticeCategory } from '../../api/queries.ts';
import { useNoticesText } from '../../notices-text.ts';
import { worded } from '../../rules/notice-words.ts';

export const CENTER_TABS = ['all', 'security', 'moneyOut', 'deposit', 'trading', 'settings'] as const;
export type CenterTab = (typeof CENTER_TABS)[number];
const FILTERS: ReadonlySet<string> = new Set<NoticeCategory>(['security', 'moneyOut', 'deposit', 'trading']);

/** All notices by category, and the person's choices of channels. The address names the tab. */
export function useCenterModel() {
  const t = useNoticesText();
  const [query, change] = useQueryState();
  const tab = CENTER_TABS.find((each) => each === query.get('tab')) ?? 'all';
  const { state } = useSession();
  useLiveNotices(state === 'person');
  const notices = useInfiniteQuery(centerQuery(FILTERS.has(tab) ? (tab as NoticeCategory) : null));
  const choices = useQuery({ ...choicesQuery(), enabled: tab === 'settings' });
  const marking = useMutation(markReadCommand());
  const choosing = useMutation(chooseCommand());
  const pages = notices.data?.pages ?? [];
  return {
    notices,
    choices,
    view: {
      tab,
      rows: pages.flatMap((page) => page.rows).map((row) => worded(t, row)),
      unread: pages[0]?.unread ?? 0,
      hasMore: notices.hasNextPage,
      isLoadingMore: notices.isFetchingNextPage,
      isMarking: marking.isPending,
      isChoosing: choosing.isPending,
    },
    commands: {
      setTab: (next: CenterTab) => change({ tab: next === 'all' ? null : next }),
      more: () => void notices.fetchNextPage(),
      markAll: () => marking.mutate({}),
      markOne: (id: string) => marking.mutate({ id }),
      choose: (choice: Parameters<typeof choosing.mutate>[0]) => {
        if (!choosing.isPending) choosing.mutate(choice);
      },
    },
  };
}
export type CenterModel = ReturnType<typeof useCenterModel>;
