export { monthlySnapshotJob } from './jobs/monthly-snapshot.job.ts';
export { proofHttp } from './proof.http.ts';
export { takeSnapshot } from './usecases/take-snapshot.ts';
