export { deleteExportsJob } from './jobs/delete-exports.job.ts';
export { writeExportsJob } from './jobs/write-exports.job.ts';
export type { Kept, PickShelf, StatementPart, StatementPlan, StatementQuery, StatementSource } from './ports.ts';
export { statementHttp } from './statement.http.ts';
export type { StatementDeps, StatementWork } from './statement-deps.ts';
