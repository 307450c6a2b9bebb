import { useSyncExternalStore } from 'react';
import type { FeedState } from '../rules/book/book-feed.ts';

/** The loading state of a feed's first answer. */
export const useFeedState = (feed: {
  readonly state: FeedState;
  readonly onChange: (listener: () => void) => () => void;
}): FeedState => useSyncExternalStore(feed.onChange, () => feed.state);
