import type { messages } from '@bourse/i18n/en_US/earn.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';
import { useLocale } from '../../../lib/i18n.ts';

export type EarnProduct = StaffOutput<'staffEarn.products'>['rows'][number];
export type ProductTerms = Omit<StaffInput<'staffEarn.setProduct'>, 'reason'>;

const REFRESH_MS = 30_000;

export const productsQuery = queryOptions({
  queryKey: ['staffEarn.products'],
  queryFn: () => call('staffEarn.products', {}),
  refetchInterval: REFRESH_MS,
});

export type EarnWords = typeof messages;
const catalogs = import.meta.glob<{ messages: EarnWords }>('../../../../../i18n/*/earn.ts');

/** What people read of Earn: the words themselves, so that a preview cannot say anything else; undefined until they are there. */
export function useEarnWords(): EarnWords | undefined {
  const locale = useLocale();
  return useQuery({
    queryKey: ['earn.words', locale],
    queryFn: async () => (await catalogs[`../../../../../i18n/${locale}/earn.ts`]!()).messages,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

export type Treasury = StaffOutput<'staffEarn.treasury'>;

export const treasuryQuery = queryOptions({
  queryKey: ['staffEarn.treasury'],
  queryFn: () => call('staffEarn.treasury', {}),
  refetchInterval: 60_000,
});

export type FailedRedemption = StaffOutput<'staffEarn.failed'>['rows'][number];

export const failedQuery = queryOptions({
  queryKey: ['staffEarn.failed'],
  queryFn: () => call('staffEarn.failed', {}),
  refetchInterval: REFRESH_MS,
});

/** The redemption of a ticket, also once it is paid. */
export const ticketQuery = (ticket: string | null) =>
  queryOptions({
    queryKey: ['staffEarn.failed', ticket],
    queryFn: () => call('staffEarn.failed', { ticket: ticket! }),
    enabled: ticket !== null,
  });
export const useRetry = () => useAct('staffEarn.retry', ['staffEarn.failed']);

/** What is asked for waits for a second member of the same role. */
export const useSetProduct = () => useAct('staffEarn.setProduct', ['staffActions.list']);
export const useSetRates = () => useAct('staffEarn.setRates', ['staffActions.list']);
export const useFund = () => useAct('staffEarn.fund', ['staffActions.list']);
