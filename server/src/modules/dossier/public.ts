export { dossierHttp } from './dossier.staff.http.ts';
export { fileMakers } from './file-makers.ts';
