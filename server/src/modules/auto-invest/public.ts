export { autoInvestHttp } from './auto-invest.http.ts';
export { staffAutoInvestHttp } from './auto-invest.staff.http.ts';
export type { AutoInvestDeps } from './auto-invest-deps.ts';
export { autoInvestJobs } from './jobs/auto-invest-jobs.ts';
export { autoInvestProduct } from './product.ts';
export { findCloseSpans } from './queries/close.query.ts';
export { isAnyRunOpen } from './queries/run.query.ts';
export { saveCloses } from './store/close.store.ts';
