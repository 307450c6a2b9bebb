export { gridHttp } from './grid.http.ts';
export { staffGridHttp } from './grid.staff.http.ts';
export { gridDriverJob } from './jobs/grid-driver.job.ts';
export { tellGridLevelsJob } from './jobs/tell-levels.job.ts';
export { gridProduct } from './product.ts';
export { hasGridsSince } from './queries/strategy.query.ts';
export { stopGrid } from './usecases/change-grid.ts';
export { type CreateAsk, createGrid } from './usecases/create-grid.ts';
export { isGridWorkLeft } from './usecases/work-left.ts';
