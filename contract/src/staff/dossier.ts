import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, page, pageLimit, text, timeMs, timeText, uid, uuid } from '../fields.ts';

const ONLY = ['compliance'] as const;
/** Roles that read report files; the auditor cannot make one. */
const READS = ['compliance', 'auditor'] as const;

const file = z.object({
  /** DELETED seven days after it was made. */
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED', 'DELETED']),
  rowsDone: z.number().int(),
  /** Null until they are counted. */
  rowsTotal: z.number().int().nullable(),
  bytes: z.number().int(),
  /** Until when the file can be fetched; null while it is being made. */
  deleteAtMs: timeMs.nullable(),
});
const dossier = z.object({
  id: z.string(),
  /** The login of the member of staff who asked for it. */
  staff: z.string(),
  reason: z.string(),
  /** Inclusive; null for the whole history. */
  fromMs: timeMs.nullable(),
  /** The end of the range, exclusive. */
  toMs: timeMs,
  createdAtMs: timeMs,
  /** The details kept of the person, as JSON. */
  details: file,
  /** The person's bookings, as CSV. */
  entries: file,
});

/** Files about a person for a suspicious-activity report. The person never learns of them. */
export const staffDossier = {
  list: endpoint({
    method: 'GET',
    path: '/open/staff/people/reports',
    summary: 'The report files that were made of a person, newest first, with how far each has come',
    access: READS,
    input: z.strictObject({ uid, before: cursor.optional(), limit: pageLimit.optional() }),
    output: page(dossier),
    refusals: ['OWN_ACCOUNT'],
  }),
  make: endpoint({
    method: 'POST',
    path: '/open/staff/people/reports/make',
    summary: 'Begins to write the files of a report about a person, in the background; the person is told nothing',
    access: ONLY,
    input: z.strictObject({
      uid,
      /** Inclusive; the whole history if left out. */
      fromMs: timeText.optional(),
      /** The end of the range, exclusive; now if left out. */
      toMs: timeText.optional(),
      reason: text(200, 3),
    }),
    output: dossier,
    refusals: ['USER_UNKNOWN', 'OWN_ACCOUNT', 'DOSSIER_RANGE', 'DOSSIER_RUNNING'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/open/staff/people/reports/file',
    summary: 'One file of a report; the log keeps who took it',
    access: READS,
    input: z.strictObject({ id: uuid, file: z.enum(['details', 'entries']) }),
    output: z.object({ name: z.string(), type: z.string() }),
    answersFile: true,
    refusals: ['DOSSIER_UNKNOWN', 'OWN_ACCOUNT', 'DOSSIER_NOT_READY'],
  }),
} as const;
