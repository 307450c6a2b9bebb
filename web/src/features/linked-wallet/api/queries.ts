import { useQuery } from '@tanstack/react-query';
import { useIsLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery } from '../../../lib/query.ts';

const POLL_MS = 1_500;
/** The live connection tells; this is for what it may have missed. */
const BESIDE_LIVE_MS = 6_000;
const CHAIN_MS = 3_000;

export const useLink = () => useQuery(endpointQuery('linkedWallet.link', {}));

/** How far a one-time code is, asked again while something can still come of it. */
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

/** How much of a coin may leave, and what stands in the way. */
export const useWithdrawInfo = (asset: string | null) =>
  useQuery(endpointQuery('withdrawals.withdrawInfo', { asset: asset ?? '' }, { enabled: asset !== null }));

/** The withdrawal that a request has made, asked for until somebody answers: its own answer was lost. */
export const useWithdrawalOf = (clientRequestId: string | null) =>
  useQuery(
    endpointQuery(
      'withdrawals.withdrawalDetail',
      { clientRequestId: clientRequestId ?? '' },
      { enabled: clientRequestId !== null, refetchInterval: ({ state }) => (state.data ? false : CHAIN_MS) },
    ),
  );

/** What the demo's wallet app holds on the demo's chains. */
export const useDemoAccount = (address: string | null) =>
  useQuery(
    endpointQuery(
      'linkedWallet.demoAccount',
      { address: address ?? '' },
      { enabled: address !== null, refetchInterval: CHAIN_MS },
    ),
  );
