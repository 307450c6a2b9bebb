import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

/** Rates and prices are refreshed while they are shown. */
const PRICES_EVERY_MS = 15_000;

export const useOverview = () => useQuery(endpointQuery('holdings.overview', {}, { refetchInterval: PRICES_EVERY_MS }));

export const useTrend = (range: CallInput<'holdings.trend'>['range']) =>
  useQuery(endpointQuery('holdings.trend', { range }, { staleTime: MINUTE_MS, placeholderData: keepPreviousData }));

/** A coin's past prices. The last point is the present one, so the answer changes after a minute. */
export const usePriceHistory = (asset: string, range: CallInput<'pricing.history'>['range']) =>
  useQuery(endpointQuery('pricing.history', { asset, range }, { staleTime: MINUTE_MS, enabled: asset !== '' }));

export const useAccount = (account: CallInput<'holdings.account'>['account'], isWanted: boolean) =>
  useQuery(endpointQuery('holdings.account', { account }, { enabled: isWanted }));

export const useAsset = (asset: string) =>
  useQuery(endpointQuery('holdings.asset', { asset }, { enabled: asset !== '' }));

export const useHolds = (asset: string | null) =>
  useQuery(endpointQuery('holdings.holds', asset ? { asset } : {}, { enabled: asset !== null }));
