import { useLocation, useSearch } from 'wouter';
import { pathTo } from '../../../lib/links.ts';
import { safeForward } from '../../../lib/person/forward.ts';
import { refreshSession, useSession } from '../../../lib/person/session.ts';

/** The page where a person goes on after a log-in: where they came from, or else their assets. */
export function useAfterLogin() {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const { state } = useSession();
  const wanted = search.get('forwardUrl') ?? search.get('redirectUrl');
  const target = safeForward(wanted, location.origin) ?? pathTo('holdings.overview');
  return {
    target,
    isLoggedIn: state === 'person',
    /** Learns who this is now, then goes on; the login page is no step back. */
    goOn: async () => {
      await refreshSession();
      navigate(target, { replace: true });
    },
  };
}
