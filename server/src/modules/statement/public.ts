export { deleteExportsJob } from './jobs/delete-exports.job.ts';
export { writeExportsJob } from './jobs/write-exports.job.ts';
export type {
  FileMaker,
  FilePiece,
  FileSubject,
  Kept,
  PickShelf,
  StatementPart,
  StatementPlan,
  StatementQuery,
  StatementSource,
} from './ports.ts';
/** Files that staff have made of a person; who may is the caller's to judge. */
export { BOOKINGS, countOpenStaffFiles, type Export, findStaffFiles } from './queries/export.query.ts';
export { statementHttp } from './statement.http.ts';
export { lockPerson } from './store/export.store.ts';
export { beginStaffFile } from './usecases/begin-staff-file.ts';
export { fileAnswer } from './usecases/read-file.ts';
export { KEPT_MS } from './views.ts';
