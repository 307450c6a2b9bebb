import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { meQuery } from '../../../../lib/me.ts';
import { hasPasskeys } from '../../../../lib/passkey.ts';
import { useNewKey } from '../../parts/keys/new-key.model.ts';

/** Registers the first key. The session can do nothing else and ends with it. */
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
      // If logging out fails it does no harm, because this session can do nothing else.
      leave: () =>
        void call('staffIdentity.logout', {})
          .catch(() => {})
          .then(toTheDoor),
    },
  } as const;
}
