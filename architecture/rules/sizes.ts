import { dirname } from 'node:path';
import type { Offence } from '../boundaries.ts';

export const isSpec = (path: string): boolean =>
  /\.(spec|rig)\.(tsx?|mjs)$|\.sim\.ts$|\.bench\.ts$|\.e2e\.ts$|test-database\.ts$/.test(path);

/** A file in a sitting: what is longer has two subjects. */
const FILE_LINES_MAX = 300;

/** Files that may be longer, each with the reason. One that is no longer than others leaves the list. */
export const LONG_FILES: readonly (readonly [path: string, why: string])[] = [
  [
    'architecture/new-capability/words.ts',
    'one table of the same few words in twelve languages, which are compared side by side',
  ],
  [
    'core/src/matching/price-levels.ts',
    'one data structure: its pages and the words that find them keep one invariant, and a call between files is in its hot path',
  ],
  [
    'core/src/trading/reference/random-commands.ts',
    'one generator, whose draws stand in a fixed order: journals of old seeds are read anew by it',
  ],
  [
    'server/src/chains/dev/bcoin-core-shim.cjs',
    'stands in for one foreign program, call by call, in the order of its manual',
  ],
  [
    'web/src/features/spot/rules/order-check.ts',
    'the judgement of one order, which the trade page needs on its first visit in one piece: in two it weighed a kilobyte more',
  ],
];

/** Files that are too long, and exceptions for files that are not. */
export function fileLength({ path, text }: { readonly path: string; readonly text: string }): number[] {
  const lines = text.split('\n').length - 1;
  const isExcepted = LONG_FILES.some(([long]) => long === path);
  return lines > FILE_LINES_MAX !== isExcepted ? [lines] : [];
}

/** The most files that anybody should have to look through in one folder. */
const FOLDER_FILES_MAX = 15;

/** Folders that may hold more, each with the reason. */
const WIDE_FOLDERS: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^contract\/src(\/staff)?$/, 'one file for each capability and its shapes, found by its name and by nothing else'],
  [/^i18n\/[^/]+$/, 'one catalog for each capability, the same in every language'],
];

/** Folders with too many source files, not counting tests and their rigs. */
export function wideFolders(paths: readonly string[]): Offence[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((path) => !isSpec(path) && !path.endsWith('.fixture.ts')))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > FOLDER_FILES_MAX && !WIDE_FOLDERS.some(([wide]) => wide.test(folder)))
    .map(([folder, count]) => ({
      rule: 'folder-in-sight',
      place: `${folder}:${count} files`,
      why: `a folder holds at most ${FOLDER_FILES_MAX} sources: divide it into rooms by what people call them`,
    }));
}
