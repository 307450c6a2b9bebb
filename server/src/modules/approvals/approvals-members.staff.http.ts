import type { staffMembers } from '@bourse/contract/staff/members.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import type { MemberActions } from './member-actions.ts';
import { listMembers } from './queries/member.query.ts';
import type { Room } from './room.ts';
import type { Proposed } from './staff-action.ts';
import { enrol, issueEnrolment, showEnrolment } from './usecases/enrol.ts';

const stateOf = <Code extends string>(asked: Result<Proposed, Code>) =>
  asked.ok ? ok({ state: asked.value.state }) : asked;
const uidsOf = (text: string): string[] => [...new Set(text.match(/[1-9][0-9]{8}/g) ?? [])];

/** Who works here, and their own way in. */
export function staffMembersHttp(deps: {
  readonly room: Room;
  readonly memberActions: MemberActions;
}): Handlers<typeof staffMembers> {
  const { room, memberActions: actions } = deps;
  const proposal = ({ staff, requestId }: StaffContext, reason: string) => ({ reason, actor: { ...staff, requestId } });
  const by = ({ staff }: StaffContext) => ({ byStaffId: staff.staffId });
  return {
    list: async () => ok({ rows: await listMembers(room.db) }),
    create: async ({ login, role, reason }, context) => {
      const change = { login: login.toLowerCase(), role, ...by(context) };
      return stateOf(await actions.create.propose({ change, ...proposal(context, reason) }));
    },
    setRole: async ({ staffId, role, reason }, context) => {
      const change = { staffId, role, ...by(context) };
      return stateOf(await actions.setRole.propose({ change, ...proposal(context, reason) }));
    },
    setDisabled: async ({ staffId, disabled, reason }, context) => {
      const change = { staffId, disabled: disabled === 'true', ...by(context) };
      return stateOf(await actions.setDisabled.propose({ change, ...proposal(context, reason) }));
    },
    resetTotp: async ({ staffId, reason }, context) => {
      const change = { staffId, ...by(context) };
      return stateOf(await actions.resetTotp.propose({ change, ...proposal(context, reason) }));
    },
    setPersons: async ({ staffId, ownUid, relativeUids, reason }, context) => {
      const change = { staffId, own: uidsOf(ownUid), relatives: uidsOf(relativeUids), ...by(context) };
      return stateOf(await actions.setPersons.propose({ change, ...proposal(context, reason) }));
    },
    issueEnrolment: ({ staffId, reason }, context) => issueEnrolment(room, { staffId, ...proposal(context, reason) }),
    enrolment: ({ enrolmentCode }) => showEnrolment(room, enrolmentCode),
    enrol: (input, { requestId }) => enrol(room, { ...input, requestId }),
  };
}
