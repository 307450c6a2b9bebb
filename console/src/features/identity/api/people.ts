import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type KycRow = StaffOutput<'staffIdentity.kycQueue'>['rows'][number];
export type KycField = NonNullable<StaffInput<'staffIdentity.decideKyc'>['field']>;

export const kycQueueQuery = pagedQuery('staffIdentity.kycQueue', {}, { refetchInterval: 15_000 });

/** All verifications that a person has submitted. */
export const kycHistoryQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffIdentity.kycHistory', { uid }],
    queryFn: () => call('staffIdentity.kycHistory', { uid }),
  });

/** Fetches one photo of a verification. The audit log records it. */
export const lookAtKycPhoto = (documentId: string) => call('staffIdentity.kycDocument', { documentId });

export const useDecideKyc = () =>
  useAct('staffIdentity.decideKyc', ['staffIdentity.kycQueue', 'staffIdentity.kycHistory', 'staffPeople.card']);
