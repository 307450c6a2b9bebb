import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export const useTransferInfo = (asset: string | null) =>
  useQuery(endpointQuery('transfers.info', { asset: asset ?? '' }, { enabled: asset !== null }));

export const useTransfers = (input: CallInput<'transfers.history'>) =>
  useQuery(endpointQuery('transfers.history', input, { placeholderData: keepPreviousData }));
