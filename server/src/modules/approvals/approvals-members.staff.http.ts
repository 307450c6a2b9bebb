import type { staffMembers } from '@bourse/contract/staff/members.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import type { MemberActions } from './member-actions.ts';
import { listMembers } from './queries/member.query.ts';
import { actorOf, ask } from './staff-edge.ts';
import { enrol, issueEnrolment, showEnrolment } from './usecases/enrol.ts';

const uidsOf = (text: string): string[] => [...new Set(text.match(/[1-9][0-9]{8}/g) ?? [])];

/** Endpoints for who works here, and for their own enrolment. */
export function staffMembersHttp(given: {
  readonly deps: ApprovalsDeps;
  readonly memberActions: MemberActions;
}): Handlers<typeof staffMembers> {
  const { deps, memberActions: actions } = given;
  const by = ({ staff }: StaffContext) => ({ byStaffId: staff.staffId });
  return {
    list: async () => ok({ rows: await listMembers(deps.db) }),
    create: ({ login, role, reason }, context) =>
      ask(actions.create, { login: login.toLowerCase(), role, ...by(context) }, reason, context),
    setRole: ({ staffId, role, reason }, context) =>
      ask(actions.setRole, { staffId, role, ...by(context) }, reason, context),
    setDisabled: ({ staffId, disabled, reason }, context) =>
      ask(actions.setDisabled, { staffId, disabled: disabled === 'true', ...by(context) }, reason, context),
    resetTotp: ({ staffId, reason }, context) => ask(actions.resetTotp, { staffId, ...by(context) }, reason, context),
    setPersons: ({ staffId, ownUid, relativeUids, reason }, context) => {
      const change = { staffId, own: uidsOf(ownUid), relatives: uidsOf(relativeUids), ...by(context) };
      return ask(actions.setPersons, change, reason, context);
    },
    issueEnrolment: ({ staffId, reason }, context) =>
      issueEnrolment(deps, { staffId, reason, actor: actorOf(context) }),
    enrolment: (halves) => showEnrolment(deps, halves),
    enrol: (input, { requestId }) => enrol(deps, { ...input, requestId }),
  };
}
