import { keepPreviousData } from '@tanstack/react-query';
import { useIsLive } from '../../../lib/live/live-socket.ts';

const WITHOUT_LIVE_MS = 6_000;

/** Options for records that change by themselves: pushed over the live connection, polled while it is lost. */
export const useMoving = (isWanted: boolean) => ({
  placeholderData: keepPreviousData,
  enabled: isWanted,
  refetchInterval: useIsLive() ? (false as const) : WITHOUT_LIVE_MS,
});
