export type { WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
export { defineFactorReset } from './factor-reset-action.ts';
export { identityHttp } from './identity.http.ts';
export { staffIdentityHttp } from './identity.staff.http.ts';
export { createIdentity, type IdentityModule } from './identity.ts';
export { staffPeopleHttp } from './identity-people.staff.http.ts';
export type {
  Channel,
  Factors,
  Identity,
  JudgedFactors,
  OpenedAccount,
  Profile,
  Recipient,
  SecurityCheckResult,
  SecurityRefusal,
  SendBoundCodeResult,
  SendCodeRefusal,
  SentCode,
} from './identity-shapes.ts';
export { identityJobs } from './jobs/identity-jobs.ts';
export { defineLevelAction } from './level-actions.ts';
export { profileOf } from './profile-of.ts';
export { identityRecords } from './queries/person-record.query.ts';
export { LOGGED_OUT_TOPIC } from './usecases/session/end-sessions.ts';
