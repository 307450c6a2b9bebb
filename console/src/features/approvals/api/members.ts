import { queryOptions } from '@tanstack/react-query';
import { useAct, useActBy } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type Member = StaffOutput<'staffMembers.list'>['rows'][number];
/** A change of a member of staff that can be asked for. */
export type MemberWish =
  | ({ readonly wish: 'create' } & Omit<StaffInput<'staffMembers.create'>, 'reason'>)
  | ({ readonly wish: 'setRole' } & Omit<StaffInput<'staffMembers.setRole'>, 'reason'>)
  | ({ readonly wish: 'setDisabled' } & Omit<StaffInput<'staffMembers.setDisabled'>, 'reason'>)
  | ({ readonly wish: 'resetTotp' } & Omit<StaffInput<'staffMembers.resetTotp'>, 'reason'>)
  | ({ readonly wish: 'setPersons' } & Omit<StaffInput<'staffMembers.setPersons'>, 'reason'>);

export const membersQuery = queryOptions({
  queryKey: ['staffMembers.list'],
  queryFn: () => call('staffMembers.list', {}),
});

function send(wanted: MemberWish, reason: string) {
  switch (wanted.wish) {
    case 'create':
      return call('staffMembers.create', { login: wanted.login, role: wanted.role, reason });
    case 'setRole':
      return call('staffMembers.setRole', { staffId: wanted.staffId, role: wanted.role, reason });
    case 'setDisabled':
      return call('staffMembers.setDisabled', { staffId: wanted.staffId, disabled: wanted.disabled, reason });
    case 'resetTotp':
      return call('staffMembers.resetTotp', { staffId: wanted.staffId, reason });
    default: {
      const { staffId, ownUid, relativeUids } = wanted;
      return call('staffMembers.setPersons', { staffId, ownUid, relativeUids, reason });
    }
  }
}

/** Asks for a change, which waits for a second super admin. */
export const useAskForMember = () =>
  useActBy(
    ({ wanted, reason }: { readonly wanted: MemberWish; readonly reason: string }) => send(wanted, reason),
    ['staffActions.list'],
  );

export const useIssueEnrolment = () => useAct('staffMembers.issueEnrolment');

/** The login that both halves of a code belong to, with its authenticator's secret, which is therefore sent only once. */
export const enrolmentQuery = (enrolmentCode: string, secondCode: string) =>
  queryOptions({
    queryKey: ['staffMembers.enrolment', { enrolmentCode, secondCode }],
    queryFn: () => call('staffMembers.enrolment', { enrolmentCode, secondCode }),
    enabled: enrolmentCode !== '' && secondCode !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useEnrol = () => useAct('staffMembers.enrol');
