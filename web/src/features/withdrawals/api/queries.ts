import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useMoving } from '../../balances/public.ts';

const POLL_MS = 3_000;

export const useWithdrawInfo = (asset: string | null, network: string | null) =>
  useQuery(
    endpointQuery(
      'withdrawals.withdrawInfo',
      { asset: asset ?? '', ...(network && { network }) },
      { enabled: asset !== null },
    ),
  );

export const useWithdrawals = (input: CallInput<'withdrawals.history'>, isWanted = true) =>
  useQuery(endpointQuery('withdrawals.history', input, useMoving(isWanted)));

export const useWithdrawalDetail = (input: CallInput<'withdrawals.withdrawalDetail'> | null, isPolled = false) =>
  useQuery(
    endpointQuery('withdrawals.withdrawalDetail', input ?? {}, {
      enabled: input !== null,
      ...(isPolled && { refetchInterval: POLL_MS }),
    }),
  );

/** Asked only once, because the shown withdrawal can change only by the same link. */
export const useWithdrawalByLink = (token: string) =>
  useQuery(
    endpointQuery(
      'withdrawals.withdrawalByLink',
      { token },
      { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
    ),
  );
