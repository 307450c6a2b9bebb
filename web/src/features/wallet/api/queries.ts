import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '../../../lib/client.ts';
import { useIsLive } from '../../../lib/live-socket.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { ratesQuery } from '../../../lib/rates.ts';

/** Rates and prices are refreshed while somebody looks at them. */
const PRICES_EVERY_MS = 15_000;
const POLL_MS = 3_000;
const WITHOUT_LIVE_MS = 6_000;

export const useOverview = () => useQuery(endpointQuery('holdings.overview', {}, { refetchInterval: PRICES_EVERY_MS }));

export const useTrend = (range: CallInput<'holdings.trend'>['range']) =>
  useQuery(endpointQuery('holdings.trend', { range }, { staleTime: 60_000, placeholderData: keepPreviousData }));

/** What a coin cost; the last point is of now, so a minute later there is another. */
export const usePriceHistory = (asset: string, range: CallInput<'pricing.history'>['range']) =>
  useQuery(endpointQuery('pricing.history', { asset, range }, { staleTime: 60_000, enabled: asset !== '' }));

export const useAccount = (account: CallInput<'holdings.account'>['account'], isWanted: boolean) =>
  useQuery(endpointQuery('holdings.account', { account }, { enabled: isWanted }));

export const useAsset = (asset: string) =>
  useQuery(endpointQuery('holdings.asset', { asset }, { enabled: asset !== '' }));

export const useHolds = (asset: string | null) =>
  useQuery(endpointQuery('holdings.holds', asset ? { asset } : {}, { enabled: asset !== null }));

export const useBills = (input: CallInput<'bookings.bills'>, isWanted = true) =>
  useQuery(endpointQuery('bookings.bills', input, { placeholderData: keepPreviousData, enabled: isWanted }));

export const useBill = (id: string | null) =>
  useQuery(endpointQuery('bookings.bill', { id: id ?? '' }, { enabled: id !== null }));
export type BillDetail = CallOutput<'bookings.bill'>;

/** The first call makes the address, every later one returns it: safe to ask again, so it is a query. */
export const useDepositAddress = (asset: string | null, network: string | null) =>
  useQuery(
    endpointQuery(
      'deposits.depositAddress',
      { asset: asset ?? '', network: network ?? '' },
      {
        enabled: asset !== null && network !== null,
        staleTime: 300_000,
      },
    ),
  );

/** Records that move on by themselves: pushed while the live connection is there, asked for while it is not. */
const useMoving = (isWanted: boolean) => ({
  placeholderData: keepPreviousData,
  enabled: isWanted,
  refetchInterval: useIsLive() ? (false as const) : WITHOUT_LIVE_MS,
});

export const useDeposits = (input: CallInput<'deposits.history'>, isWanted = true) =>
  useQuery(endpointQuery('deposits.history', input, useMoving(isWanted)));

export const useDepositDetail = (id: string | null) =>
  useQuery(endpointQuery('deposits.depositDetail', { id: id ?? '' }, { enabled: id !== null }));

/** What is owed after the chain undid deposits. */
export const useClaims = () => useQuery(endpointQuery('deposits.claims', {}));

export const useOldAddresses = (asset: string, network: string) =>
  useQuery(endpointQuery('deposits.oldAddresses', { asset, network }));

export const useReceive = () => useQuery(endpointQuery('deposits.receive', {}, { staleTime: 300_000 }));

export const useWithdrawInfo = (asset: string | null, network: string | null) =>
  useQuery(
    endpointQuery(
      'withdrawals.withdrawInfo',
      { asset: asset ?? '', ...(network && { network }) },
      { enabled: asset !== null },
    ),
  );

export const useAddressCheck = (input: CallInput<'withdrawals.checkAddress'> | null) =>
  useQuery(
    endpointQuery('withdrawals.checkAddress', input ?? { asset: '', network: '', address: '' }, {
      enabled: input !== null,
      staleTime: 60_000,
    }),
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

/** Asked once for a link: what it shows is cancelled by the same link, or not at all. */
export const useWithdrawalByLink = (token: string) =>
  useQuery(
    endpointQuery(
      'withdrawals.withdrawalByLink',
      { token },
      { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
    ),
  );

export const useTransferInfo = (asset: string | null) =>
  useQuery(endpointQuery('transfers.info', { asset: asset ?? '' }, { enabled: asset !== null }));

export const useTransfers = (input: CallInput<'transfers.history'>) =>
  useQuery(endpointQuery('transfers.history', input, { placeholderData: keepPreviousData }));

/** Deposits, withdrawals and transfers in one list. */
export const useRecords = (input: CallInput<'bookings.records'>, isWanted: boolean) =>
  useQuery(endpointQuery('bookings.records', input, useMoving(isWanted)));

export const useAddresses = (input: CallInput<'addressBook.addresses'>, isWanted = true) =>
  useQuery(endpointQuery('addressBook.addresses', input, { enabled: isWanted }));

/** The index prices, for what the wallet's own answers do not say: how old a price is. */
export const usePrices = () => useQuery(ratesQuery());
