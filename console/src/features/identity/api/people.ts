import { queryOptions } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type KycRow = StaffOutput<'staffIdentity.kycQueue'>['rows'][number];
export type KycField = NonNullable<StaffInput<'staffIdentity.decideKyc'>['field']>;

export const kycQueueQuery = pagedQuery('staffIdentity.kycQueue', {}, { refetchInterval: 15_000 });

/** Everything that a person submitted so far. */
export const kycHistoryQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffIdentity.kycHistory', { uid }],
    queryFn: () => call('staffIdentity.kycHistory', { uid }),
  });

/** One photo of a verification; the look is recorded. */
export const lookAtKycPhoto = (documentId: string) => call('staffIdentity.kycDocument', { documentId });

export const useDecideKyc = () =>
  useAct('staffIdentity.decideKyc', ['staffIdentity.kycQueue', 'staffIdentity.kycHistory', 'staffPeople.card']);
