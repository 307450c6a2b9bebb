import { STAFF_ROLES, type StaffRole } from '@bourse/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type Member, type MemberWish, membersQuery, useAskForMember, useIssueEnrolment } from '../../api/members.ts';

export type MemberAct = 'create' | 'setRole' | 'setDisabled' | 'resetTotp' | 'setPersons' | 'enrolment';
interface IssuedCode {
  readonly login: string;
  readonly enrolmentCode: string;
  readonly isComplete: boolean;
}
export interface Wanted {
  readonly act: MemberAct;
  readonly member: Member | null;
}
const LOGIN = /^[A-Za-z0-9._@-]{3,80}$/u;
const UIDS = /^\s*(?:[1-9][0-9]{8}(?:[\s,]+|$)){0,15}\s*$/u;

/** The members of staff, and asking for changes. */
export function useMembersModel() {
  const members = useQuery(membersQuery);
  const asking = useAskForMember();
  const issuing = useIssueEnrolment();
  const form = useMemberForm();
  const [code, setCode] = useState<IssuedCode | null>(null);
  const act = useReasonedAction<Wanted>(
    async (wanted, reason) => {
      if (wanted.act !== 'enrolment') return asking.mutateAsync({ wanted: form.wishOf(wanted), reason });
      const { staffId, login } = wanted.member as Member;
      const { enrolmentCode, isComplete } = await issuing.mutateAsync({ staffId, reason });
      setCode({ login, enrolmentCode, isComplete });
    },
    ({ act: done }) => (done === 'enrolment' ? t('console.members.codeMade') : t('console.asked')),
  );
  return {
    view: {
      state: stateOf(members),
      rows: members.data?.rows ?? [],
      mayAct: useIsOneOf(['superadmin']),
      code,
      isGood: act.wanted === null || form.isGood(act.wanted),
    },
    form,
    act,
    commands: {
      retry: () => void members.refetch(),
      start: (wanted: Wanted) => {
        form.fill(wanted.member);
        act.start(wanted);
      },
      forgetCode: () => setCode(null),
    },
  } as const;
}

/** The fields of the dialogs, besides the reason. */
function useMemberForm() {
  const [login, setLogin] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const [ownUid, setOwnUid] = useState('');
  const [relativeUids, setRelativeUids] = useState('');
  return {
    login,
    setLogin,
    role,
    setRole,
    ownUid,
    setOwnUid,
    relativeUids,
    setRelativeUids,
    roles: STAFF_ROLES,
    isGood: ({ act, member }: Wanted) => {
      if (act === 'create') return LOGIN.test(login);
      if (act === 'setRole') return role !== member?.role;
      return act !== 'setPersons' || (UIDS.test(ownUid) && UIDS.test(relativeUids));
    },
    fill: (member: Member | null) => {
      setLogin('');
      setRole(member?.role ?? 'support');
      setOwnUid(member?.ownUid ?? '');
      setRelativeUids(member?.relativeUids.join(', ') ?? '');
    },
    wishOf: ({ act, member }: Wanted): MemberWish => {
      const staffId = member?.staffId ?? '';
      if (act === 'create') return { wish: 'create', login, role };
      if (act === 'setRole') return { wish: 'setRole', staffId, role };
      if (act === 'resetTotp') return { wish: 'resetTotp', staffId };
      if (act === 'setPersons') return { wish: 'setPersons', staffId, ownUid, relativeUids };
      return { wish: 'setDisabled', staffId, disabled: member?.disabledAtMs === null ? 'true' : 'false' };
    },
  };
}
