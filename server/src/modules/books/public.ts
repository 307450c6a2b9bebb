export { staffBooksHttp } from './books.staff.http.ts';
export type { BooksDeps } from './books-deps.ts';
export { askedReconcileJob } from './jobs/asked-reconcile.job.ts';
export { keepRun } from './usecases/run-reconcile.ts';
