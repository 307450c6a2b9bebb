import { useLocation, useSearch } from 'wouter';
import { pathTo } from '../../../lib/links.ts';
import { safeForward } from '../../../lib/person/forward.ts';
import { refreshSession, useSession } from '../../../lib/person/session.ts';

/** Where a person continues after a log-in: the page they came from, or else their assets. */
export function useAfterLogin() {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const { state } = useSession();
  const wanted = search.get('forwardUrl') ?? search.get('redirectUrl');
  const target = safeForward(wanted, location.origin) ?? pathTo('holdings.overview');
  return {
    target,
    isLoggedIn: state === 'person',
    /** Loads who the person is, then continues. Replaces the login page in the history, so that Back skips it. */
    goOn: async () => {
      await refreshSession();
      navigate(target, { replace: true });
    },
  };
}
