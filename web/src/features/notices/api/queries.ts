import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type CallInput, call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

const BELL_COUNT = '20';
const BELL_REFRESH_MS = MINUTE_MS;

/** The newest notices and how many are unread. The live connection refreshes them. */
export const bellQuery = () =>
  endpointQuery('notices.list', { limit: BELL_COUNT }, { refetchInterval: BELL_REFRESH_MS });

const INBOX_REFRESH_MS = 3_000;

/** The messages that the demo would have sent, newest first. */
export const inboxQuery = (to: string) =>
  infiniteQueryOptions({
    queryKey: ['notices.demoInbox', { to }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'notices.demoInbox',
        { ...(to && { to }), ...(pageParam !== null && { before: pageParam }) },
        { quiet: true, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: INBOX_REFRESH_MS,
  });

export type NoticeCategory = NonNullable<CallInput<'notices.list'>['category']>;

/** All notices, or those of one category, newest first. */
export const centerQuery = (category: NoticeCategory | null) =>
  infiniteQueryOptions({
    queryKey: ['notices.list', { page: true, category }],
    queryFn: ({ pageParam, signal }) =>
      call(
        'notices.list',
        { ...(category !== null && { category }), ...(pageParam !== null && { before: pageParam }) },
        { quiet: true, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Which categories the person gets by which channel. */
export const choicesQuery = () => endpointQuery('notices.choices', {});
