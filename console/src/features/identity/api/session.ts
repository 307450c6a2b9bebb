import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, Refused } from '../../../lib/client.ts';
import { meQuery } from '../../../lib/me.ts';
import { provePasskey } from '../../../lib/passkey.ts';

/** What was typed, and the code of the authenticator; null where a key stands in its place. */
interface TypedLogin {
  readonly login: string;
  readonly password: string;
  readonly totpCode: string | null;
}

async function logIn({ totpCode, ...typed }: TypedLogin) {
  if (totpCode !== null) return call('staffIdentity.login', { ...typed, totpCode });
  const passkey = await provePasskey(await call('staffIdentity.askKey', { login: typed.login }));
  return call('staffIdentity.login', { ...typed, passkey });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    onSuccess: (me) => {
      // What somebody else was shown before on this page is nothing to this one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
      client.setQueryData(meQuery.queryKey, me);
    },
  });
}

/** Leads to the door once the session has ended, and not before: whoever leaves the desk must know that it has. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('staffIdentity.logout', {}).catch((error: unknown) => {
        if (!(error instanceof Refused && error.refusal === 'LOGIN_REQUIRED')) throw error;
      }),
    // Only this is said, and the page follows: cleared as a whole while it is drawn, it would ask for everything again.
    onSuccess: () => client.setQueryData(meQuery.queryKey, null),
  });
}
