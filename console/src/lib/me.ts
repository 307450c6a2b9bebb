import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, Refused } from './client.ts';

/** Who is logged in to the console; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['staffIdentity.me'],
  queryFn: () =>
    call('staffIdentity.me', {}).catch((error: unknown) => {
      if (error instanceof Refused && error.refusal === 'LOGIN_REQUIRED') return null;
      throw error;
    }),
  staleTime: MINUTE_MS,
});

/** Whether the current member has one of these roles. */
export function useIsOneOf(roles: readonly StaffRole[]): boolean {
  const role = useQuery(meQuery).data?.role;
  return role !== undefined && roles.includes(role);
}
