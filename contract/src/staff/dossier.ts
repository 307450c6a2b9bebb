import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, page, pageLimit, text, timeMs, timeText, uid, uuid } from '../fields.ts';

const ONLY = ['compliance'] as const;
/** Whoever audits reads what was made, and makes nothing. */
const READS = ['compliance', 'auditor'] as const;

const file = z.object({
  /** DELETED when its seven days are over. */
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED', 'DELETED']),
  rowsDone: z.number().int(),
  /** Null where they are not counted before. */
  rowsTotal: z.number().int().nullable(),
  bytes: z.number().int(),
  /** The file can be fetched until this time; null while it is being made. */
  deleteAtMs: timeMs.nullable(),
});
const dossier = z.object({
  id: z.string(),
  /** The login of who asked for it. */
  staff: z.string(),
  reason: z.string(),
  /** Included; null from the first day on. */
  fromMs: timeMs.nullable(),
  /** The end of the range, itself excluded. */
  toMs: timeMs,
  createdAtMs: timeMs,
  /** What is kept of the person, as JSON. */
  details: file,
  /** The person's bookings, as CSV. */
  entries: file,
});

/** Files of a person for a suspicious-activity report. The person is told nothing of them. */
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
      /** Included; without it from the first day on. */
      fromMs: timeText.optional(),
      /** The end of the range, itself excluded. Absent: up to now. */
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
