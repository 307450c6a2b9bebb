export { staffBooksHttp } from './books.staff.http.ts';
export { askedReconcileJob } from './jobs/asked-reconcile.job.ts';
export { keepRun } from './usecases/run-reconcile.ts';
