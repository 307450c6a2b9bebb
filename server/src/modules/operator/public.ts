export { staffJobsHttp } from './jobs.staff.http.ts';
export { operatorHttp } from './operator.http.ts';
export { staffOperatorHttp } from './operator.staff.http.ts';
export { STATUS_TOPIC } from './status.ts';
export { setSetting } from './usecases/set-setting.ts';
