import { staffPaths } from '@bourse/contract/staff-paths.gen.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { pagedQuery, useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type PersonCard = StaffOutput<'staffPeople.card'>;
export type PersonMail = StaffOutput<'staffPeople.mails'>['rows'][number];
export type PersonSession = StaffOutput<'staffPeople.sessions'>['rows'][number];

export const cardQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffPeople.card', { uid }],
    queryFn: () => call('staffPeople.card', { uid }),
    enabled: uid !== '',
  });
export const sessionsQuery = (uid: string) =>
  queryOptions({ queryKey: ['staffPeople.sessions', { uid }], queryFn: () => call('staffPeople.sessions', { uid }) });
export const holdingsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffHoldings.overview', { uid }],
    queryFn: () => call('staffHoldings.overview', { uid }),
  });

export const mailsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffPeople.mails', { uid }],
    queryFn: () => call('staffPeople.mails', { uid }),
    refetchInterval: 5_000,
  });

export const purchaseLockQuery = (uid: string) =>
  queryOptions({
    queryKey: ['staffPurchaseLock.level', { uid }],
    queryFn: () => call('staffPurchaseLock.level', { uid }),
  });

/** Refreshed repeatedly, to show the progress of files that are being made. */
export const reportsQuery = (uid: string) => pagedQuery('staffDossier.list', { uid }, { refetchInterval: 3_000 });
export const reportFileLink = (id: string, file: 'details' | 'entries'): string =>
  `${staffPaths['staffDossier.download'][1]}?${new URLSearchParams({ id, file })}`;

/** Finds the account number for a typed number, address or phone. */
export const useFindPerson = () =>
  useMutation({ mutationFn: (account: string) => call('staffPeople.search', { account }) });

export const useEndSessions = () => useAct('staffPeople.endSessions', ['staffPeople.sessions']);
export const useResendMail = () => useAct('staffPeople.resendMail', ['staffPeople.mails']);
export const useSetPurchaseLock = () => useAct('staffPurchaseLock.setLevel', ['staffPurchaseLock.level']);
export const useMakeReport = () => useAct('staffDossier.make', ['staffDossier.list']);
export const useAddNote = () => useAct('staffPeople.addNote', ['staffPeople.notes']);
export const useSetLevels = () => useAct('staffPeople.setLevels', ['staffActions.list']);
export const useResetFactors = () => useAct('staffPeople.resetFactors', ['staffActions.list']);
export const useSetFrozen = () =>
  useAct('staffIdentity.setFrozen', ['staffPeople.card', 'staffPeople.sessions', 'staffPeople.notes']);
