export { dossierHttp } from './dossier.staff.http.ts';
export type { DossierContent, DossierDeps } from './dossier-deps.ts';
export { DETAILS, detailsMaker } from './usecases/details-maker.ts';
