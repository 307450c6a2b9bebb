import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export const useAddresses = (input: CallInput<'addressBook.addresses'>, isWanted = true) =>
  useQuery(endpointQuery('addressBook.addresses', input, { enabled: isWanted }));

export const useAddressCheck = (input: CallInput<'withdrawals.checkAddress'> | null) =>
  useQuery(
    endpointQuery('withdrawals.checkAddress', input ?? { asset: '', network: '', address: '' }, {
      enabled: input !== null,
      staleTime: MINUTE_MS,
    }),
  );
