import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '../../../lib/client.ts';
import { useIsLive } from '../../../lib/live-socket.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { ratesQuery } from '../../../lib/rates.ts';

/** Rates and prices are refreshed while somebody looks at them. */
const PRICES_EVERY_MS = 15_000;
const POLL_MS = 3_000;
const WITHOUT_LIVE_MS = 6_000;

export const useOverview = () => useQuery(endpointQuery('wallet.overview', {}, { refetchInterval: PRICES_EVERY_MS }));

export const useTrend = (range: CallInput<'wallet.trend'>['range']) =>
  useQuery(endpointQuery('wallet.trend', { range }, { staleTime: 60_000, placeholderData: keepPreviousData }));

/** What a coin cost; the last point is of now, so a minute later there is another. */
export const usePriceHistory = (asset: string, range: CallInput<'pricing.history'>['range']) =>
  useQuery(endpointQuery('pricing.history', { asset, range }, { staleTime: 60_000, enabled: asset !== '' }));

export const useAccount = (account: CallInput<'wallet.account'>['account'], isWanted: boolean) =>
  useQuery(endpointQuery('wallet.account', { account }, { enabled: isWanted }));

export const useAsset = (asset: string) =>
  useQuery(endpointQuery('wallet.asset', { asset }, { enabled: asset !== '' }));

export const useHolds = (asset: string | null) =>
  useQuery(endpointQuery('wallet.holds', asset ? { asset } : {}, { enabled: asset !== null }));

export const useBills = (input: CallInput<'wallet.bills'>, isWanted = true) =>
  useQuery(endpointQuery('wallet.bills', input, { placeholderData: keepPreviousData, enabled: isWanted }));

export const useBill = (id: string | null) =>
  useQuery(endpointQuery('wallet.bill', { id: id ?? '' }, { enabled: id !== null }));
export type BillDetail = CallOutput<'wallet.bill'>;

/** The first call makes the address, every later one returns it: safe to ask again, so it is a query. */
export const useDepositAddress = (asset: string | null, network: string | null) =>
  useQuery(
    endpointQuery(
      'wallet.depositAddress',
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

export const useDeposits = (input: CallInput<'wallet.deposits'>, isWanted = true) =>
  useQuery(endpointQuery('wallet.deposits', input, useMoving(isWanted)));

export const useDepositDetail = (id: string | null) =>
  useQuery(endpointQuery('wallet.depositDetail', { id: id ?? '' }, { enabled: id !== null }));

/** What is owed after the chain undid deposits. */
export const useClaims = () => useQuery(endpointQuery('wallet.claims', {}));

export const useOldAddresses = (asset: string, network: string) =>
  useQuery(endpointQuery('wallet.oldAddresses', { asset, network }));

export const useReceive = () => useQuery(endpointQuery('wallet.receive', {}, { staleTime: 300_000 }));

export const useWithdrawInfo = (asset: string | null, network: string | null) =>
  useQuery(
    endpointQuery(
      'wallet.withdrawInfo',
      { asset: asset ?? '', ...(network && { network }) },
      { enabled: asset !== null },
    ),
  );

export const useAddressCheck = (input: CallInput<'wallet.checkAddress'> | null) =>
  useQuery(
    endpointQuery('wallet.checkAddress', input ?? { asset: '', network: '', address: '' }, {
      enabled: input !== null,
      staleTime: 60_000,
    }),
  );

export const useWithdrawals = (input: CallInput<'wallet.withdrawals'>, isWanted = true) =>
  useQuery(endpointQuery('wallet.withdrawals', input, useMoving(isWanted)));

export const useWithdrawalDetail = (input: CallInput<'wallet.withdrawalDetail'> | null, isPolled = false) =>
  useQuery(
    endpointQuery('wallet.withdrawalDetail', input ?? {}, {
      enabled: input !== null,
      ...(isPolled && { refetchInterval: POLL_MS }),
    }),
  );

/** Asked once for a link: what it shows is cancelled by the same link, or not at all. */
export const useWithdrawalByLink = (token: string) =>
  useQuery(
    endpointQuery('wallet.withdrawalByLink', { token }, { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY }),
  );

export const useTransferInfo = (asset: string | null) =>
  useQuery(endpointQuery('wallet.transferInfo', { asset: asset ?? '' }, { enabled: asset !== null }));

export const useTransfers = (input: CallInput<'wallet.transfers'>) =>
  useQuery(endpointQuery('wallet.transfers', input, { placeholderData: keepPreviousData }));

/** Deposits, withdrawals and transfers in one list. */
export const useRecords = (input: CallInput<'wallet.records'>, isWanted: boolean) =>
  useQuery(endpointQuery('wallet.records', input, useMoving(isWanted)));

export const useAddresses = (input: CallInput<'wallet.addresses'>, isWanted = true) =>
  useQuery(endpointQuery('wallet.addresses', input, { enabled: isWanted }));

/** The index prices, for what the wallet's own answers do not say: how old a price is. */
export const usePrices = () => useQuery(ratesQuery());
