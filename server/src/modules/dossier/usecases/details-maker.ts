import { DOSSIER_FILE, dossierRecord } from '@bourse/core/dossier/dossier-file.ts';
import type { RecordPlace } from '../../../platform/db/record-list.ts';
import type { FileMaker, FilePiece } from '../../statement/public.ts';
import type { DossierContent } from '../dossier-deps.ts';

/** The name under which the job that writes files knows this maker. */
export const DETAILS = 'dossier.details';
/** How many records a piece has: few enough that writing them does not block the process. */
const PIECE_SIZE = 500;

/** Which list the next piece is from, and after which of its records it begins. */
interface Place {
  readonly list: number;
  readonly after: RecordPlace | null;
}

/** Writes what is kept of a person, list by list, with at most one page of a list in memory. */
export function detailsMaker({ assets, lists }: DossierContent, { pieceSize = PIECE_SIZE } = {}): FileMaker {
  const scaleOf = (asset: string) => assets.coin(asset)?.ledgerScale ?? 0;
  return {
    async *pieces(db, about, place): AsyncGenerator<FilePiece> {
      // The place is what this same function returned, so its type is known.
      let { list, after } = (place as Place | null) ?? { list: 0, after: null };
      const piece = (text: string, rows = 0): FilePiece => ({ text, rows, place: { list, after }, isLast: false });
      if (place === null) yield piece(DOSSIER_FILE.head(about));
      while (list < lists.length) {
        const { name, read } = lists[list]!;
        const page = await read(db, { ...about, after, limit: pieceSize });
        const rows = page.rows.map((row) => dossierRecord(row, scaleOf));
        const text = DOSSIER_FILE.part(name, rows, { isFirst: after === null, isLast: page.next === null });
        after = page.next;
        if (after === null) list++;
        yield piece(text, rows.length);
      }
      yield { ...piece(DOSSIER_FILE.end()), isLast: true };
    },
  };
}
