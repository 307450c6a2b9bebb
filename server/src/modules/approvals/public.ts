export { staffApprovalsHttp, staffDoorHttp } from './approvals.staff.http.ts';
export { type ApprovalsModule, createApprovals } from './approvals.ts';
export { staffActionsHttp } from './approvals-actions.staff.http.ts';
export { staffKeysHttp } from './approvals-keys.staff.http.ts';
export { staffMembersHttp } from './approvals-members.staff.http.ts';
export type { Approvals, AuditEntry } from './approvals-shapes.ts';
export { tidyApprovalsJob } from './jobs/tidy-approvals.job.ts';
export { watchAuditJob } from './jobs/watch-audit.job.ts';
export { staffActions, withStaffActions } from './queries/person-record.query.ts';
export {
  type ActionDefinition,
  type Actor,
  decidersOf,
  type Order,
  type PlainRecord,
  type Plan,
  type StaffAction,
} from './staff-action.ts';
export { actorOf, ask } from './staff-edge.ts';
export { verifyAudit } from './usecases/audit.ts';
