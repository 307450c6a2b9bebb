import { type FileLeg, RUN_FILE_HEAD, runFileLine } from '@bourse/core/auto-invest/run-file.ts';
import { linesMaker } from '../../statement/public.ts';
import { findFileLegs, type LegPlace } from '../queries/run-file.query.ts';

/** Makes a file of a person's runs, coin by coin, that have ended in a range. */
export const runsMaker = (linesMax?: number) =>
  linesMaker<FileLeg, LegPlace>({
    head: RUN_FILE_HEAD,
    find: (q, { uid, fromMs, toMs }, after, limit) => findFileLegs(q, { uid, fromMs: fromMs ?? 0, toMs, after }, limit),
    line: runFileLine,
    placeOf: ({ endedMs, runId, place }) => ({ endedMs, runId, place }),
    ...(linesMax && { linesMax }),
  });
