import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, Refused } from '../../../lib/client.ts';
import { meQuery } from '../../../lib/me.ts';
import { provePasskey } from '../../../lib/passkey.ts';
import { solvePuzzle } from '../rules/puzzle.ts';

/** The typed login; `totpCode` is null where a key is used instead. */
interface TypedLogin {
  readonly login: string;
  readonly password: string;
  readonly totpCode: string | null;
}

/** Tries to log in. If a puzzle is asked for, solves it and tries again with the same proof, which was not used up. */
async function logIn({ totpCode, ...typed }: TypedLogin) {
  const factor =
    totpCode !== null
      ? { totpCode }
      : { passkey: await provePasskey(await call('staffIdentity.askKey', { login: typed.login })) };
  try {
    return await call('staffIdentity.login', { ...typed, ...factor });
  } catch (error) {
    if (!(error instanceof Refused && error.refusal === 'CAPTCHA_REQUIRED')) throw error;
    const asked = await call('staffIdentity.captcha', {});
    const captchaAnswer = await solvePuzzle(asked);
    if (captchaAnswer === null) throw error;
    return call('staffIdentity.login', { ...typed, ...factor, captchaId: asked.captchaId, captchaAnswer });
  }
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    onSuccess: (me) => {
      // Removes what a previous member of staff was shown in this tab.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
      client.setQueryData(meQuery.queryKey, me);
    },
  });
}

/** Shows the log-in page only after the session has really ended, so that nobody leaves with a session still open. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('staffIdentity.logout', {}).catch((error: unknown) => {
        if (!(error instanceof Refused && error.refusal === 'LOGIN_REQUIRED')) throw error;
      }),
    // Sets only this value. Clearing the whole cache while the page is drawn would make it ask for everything again.
    onSuccess: () => client.setQueryData(meQuery.queryKey, null),
  });
}
