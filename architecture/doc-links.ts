import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Offence } from './boundaries.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', '.git', 'data']);
const LINK = /\]\(([^)\s]+)\)/g;
/** Where a file is named in words, such as `server/src/main.ts`. A name with a star or the like means no single file. */
const NAMED =
  /`((?:core|contract|i18n|server|web|console|e2e|bench|architecture|scripts|docs)\/[\w./-]+\.[a-z]{2,5})`/g;
const SCRIPT = /\bnpm run (?:-s |--silent )*([a-z][\w:-]*)/g;
/** Decisions tell what was when they were made, and the change log what there was. */
const OF_THEN = /^(?:docs\/decisions\/|CHANGELOG\.md$)/;
/** The capability of the check-list that adds one: its files are those that the reader makes. */
const TO_BE_MADE = /piggy[-_]bank|NNNN/;

/** Links of our pages that lead nowhere, files that they name and that are gone, and scripts that there are not. */
export function docOffences(root: string): Offence[] {
  const scripts = scriptsOf(root);
  return pagesBelow(root, root).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const isOfNow = !OF_THEN.test(page);
    return [
      ...matches(text, LINK).filter(({ said }) => !leadsSomewhere(root, page, said)),
      ...(isOfNow ? matches(text, NAMED).filter(({ said }) => !isThere(root, page, said)) : []),
      ...(isOfNow && scripts ? matches(text, SCRIPT).filter(({ said }) => !scripts.has(said)) : []),
    ].map(({ said, line }) => ({
      rule: 'docs-lead-somewhere',
      place: `${page}:${line}`,
      why: `there is no ${said}: name what is there now`,
    }));
  });
}

function scriptsOf(root: string): ReadonlySet<string> | null {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return null;
  return new Set(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {}));
}

function pagesBelow(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesBelow(root, path);
    return entry.name.endsWith('.md') ? [relative(root, path).split(sep).join('/')] : [];
  });
}

const matches = (text: string, pattern: RegExp): { said: string; line: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({
    said: match[1]!,
    line: text.slice(0, match.index).split('\n').length,
  }));

const isThere = (root: string, page: string, path: string): boolean =>
  TO_BE_MADE.test(path) || existsSync(join(root, path)) || existsSync(join(root, dirname(page), path));

function leadsSomewhere(root: string, page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [path = '', place] = link.split('#');
  const target = path === '' ? join(root, page) : join(root, dirname(page), path);
  if (!existsSync(target)) return false;
  return place === undefined || !target.endsWith('.md') || headingsOf(target).has(place);
}

/** The places that headings of a page are linked by. */
function headingsOf(file: string): ReadonlySet<string> {
  const headings = matches(readFileSync(file, 'utf8'), /^#+ +(.+)$/gm);
  return new Set(
    headings.map(({ said }) =>
      said
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
