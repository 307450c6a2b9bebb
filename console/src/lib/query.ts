import { QueryClient } from '@tanstack/react-query';
import { Refused } from './client.ts';

const RETRIES = 1;

/** Asking again does not change a refusal, so only network failures get a second try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && error instanceof Refused && error.refusal === 'NETWORK_DOWN',
      staleTime: 5_000,
    },
  },
});
