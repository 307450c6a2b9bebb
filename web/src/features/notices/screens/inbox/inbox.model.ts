import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryState } from '../../../../lib/links.ts';
import { inboxQuery } from '../../api/queries.ts';
import { codeIn } from '../../rules/notice-kind.ts';

/** The demo's mails and text messages. The address names the recipient to filter by. */
export function useInboxModel() {
  const [query, change] = useQueryState();
  const to = query.get('to') ?? '';
  const inbox = useInfiniteQuery(inboxQuery(to.trim()));
  const rows = inbox.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    inbox,
    view: {
      to,
      rows: rows.map((row) => ({ ...row, code: codeIn(`${row.subject} ${row.body}`) })),
      hasMore: inbox.hasNextPage,
      isLoadingMore: inbox.isFetchingNextPage,
    },
    commands: {
      setTo: (text: string) => change({ to: text }),
      more: () => void inbox.fetchNextPage(),
    },
  };
}
