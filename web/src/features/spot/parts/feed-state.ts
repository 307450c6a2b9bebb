import { useSyncExternalStore } from 'react';
import type { FeedState } from '../rules/book/book-feed.ts';

/** How far a feed is with its first answer. */
export const useFeedState = (feed: {
  readonly state: FeedState;
  readonly onChange: (listener: () => void) => () => void;
}): FeedState => useSyncExternalStore(feed.onChange, () => feed.state);
