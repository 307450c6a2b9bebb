import { useEffect, useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { refreshSession } from '../../../../lib/person/session.ts';
import { commands } from '../../api/commands.ts';
import { useAttempts } from '../attempt.model.ts';

/** The link of a security mail: opened, it waits for one tap, because mail programs open links by themselves. */
export function useFreezeLinkModel() {
  const [query, change] = useQueryState();
  const [token] = useState(() => query.get('freezeLink') ?? '');
  const [isFrozen, setFrozen] = useState(false);
  const attempts = useAttempts<never>({});
  const isShown = query.has('freezeLink');
  useEffect(() => {
    // What freezes the account does not stay in the address bar; without it the person can still log in and freeze.
    if (isShown) change({ freezeLink: null });
    else if (token === '') change({ view: null });
  });
  return {
    view: {
      isFrozen,
      isBusy: attempts.isBusy,
      trouble: attempts.overall,
    },
    commands: {
      freeze: async () => {
        const ended = await attempts.run(() => commands.freezeByLink({ token }));
        if (!ended?.ok) return;
        setFrozen(true);
        // Freezing ends every session, one of this browser too.
        await refreshSession();
      },
    },
  };
}
