import { DOSSIER_FILE, dossierRecord } from '@bourse/core/dossier/dossier-file.ts';
import type { RecordPlace } from '../../../platform/db/record-list.ts';
import type { FileMaker, FilePiece } from '../../statement/public.ts';
import type { DossierContent } from '../dossier-deps.ts';

/** The name by which the job that writes files knows who makes them. */
export const DETAILS = 'dossier.details';
/** Records of a piece: few enough that making their text does not keep the process from answering others. */
const PIECE_SIZE = 500;

/** Which list the next piece belongs to, and behind which of its records it begins. */
interface Place {
  readonly list: number;
  readonly after: RecordPlace | null;
}

/** What is kept of a person, list by list: never more than a page of one list is in memory. */
export function detailsMaker({ assets, lists }: DossierContent, { pieceSize = PIECE_SIZE } = {}): FileMaker {
  const scaleOf = (asset: string) => assets.coin(asset)?.ledgerScale ?? 0;
  return {
    async *pieces(db, about, place): AsyncGenerator<FilePiece> {
      // The state as this same function left it.
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
