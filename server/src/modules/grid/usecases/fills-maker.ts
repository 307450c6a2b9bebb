import { FILL_FILE_HEAD, type FileFill, fillFileLine } from '@bourse/core/grid/fill-file.ts';
import { linesMaker } from '../../statement/public.ts';
import { type FillPlace, findFileFills } from '../queries/fill-file.query.ts';

/** Makes a file of what a person's grids have traded in a range. */
export const fillsMaker = linesMaker<FileFill, FillPlace>({
  head: FILL_FILE_HEAD,
  find: (q, { uid, fromMs, toMs }, after, limit) => findFileFills(q, { uid, fromMs: fromMs ?? 0, toMs, after }, limit),
  line: fillFileLine,
  placeOf: ({ gridId, orderId }) => ({ gridId, orderId }),
});
