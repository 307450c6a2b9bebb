import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { meQuery } from '../../../../lib/me.ts';
import { hasPasskeys } from '../../../../lib/passkey.ts';
import { useNewKey } from '../../parts/keys/new-key.model.ts';

/** Registering the first key, in a session that can do nothing else and ends with it. */
export function useFirstKeyModel() {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const newKey = useNewKey({ hasKey: false, onDone: () => setDone(true) });
  const toTheDoor = () => client.setQueryData(meQuery.queryKey, null);
  return {
    newKey,
    view: { isDone, isPossible: hasPasskeys() },
    commands: {
      toTheDoor,
      // A session that does not end here can do nothing but this either.
      leave: () =>
        void call('staffIdentity.logout', {})
          .catch(() => {})
          .then(toTheDoor),
    },
  } as const;
}
