export { staffBooksHttp } from './books.staff.http.ts';
export { askedReconcileJob } from './jobs/asked-reconcile.job.ts';
export { reconcileJob } from './jobs/reconcile.job.ts';
export { coreTransit, holdOwnersOf } from './reconcile-ports.ts';
