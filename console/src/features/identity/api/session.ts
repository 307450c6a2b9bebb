import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, Refused } from '../../../lib/client.ts';
import { meQuery } from '../../../lib/me.ts';
import { provePasskey } from '../../../lib/passkey.ts';
import { solvePuzzle } from '../rules/puzzle.ts';

/** What was typed, and the code of the authenticator; null where a key stands in its place. */
interface TypedLogin {
  readonly login: string;
  readonly password: string;
  readonly totpCode: string | null;
}

/** One try; a puzzle in its way is solved and the try made again, with the same proof: one that was not judged is still good. */
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
