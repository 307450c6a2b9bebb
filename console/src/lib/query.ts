import { QueryClient } from '@tanstack/react-query';
import { Refused } from './client.ts';

const RETRIES = 1;

/** Refusals are answers: asking again would not change them. Only a network that is down is worth a second try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && error instanceof Refused && error.refusal === 'NETWORK_DOWN',
      staleTime: 5_000,
    },
  },
});
