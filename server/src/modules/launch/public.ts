export { createBlockBeacon } from './beacon/block-beacon.ts';
export { createDrandBeacon } from './beacon/drand-beacon.ts';
export { launchJobs } from './jobs/launch-jobs.ts';
export { launchHttp } from './launch.http.ts';
export { staffLaunchHttp } from './launch.staff.http.ts';
export type { LaunchDeps } from './launch-deps.ts';
export type { Beacon } from './ports.ts';
export { launchProduct } from './product.ts';
export { nextSnapshotMs, takeSnapshots } from './usecases/holding/take-snapshots.ts';
