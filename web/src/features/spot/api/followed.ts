import { useEffect } from 'react';
import { live } from '../../../lib/live-socket.ts';

/** What keeps itself true from a topic, and can be asked for. */
interface Feed {
  start(): void;
  stop(): void;
  refetch(): void;
}

/** Keeps a feed running while it is on the screen; without a live connection it is asked for every `everyMs`. */
export function useFollowed(feed: Feed, everyMs: number): void {
  useEffect(() => {
    feed.start();
    const stopLost = live.onLost(() => feed.refetch());
    const timer = setInterval(() => live.state === 0 && feed.refetch(), everyMs);
    return () => {
      clearInterval(timer);
      stopLost();
      feed.stop();
    };
  }, [feed, everyMs]);
}
