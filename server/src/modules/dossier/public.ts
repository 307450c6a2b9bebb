export { dossierHttp } from './dossier.staff.http.ts';
export { DETAILS, detailsMaker } from './usecases/details-maker.ts';
