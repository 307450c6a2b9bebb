import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

/** The bound factors and the locks in force. */
export const securityQuery = () => endpointQuery('identity.security', {}, { staleTime: 30_000 });

const SESSIONS_REFRESH_MS = MINUTE_MS;
export const sessionsQuery = () => endpointQuery('identity.sessions', {}, { refetchInterval: SESSIONS_REFRESH_MS });

/** The latest log-ins, for the security page. */
export const recentLoginsQuery = (limit: number) => endpointQuery('identity.loginHistory', { limit: String(limit) });

/** The passkeys of the account. */
export const passkeysQuery = () => endpointQuery('identity.passkeys', {});

const LOGINS_PAGE = '20';
/** All log-ins of twelve months, page by page. */
export const loginHistoryQuery = () =>
  infiniteQueryOptions({
    queryKey: ['identity.loginHistory', 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'identity.loginHistory',
        { limit: LOGINS_PAGE, ...(pageParam !== null && { before: pageParam }) },
        { quiet: true, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    throwOnError: (_error: CallFailure) => false,
  });

const KYC_FOLLOW_MS = 3_000;
/** The state of verification; `follows` refreshes it every few seconds, while it continues on a phone. */
export const kycQuery = (follows = false) =>
  endpointQuery('identity.kyc', {}, follows ? { refetchInterval: KYC_FOLLOW_MS } : {});
