import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '../../lib/links.ts';
import { useSession } from '../../lib/person/session.ts';

/**
 * The login guard: sends a visitor from a page that needs a person to the login page, with the whole path in `forwardUrl`.
 *
 * @returns  true when the page may be shown
 */
export function useGuard(needsLogin: boolean): boolean {
  const { state } = useSession();
  const [, navigate] = useLocation();
  const isVisitor = needsLogin && state === 'visitor';
  useEffect(() => {
    if (!isVisitor) return;
    const here = location.pathname + location.search + location.hash;
    navigate(pathTo('identity.login', { forwardUrl: here }), { replace: true });
  }, [isVisitor, navigate]);
  return !needsLogin || state === 'person';
}
