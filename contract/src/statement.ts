import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import { accountName, assetCode, clientRequestId, none, timeMs, timeText, uuid } from './fields.ts';
import { historyName, recordStatus, searchText } from './history-input.ts';

/** One of STATEMENT_SCOPES, or the name of a product's history. */
const statementScope = historyName;
const statementFormat = z.enum(['csv', 'json']);
/** Whether the money moved on a chain, or between people of the exchange. */
const statementKind = z.enum(['ONCHAIN', 'INTERNAL']);
/** Incoming or outgoing, where a scope has both. */
const statementSide = z.enum(['deposit', 'withdraw']);
const statementState = z.enum(['WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED']);

/** The progress of one export. */
export const statementExport = z.object({
  id: z.string(),
  scope: statementScope,
  format: statementFormat,
  asset: z.string().nullable(),
  account: z.string().nullable(),
  fromMs: timeMs.nullable(),
  /** The end of the range, exclusive. */
  toMs: timeMs,
  status: recordStatus.nullable(),
  search: z.string().nullable(),
  kind: statementKind.nullable(),
  side: statementSide.nullable(),
  state: statementState,
  rowsDone: z.number().int(),
  /** Null until they are counted. */
  rowsTotal: z.number().int().nullable(),
  /** How many bytes of the file are written so far. */
  bytes: z.number().int(),
  fileName: z.string(),
  createdAtMs: timeMs,
  endedAtMs: timeMs.nullable(),
  /** When the file is deleted; null while it is being made. */
  deleteAtMs: timeMs.nullable(),
});

export const statement = {
  request: endpoint({
    method: 'POST',
    path: '/open/statement/export',
    summary:
      'Begins to write a person’s bookings to a file, in the background: of any range, in full precision, times in UTC',
    access: 'user',
    input: z.strictObject({
      clientRequestId,
      format: statementFormat,
      scope: statementScope,
      asset: assetCode.optional(),
      account: accountName.optional(),
      /** Inclusive; from the first booking on if left out. */
      fromMs: timeText.optional(),
      /** The end of the range, exclusive; now if left out. */
      toMs: timeText.optional(),
      /** With one of these filters, the file has the records that the page would show with it, as of one moment. */
      status: recordStatus.optional(),
      search: searchText.optional(),
      kind: statementKind.optional(),
      side: statementSide.optional(),
    }),
    output: statementExport,
    refusals: ['EXPORT_RANGE', 'EXPORTS_RUNNING'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
    idempotent: true,
  }),
  exports: endpoint({
    method: 'GET',
    path: '/open/statement/exports',
    summary: 'The exports of the last seven days, the newest first, with how far each has come',
    access: 'user',
    input: none,
    output: z.object({ rows: z.array(statementExport) }),
    refusals: [],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/open/statement/export/cancel',
    summary: 'Ends an export that is being made; what was written is deleted',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: statementExport,
    refusals: ['EXPORT_UNKNOWN', 'EXPORT_ENDED'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/open/statement/export/file',
    summary: 'The file of a finished export',
    access: 'user',
    input: z.strictObject({ id: uuid }),
    output: z.object({ name: z.string(), type: z.string() }),
    answersFile: true,
    refusals: ['EXPORT_UNKNOWN', 'EXPORT_NOT_READY'],
    rate: { max: 60, windowMs: PER_HOUR_MS },
  }),
} as const;
