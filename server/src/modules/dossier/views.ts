import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffDossier } from '@bourse/contract/staff/dossier.ts';
import { utcDay } from '@bourse/core/calendar/utc-day.ts';
import { type Export, KEPT_MS } from '../statement/public.ts';
import type { Dossier } from './queries/dossier.query.ts';

type DossierOut = OutputOf<typeof staffDossier.list>['rows'][number];
type FileOut = DossierOut['details'];

const EXTENSIONS = { details: 'json', entries: 'csv' } as const;

/** `report-100000001-2026-01-01-2026-03-01-entries.csv`: the days are in UTC, like the times in the file. */
export function fileNameOf({ uid, fromMs, toMs }: Dossier, file: keyof typeof EXTENSIONS): string {
  const range = [...(fromMs === null ? [] : [utcDay(fromMs)]), utcDay(toMs - 1)];
  return `${['report', uid, ...range, file].join('-')}.${EXTENSIONS[file]}`;
}

/** A file is deleted after seven days and then missing here. */
function fileOut(file: Export | undefined): FileOut {
  if (!file) return { state: 'DELETED', rowsDone: 0, rowsTotal: null, bytes: 0, deleteAtMs: null };
  const { state, rowsDone, rowsTotal, bytes, endedAtMs } = file;
  // Files of staff cannot be cancelled, because only a file with an owner can; the type allows it all the same.
  const told = state === 'CANCELLED' ? 'FAILED' : state;
  return { state: told, rowsDone, rowsTotal, bytes, deleteAtMs: endedAtMs === null ? null : endedAtMs + KEPT_MS };
}

export function dossierOut(
  { id, staffId, reason, fromMs, toMs, createdAtMs, ...dossier }: Dossier,
  files: ReadonlyMap<string, Export>,
  logins: ReadonlyMap<string, string>,
): DossierOut {
  return {
    id,
    reason,
    fromMs,
    toMs,
    createdAtMs,
    staff: logins.get(staffId) ?? staffId,
    details: fileOut(files.get(dossier.detailsFileId)),
    entries: fileOut(files.get(dossier.entriesFileId)),
  };
}
