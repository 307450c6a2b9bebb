export { staffBooksHttp } from './books.staff.http.ts';
export { askedReconcileJob } from './jobs/asked-reconcile.job.ts';
export { verifyJournalJob } from './jobs/journal.job.ts';
export { lateChainsJob } from './jobs/late-chains.job.ts';
export { reconcileJob, wholeReconcileJob } from './jobs/reconcile.job.ts';
export { reconcilePorts } from './reconcile-ports.ts';
