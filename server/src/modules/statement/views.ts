import type { statementExport } from '@bourse/contract/statement.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { utcDay } from '@bourse/core/calendar/utc-day.ts';
import type { z } from 'zod';
import type { Export } from './queries/export.query.ts';

/** How long a finished file is kept. */
export const KEPT_MS = 7 * DAY_MS;

/**
 * `bourse-all-2026-01-01-2026-03-01.csv`: the days are in UTC, like the times in the file. The name says if rows were
 * filtered out.
 */
export function fileNameOf({ scope, fromMs, toMs, format, status, search, kind, side }: Export): string {
  const words = [side, kind, status]
    .filter((each) => each !== null)
    .map((each) => each.toLowerCase().replace('_', '-'));
  const filter = [...words, ...(search === null ? [] : ['search'])];
  return `${['bourse', scope, ...filter, ...(fromMs === null ? [] : [utcDay(fromMs)]), utcDay(toMs - 1)].join('-')}.${format}`;
}

export function exportOut(row: Export): z.output<typeof statementExport> {
  const { id, scope, format, asset, account, fromMs, toMs, state, rowsDone, rowsTotal, bytes } = row;
  const { status, search, kind, side } = row;
  return {
    id,
    scope,
    format,
    asset,
    account,
    fromMs,
    toMs,
    state,
    rowsDone,
    rowsTotal,
    bytes,
    status,
    search,
    kind,
    side,
    fileName: fileNameOf(row),
    createdAtMs: row.createdAtMs,
    endedAtMs: row.endedAtMs,
    deleteAtMs: row.endedAtMs === null ? null : row.endedAtMs + KEPT_MS,
  };
}
