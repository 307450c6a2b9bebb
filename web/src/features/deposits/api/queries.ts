import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useMoving } from '../../balances/public.ts';

/** The first call creates the address and later ones return it. Repeating it is safe, so it is a query. */
export const useDepositAddress = (asset: string | null, network: string | null) =>
  useQuery(
    endpointQuery(
      'deposits.depositAddress',
      { asset: asset ?? '', network: network ?? '' },
      {
        enabled: asset !== null && network !== null,
        staleTime: 5 * MINUTE_MS,
      },
    ),
  );

export const useDeposits = (input: CallInput<'deposits.history'>, isWanted = true) =>
  useQuery(endpointQuery('deposits.history', input, useMoving(isWanted)));

export const useDepositDetail = (id: string | null) =>
  useQuery(endpointQuery('deposits.depositDetail', { id: id ?? '' }, { enabled: id !== null }));

/** What the person owes after the chain undid deposits. */
export const useClaims = () => useQuery(endpointQuery('deposits.claims', {}));

export const useOldAddresses = (asset: string, network: string) =>
  useQuery(endpointQuery('deposits.oldAddresses', { asset, network }));

export const useReceive = () => useQuery(endpointQuery('deposits.receive', {}, { staleTime: 5 * MINUTE_MS }));
