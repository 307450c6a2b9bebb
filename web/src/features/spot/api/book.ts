import { type DepthDelta, depthTopic } from '@bourse/contract/topics.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { live } from '../../../lib/live/live-socket.ts';
import { BookFeed } from '../rules/book/book-feed.ts';
import { drawnScaleOf, type Market } from '../rules/market.ts';
import { useFollowed } from './followed.ts';

/** How many levels of each side to load: more than a screen shows at the coarsest step. */
const LEVELS = '500';
/** How often to poll the book without a live connection. */
const WITHOUT_LIVE_MS = 3_000;

function feedOf(market: Market): BookFeed {
  const { symbol } = market;
  return new BookFeed(drawnScaleOf(market), {
    fetch: () => call('spot.depth', { symbol, limit: LEVELS }, { quiet: true }),
    subscribe: (listener) => live.subscribe(depthTopic(symbol), (data) => listener(data as DepthDelta)),
    setTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });
}

/** A market's live book. It is passed to every part of the screen that shows it. */
export function useBookFeed(market: Market): BookFeed {
  const [feed, setFeed] = useState(() => feedOf(market));
  const [of, setOf] = useState(market);
  if (of.symbol !== market.symbol) {
    setOf(market);
    setFeed(feedOf(market));
  }
  useFollowed(feed, WITHOUT_LIVE_MS);
  return feed;
}
