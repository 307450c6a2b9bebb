export { followReturnsJob, sealScreenshotsJob, tellOthersJob, tidyScreenshotsJob } from './jobs/recovery.job.ts';
export { recoveryCases } from './queries/person-record.query.ts';
export { recoveryChecks } from './queries/recovery-checks.query.ts';
export { recoveryHttp } from './recovery.http.ts';
export { staffRecoveryHttp } from './recovery.staff.http.ts';
export type { RecoveryDeps } from './recovery-deps.ts';
