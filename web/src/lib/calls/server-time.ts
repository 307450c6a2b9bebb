import { useEffect, useState } from 'react';

let offsetMs = 0;
let bestRoundTripMs = Number.POSITIVE_INFINITY;

/**
 * Learns the server's clock from an answer. The fastest answer is the most exact: the error is at most half its round trip.
 *
 * @param serverNowMs  the time in the answer
 * @param sentAtMs     the browser's clock when the request was sent
 * @param gotAtMs      the browser's clock when the answer came
 */
export function learnServerTime(serverNowMs: number, sentAtMs: number, gotAtMs: number): void {
  const roundTripMs = gotAtMs - sentAtMs;
  const next = serverNowMs - (sentAtMs + roundTripMs / 2);
  // A jump means that the demo's clock or the browser's was changed; then the newest answer counts, however slow.
  const hasJumped = Math.abs(next - offsetMs) > 5_000;
  if (roundTripMs > bestRoundTripMs && !hasJumped) return;
  bestRoundTripMs = hasJumped ? roundTripMs : Math.min(roundTripMs, bestRoundTripMs);
  offsetMs = next;
}

/** The server's present time. All countdowns use it. */
export const serverNowMs = (): number => Date.now() + offsetMs;

/** The server's present time, updated regularly, for countdowns. */
export function useServerNow(everyMs = 1_000): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
