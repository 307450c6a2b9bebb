import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, Refused, type StaffInput } from '../../../lib/client.ts';

/** Who is logged in to the console; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['staffIdentity.me'],
  queryFn: () =>
    call('staffIdentity.me', {}).catch((error: unknown) => {
      if (error instanceof Refused && error.refusal === 'LOGIN_REQUIRED') return null;
      throw error;
    }),
  staleTime: 60_000,
});

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StaffInput<'staffIdentity.login'>) => call('staffIdentity.login', input),
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('staffIdentity.logout', {}),
    onSettled: () => {
      client.clear();
      client.setQueryData(meQuery.queryKey, null);
    },
  });
}
