import { useEffect, useRef } from 'react';
import { live, useIsLive } from '../../../lib/live/live-socket.ts';

/** Something that a topic keeps up to date, and that can be reloaded. */
interface Feed {
  start(): void;
  stop(): void;
  refetch(): void;
}

/** Keeps a feed running while it is shown; without a live connection it is reloaded every `everyMs`. */
export function useFollowed(feed: Feed, everyMs: number): void {
  useEffect(() => {
    feed.start();
    const stopReopened = live.onReopened(() => feed.refetch());
    const timer = setInterval(() => live.state === 0 && feed.refetch(), everyMs);
    return () => {
      clearInterval(timer);
      stopReopened();
      feed.stop();
    };
  }, [feed, everyMs]);
}

/** Calls back each time the live connection opens, because what happened before that was not reported. */
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
