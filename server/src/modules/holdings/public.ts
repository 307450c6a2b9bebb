export { holdingsHttp } from './holdings.http.ts';
export { staffHoldingsHttp } from './holdings.staff.http.ts';
export type { HoldingsDeps } from './holdings-deps.ts';
export { dailyTotalsJob } from './jobs/daily-totals.job.ts';
export { walletRecords } from './queries/person-record.query.ts';
