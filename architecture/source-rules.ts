import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Offence } from './boundaries.ts';
import { loosenings } from './rules/loosened.ts';
import { jsxWords } from './rules/markup-words.ts';
import { rawDetails } from './rules/raw-details.ts';
import { fileLength, isSpec, wideFolders } from './rules/sizes.ts';
import { linesOf, Source } from './rules/source.ts';
import { spreadLiterals } from './rules/spread-literals.ts';

interface Rule {
  readonly name: string;
  readonly why: string;
  readonly applies: (path: string) => boolean;
  /** Line numbers of offences, counted from 1. */
  readonly find: (source: Source) => number[];
}
const SQL_ROOM =
  /^server\/src\/(modules\/[^/]+\/(store|queries|projections)\/|(ledger|journal|platform)\/|engine\/projection\/|signer\/(queries|store)\/)/;
const LAYOUT = /\.(desktop|h5)\.tsx$/;
const LAYOUT_LINES_MAX = 120;

const RULES: readonly Rule[] = [
  {
    name: 'core-is-pure',
    why: 'the core has no clock, random, network or async: time and ids arrive as arguments',
    applies: (path) => path.startsWith('core/src/') && !isSpec(path),
    find: (source) =>
      linesOf(
        source,
        /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|setTimeout|fetch\(|process\.|async |await |Promise[.<])/,
      ),
  },
  {
    name: 'sql-in-its-rooms',
    why: 'SQL lives in store/, queries/ and projections/ of a module, and in ledger, journal, engine/projection, queries/ and store/ of the signer, and platform',
    applies: (path) => path.startsWith('server/src/') && !isSpec(path) && !SQL_ROOM.test(path),
    find: (source) =>
      linesOf(source, /\.query(<[^(]*>)?\(|\b(insert into|delete from|select .+ from|update \w+\.\w+ set)\b/i),
  },
  {
    name: 'form-factor-decides-once',
    why: 'only app knows whether this is desktop or h5; parts take a density',
    applies: (path) => path.startsWith('web/src/') && !isSpec(path) && !path.startsWith('web/src/app/'),
    find: (source) => linesOf(source, /\bisMobile\b|navigator\.userAgent|formFactorOf\(/),
  },
  {
    name: 'no-text-in-markup',
    why: 'words come from the catalogs, never from the markup',
    applies: (path) => /^(web|console)\/src\/.*\.tsx$/.test(path) && !isSpec(path),
    find: (source) => jsxWords(source),
  },
  {
    name: 'no-open-ends',
    why: 'an open end is written into docs/decisions, not left in the code',
    applies: () => true,
    find: (source) =>
      linesOf(source, new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|${['XX', 'X'].join('')})\\b`)),
  },
  {
    name: 'layout-arranges',
    why: `a layout arranges parts: at most ${LAYOUT_LINES_MAX} lines, no effect`,
    applies: (path) => LAYOUT.test(path),
    find: (source) => {
      const lines = source.text.split('\n').length;
      return [...linesOf(source, /\buse(Layout)?Effect\(/), ...(lines > LAYOUT_LINES_MAX + 1 ? [lines] : [])];
    },
  },
  {
    name: 'no-star-export',
    why: 'doors have named exports; a folder has no index file',
    applies: () => true,
    find: (source) => [...linesOf(source, /^export \*/), ...(/^index\.tsx?$/.test(basename(source.path)) ? [1] : [])],
  },
  {
    name: 'no-drawers',
    why: 'there is no utils, helpers, common or types folder: a line has a room of its own',
    applies: (path) => /(^|\/)(utils|helpers|common|types)\//.test(path),
    find: () => [1],
  },
  {
    name: 'no-number-money',
    why: 'money is text or BigInt: no float ever touches it',
    // A .cjs stands in for a foreign program, and answers in its numbers.
    applies: (path) => /^(core|server|web|console)\/src\//.test(path) && !isSpec(path) && !path.endsWith('.cjs'),
    find: (source) =>
      linesOf(
        source,
        /\bparseFloat\(|\.toFixed\(|\bNumber\([^)]*([aA]mount|[bB]alance|[pP]rice)(Minor|Ticks|Micro)?\b/,
      ),
  },
  {
    name: 'details-are-decimal',
    why: 'what a refusal tells is read by people and programs: amounts as decimal text in coin units (formatAmount), never minor units',
    // Code that deals with the books, or a core that trades, uses their units, and its callers translate.
    applies: (path) =>
      /^(core|server)\/src\//.test(path) &&
      !/^(core\/src\/(ledger|(trading|futures)\/(orders|journal|machine|reference))|server\/src\/ledger)\//.test(
        path,
      ) &&
      !isSpec(path),
    find: (source) => rawDetails(source),
  },
  {
    name: 'one-query-client',
    why: 'React Query is configured once, in lib/query.ts',
    applies: (path) => /^(web|console)\/src\//.test(path) && !path.endsWith('/lib/query.ts') && !isSpec(path),
    find: (source) => linesOf(source, /new QueryClient\(/),
  },
  {
    name: 'literal-is-plain',
    why: 'the compiler does not see a misspelled key inside a literal that is spread: its keys stand where it stands',
    applies: () => true,
    find: (source) => spreadLiterals(source),
  },
  {
    name: 'file-in-a-sitting',
    why: 'a file has at most 300 lines: divide it by its subjects, or list it in rules/sizes.ts with the reason why it has only one',
    applies: () => true,
    find: (source) => fileLength(source),
  },
  {
    name: 'loosened-for-a-reason',
    why: 'whoever tells a checker to look away says why in a sentence beside it; no test is left out for good',
    applies: () => true,
    find: (source) => loosenings(source),
  },
];

const FOLDERS = ['core', 'contract', 'i18n', 'server', 'web', 'console', 'e2e', 'bench', 'architecture', 'scripts'];
const SKIPPED = new Set(['node_modules', 'dist', 'fixtures']);

/** Checks what imports do not show, such as words in markup, SQL outside its rooms, and clocks in the core. */
export function sourceOffences(root: string): Offence[] {
  const paths = FOLDERS.flatMap((folder) => sourcesBelow(join(root, folder))).map((path) =>
    relative(root, path).split(sep).join('/'),
  );
  const offences = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const source = new Source(path, text);
    return RULES.filter((rule) => rule.applies(path)).flatMap((rule) =>
      rule.find(source).map((line) => ({ rule: rule.name, place: `${path}:${line}`, why: rule.why })),
    );
  });
  return [...offences, ...wideFolders(paths)];
}

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.(tsx?|mjs|cjs)$/.test(entry.name) && !entry.name.endsWith('.gen.ts') ? [path] : [];
  });
}
