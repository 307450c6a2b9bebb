export { earnHttp } from './earn.http.ts';
export { staffEarnHttp } from './earn.staff.http.ts';
export { earnJobs } from './jobs/earn-jobs.ts';
export { earnProduct } from './product.ts';
export { findProducts as findEarnProducts } from './queries/product.query.ts';
export { findRequest as findEarnRequest } from './queries/request.query.ts';
export { subscribe } from './usecases/subscribe.ts';
