import { useEffect, useState } from 'react';

let offsetMs = 0;
let bestRoundTripMs = Number.POSITIVE_INFINITY;

/**
 * Learns the server's clock from an answer. The quickest answer knows best: half its journey is the largest error.
 *
 * @param serverNowMs  what the answer said
 * @param sentAtMs     the browser's clock when the request left
 * @param gotAtMs      the browser's clock when the answer came
 */
export function learnServerTime(serverNowMs: number, sentAtMs: number, gotAtMs: number): void {
  const roundTripMs = gotAtMs - sentAtMs;
  const next = serverNowMs - (sentAtMs + roundTripMs / 2);
  // A jump is the demo's clock being moved, or the browser's: then the newest answer wins whatever its journey.
  const hasJumped = Math.abs(next - offsetMs) > 5_000;
  if (roundTripMs > bestRoundTripMs && !hasJumped) return;
  bestRoundTripMs = hasJumped ? roundTripMs : Math.min(roundTripMs, bestRoundTripMs);
  offsetMs = next;
}

/** The server's time now. Every countdown is computed from it. */
export const serverNowMs = (): number => Date.now() + offsetMs;

/** The server's time, again every so often, for countdowns. */
export function useServerNow(everyMs = 1_000): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
