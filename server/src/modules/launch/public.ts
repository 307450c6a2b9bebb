export { launchJobs } from './jobs/launch-jobs.ts';
export { launchHttp } from './launch.http.ts';
export { staffLaunchHttp } from './launch.staff.http.ts';
export { launchProduct } from './product.ts';
