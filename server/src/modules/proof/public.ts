export { monthlySnapshotJob } from './jobs/monthly-snapshot.job.ts';
export { proofHttp } from './proof.http.ts';
export type { ProofDeps, SnapshotDeps } from './proof-deps.ts';
export { type TakenSnapshot, takeSnapshot } from './usecases/take-snapshot.ts';
