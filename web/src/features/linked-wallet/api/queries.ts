import { useQuery } from '@tanstack/react-query';
import { useIsLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery } from '../../../lib/query.ts';

const POLL_MS = 1_500;
/** How often to poll beside the live connection, in case it missed something. */
const BESIDE_LIVE_MS = 6_000;
const CHAIN_MS = 3_000;

export const useLink = () => useQuery(endpointQuery('linkedWallet.link', {}));

/** The state of a session, polled while it can still lead somewhere. */
export const useSession = (id: string | null, isOpen: boolean) => {
  const everyMs = useIsLive() ? BESIDE_LIVE_MS : POLL_MS;
  return useQuery(
    endpointQuery(
      'linkedWallet.session',
      { id: id ?? '' },
      { enabled: id !== null, refetchInterval: isOpen ? everyMs : false },
    ),
  );
};

/** How much of a coin may leave, and what prevents more. */
export const useWithdrawInfo = (asset: string | null) =>
  useQuery(endpointQuery('withdrawals.withdrawInfo', { asset: asset ?? '' }, { enabled: asset !== null }));

/** The withdrawal that a request made, asked for repeatedly because the request's own answer was lost. */
export const useWithdrawalOf = (clientRequestId: string | null) =>
  useQuery(
    endpointQuery(
      'withdrawals.withdrawalDetail',
      { clientRequestId: clientRequestId ?? '' },
      { enabled: clientRequestId !== null, refetchInterval: ({ state }) => (state.data ? false : CHAIN_MS) },
    ),
  );

/** The balances of the demo's wallet app on the demo's chains. */
export const useDemoAccount = (address: string | null) =>
  useQuery(
    endpointQuery(
      'linkedWallet.demoAccount',
      { address: address ?? '' },
      { enabled: address !== null, refetchInterval: CHAIN_MS },
    ),
  );
