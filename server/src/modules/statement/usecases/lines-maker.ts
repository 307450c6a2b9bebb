import type { Queryable } from '../../../platform/db/db.ts';
import type { FileMaker, FilePiece, FileSubject, Kept } from '../ports.ts';

/** Few lines a piece, so that nobody else has to wait. */
const LINES = 500;

/** A file of one line for each row of a list that is read from a place on. */
export interface Lines<Row, Place extends object> {
  readonly head: string;
  /** The next rows of what the file covers, in its order. Rows that were read once never change. */
  find(q: Queryable, about: FileSubject, after: Place | null, limit: number): Promise<readonly Row[]>;
  readonly line: (row: Row) => string;
  readonly placeOf: (row: Row) => Place;
  readonly linesMax?: number;
}

/** Makes such a file piece by piece; each piece but the last is full. */
export const linesMaker = <Row, Place extends object>(lines: Lines<Row, Place>): FileMaker => ({
  async *pieces(db, about, kept): AsyncGenerator<FilePiece> {
    const { head, find, line, placeOf, linesMax = LINES } = lines;
    let after = kept as Place | null;
    let before = after === null ? head : '';
    for (;;) {
      const rows = await find(db, about, after, linesMax);
      const last = rows.at(-1);
      if (last) after = placeOf(last);
      const isLast = rows.length < linesMax;
      yield { text: before + rows.map(line).join(''), rows: rows.length, place: after as Kept | null, isLast };
      if (isLast) return;
      before = '';
    }
  },
});
