import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type PersonCard = StaffOutput<'staffPeople.card'>;
export type PersonSession = StaffOutput<'staffPeople.sessions'>['rows'][number];
type PagedId = 'staffPeople.logins' | 'staffPeople.notes' | 'staffHoldings.deposits' | 'staffHoldings.withdrawals';

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

/** A list about a person that comes in pages. */
export const pagedQuery = <Id extends PagedId>(id: Id, uid: string) =>
  infiniteQueryOptions({
    queryKey: [id, { uid }],
    queryFn: ({ pageParam }): Promise<StaffOutput<Id>> =>
      call(id, { uid, ...(pageParam !== null && { before: pageParam }) } as StaffInput<Id>),
    initialPageParam: null as string | null,
    getNextPageParam: (page: { readonly next: string | null }) => page.next,
  });

/** The account number behind what somebody typed. */
export const useFindPerson = () =>
  useMutation({ mutationFn: (account: string) => call('staffPeople.search', { account }) });

function usePersonMutation<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [id] }) => /^staff(?:People|Actions)\./u.test(String(id)) }),
  });
}

export const useEndSessions = () =>
  usePersonMutation((input: StaffInput<'staffPeople.endSessions'>) => call('staffPeople.endSessions', input));
export const useAddNote = () =>
  usePersonMutation((input: StaffInput<'staffPeople.addNote'>) => call('staffPeople.addNote', input));
export const useSetLevels = () =>
  usePersonMutation((input: StaffInput<'staffPeople.setLevels'>) => call('staffPeople.setLevels', input));
export const useSetFrozen = () =>
  usePersonMutation((input: StaffInput<'staffIdentity.setFrozen'>) => call('staffIdentity.setFrozen', input));
