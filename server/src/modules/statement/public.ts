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
/** Files that staff have made about a person. The caller decides who may have them. */
export { BOOKINGS, countOpenStaffFiles, type Export, findStaffFiles } from './queries/export.query.ts';
export { statementHttp } from './statement.http.ts';
export { lockPerson } from './store/export.store.ts';
export { beginStaffFile } from './usecases/begin-staff-file.ts';
export { linesMaker } from './usecases/lines-maker.ts';
export { fileAnswer } from './usecases/read-file.ts';
export { KEPT_MS } from './views.ts';
