import { SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { useSyncExternalStore } from 'react';

/** How far this computer's clock is behind the server's, updated from every answer. */
let offsetMs = 0;

/** Learns the server's time from an answer. */
export const learnServerNow = (serverNowMs: number): void => {
  offsetMs = serverNowMs - Date.now();
};

/** The server's present time, UTC milliseconds. */
export const serverNowMs = (): number => Date.now() + offsetMs;

const subscribe = (redraw: () => void): (() => void) => {
  const timer = setInterval(redraw, SECOND_MS);
  return () => clearInterval(timer);
};

/** The server's present time, redrawn each second. */
export const useNowMs = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(serverNowMs() / SECOND_MS) * SECOND_MS);
