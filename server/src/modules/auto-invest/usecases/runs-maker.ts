import { RUN_FILE_HEAD, runFileLine } from '@bourse/core/auto-invest/run-file.ts';
import type { FileMaker, FilePiece, Kept } from '../../statement/public.ts';
import { findFileLegs, type LegPlace } from '../queries/run-file.query.ts';

/** Few lines a piece, so that nobody else has to wait. */
const LINES = 500;

/** Makes a file of a person's runs, coin by coin, that have ended in a range. */
export const runsMaker = ({ linesMax = LINES } = {}): FileMaker => ({
  async *pieces(db, { uid, fromMs, toMs }, kept): AsyncGenerator<FilePiece> {
    let after = kept as LegPlace | null;
    let isFirst = after === null;
    for (;;) {
      const legs = await findFileLegs(db, { uid, fromMs: fromMs ?? 0, toMs, after }, linesMax);
      const last = legs.at(-1);
      after = last ? { endedMs: last.endedMs, runId: last.runId, place: last.place } : after;
      const isLast = legs.length < linesMax;
      const text = (isFirst ? RUN_FILE_HEAD : '') + legs.map(runFileLine).join('');
      yield { text, rows: legs.length, place: after as Kept | null, isLast };
      if (isLast) return;
      isFirst = false;
    }
  },
});
