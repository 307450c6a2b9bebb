import type { staffDossier } from '@bourse/contract/staff/dossier.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { PAGE_LIMIT, readIdCursor } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { actorOf } from '../approvals/public.ts';
import { findStaffFiles } from '../statement/public.ts';
import type { DossierDeps } from './dossier-deps.ts';
import { type Dossier, findDossiers } from './queries/dossier.query.ts';
import { makeDossier } from './usecases/make-dossier.ts';
import { readDossierFile } from './usecases/read-dossier-file.ts';
import { dossierOut } from './views.ts';

/** Endpoints for report files of Compliance. */
export function dossierHttp(deps: DossierDeps): Handlers<typeof staffDossier> {
  const { db, approvals } = deps;
  return {
    list: async ({ uid, before, limit = PAGE_LIMIT }, { staff }) => {
      // A person whom a report is about must not learn of it here either.
      if (await approvals.isRelated(db, { staffId: staff.staffId, uid })) return refuse('OWN_ACCOUNT');
      const size = Math.max(1, limit);
      const rows = await findDossiers(db, { uid, before: readIdCursor(before), limit: size });
      return ok({ rows: await out(deps, rows), next: rows.length < size ? null : rows.at(-1)!.id });
    },
    make: async ({ uid, fromMs = null, toMs = null, reason }, context) => {
      const made = await makeDossier(deps, { uid, fromMs, toMs, reason, actor: actorOf(context) });
      return made.ok ? ok((await out(deps, [made.value]))[0]!) : made;
    },
    download: ({ id, file }, context) => readDossierFile(deps, { id, file, actor: actorOf(context) }),
  };
}

async function out({ db, approvals }: DossierDeps, rows: readonly Dossier[]) {
  const [files, logins] = await Promise.all([
    findStaffFiles(
      db,
      rows.flatMap(({ detailsFileId, entriesFileId }) => [detailsFileId, entriesFileId]),
    ),
    approvals.loginsOf(
      db,
      rows.map(({ staffId }) => staffId),
    ),
  ]);
  return rows.map((row) => dossierOut(row, files, logins));
}
