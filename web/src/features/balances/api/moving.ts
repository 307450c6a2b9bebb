import { keepPreviousData } from '@tanstack/react-query';
import { useIsLive } from '../../../lib/live/live-socket.ts';

const WITHOUT_LIVE_MS = 6_000;

/** Records that move on by themselves: pushed while the live connection is there, asked for while it is not. */
export const useMoving = (isWanted: boolean) => ({
  placeholderData: keepPreviousData,
  enabled: isWanted,
  refetchInterval: useIsLive() ? (false as const) : WITHOUT_LIVE_MS,
});
