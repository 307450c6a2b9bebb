import { useEffect, useRef } from 'react';
import { live, useIsLive } from '../../../lib/live/live-socket.ts';

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

/** Calls back each time the live connection opens: what happened before it listened was told to nobody. */
export function useOnOpening(then: () => void): void {
  const isLive = useIsLive();
  const latest = useRef(then);
  latest.current = then;
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current) latest.current();
    wasLive.current = isLive;
  }, [isLive]);
}
