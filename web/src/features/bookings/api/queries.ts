import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useMoving } from '../../balances/public.ts';

export const useBills = (input: CallInput<'bookings.bills'>, isWanted = true) =>
  useQuery(endpointQuery('bookings.bills', input, { placeholderData: keepPreviousData, enabled: isWanted }));

export const useBill = (id: string | null) =>
  useQuery(endpointQuery('bookings.bill', { id: id ?? '' }, { enabled: id !== null }));

export type BillDetail = CallOutput<'bookings.bill'>;

/** Deposits, withdrawals and transfers in one list. */
export const useRecords = (input: CallInput<'bookings.records'>, isWanted: boolean) =>
  useQuery(endpointQuery('bookings.records', input, useMoving(isWanted)));
