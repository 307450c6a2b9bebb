import { useEffect, useState } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { refreshSession } from '../../../../lib/person/session.ts';
import { commands } from '../../api/commands.ts';
import { useAttempts } from '../attempt.model.ts';

/** A freeze link from a security mail. It acts only after a tap, because mail programs open links by themselves. */
export function useFreezeLinkModel() {
  const [query, change] = useQueryState();
  const [token] = useState(() => query.get('freezeLink') ?? '');
  const [isFrozen, setFrozen] = useState(false);
  const attempts = useAttempts<never>({});
  const isShown = query.has('freezeLink');
  useEffect(() => {
    // The secret is removed from the address bar. If it gets lost, the person can still log in and freeze.
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
        // Freezing ended every session, perhaps also one in this browser.
        await refreshSession();
      },
    },
  };
}
