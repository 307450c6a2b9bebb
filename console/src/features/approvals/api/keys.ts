import { queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { useActBy } from '../../../lib/calls.ts';
import { call, Refused, type StaffOutput } from '../../../lib/client.ts';
import { makePasskey, type PasskeyMade, provePasskey } from '../../../lib/passkey.ts';

export type StaffKey = StaffOutput<'staffKeys.list'>['rows'][number];

export const keysQuery = queryOptions({
  queryKey: ['staffKeys.list'],
  queryFn: () => call('staffKeys.list', {}),
});

interface NewKey {
  readonly name: string;
  readonly password: string;
  /** Null where an existing key confirms the change. */
  readonly totpCode: string | null;
}

/** Adds a key made by this device. If the password was wrong, the key is kept for the next try. */
export function useAddKey() {
  const made = useRef<PasskeyMade | null>(null);
  return useActBy(
    async ({ totpCode, ...typed }: NewKey) => {
      made.current ??= await makePasskey(await call('staffKeys.start', {}));
      const factor = totpCode === null ? { passkey: await proveKey() } : { totpCode };
      try {
        return await call('staffKeys.add', { ...typed, made: made.current, ...factor });
      } catch (error) {
        if (error instanceof Refused && error.refusal.startsWith('PASSKEY')) made.current = null;
        throw error;
      }
    },
    ['staffKeys.list'],
  );
}

export const useRemoveKey = () =>
  useActBy(
    async (wish: { readonly passkeyId: string; readonly password: string }) =>
      call('staffKeys.remove', { ...wish, passkey: await proveKey() }),
    ['staffKeys.list'],
  );

const proveKey = async () => provePasskey(await call('staffKeys.ask', {}));
