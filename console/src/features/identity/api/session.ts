import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput } from '../../../lib/client.ts';
import { meQuery } from '../../../lib/me.ts';

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
