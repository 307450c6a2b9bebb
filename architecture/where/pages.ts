import { dirname } from 'node:path';
import { type PageId, pageIdAt, pageOf, pages, REDIRECTS } from '@bourse/contract/pages.ts';
import ts from 'typescript';
import { callsIn } from './calls.ts';
import { exported } from './names.ts';
import { fetchedFile, memberOf, type Reached, reach, visitValues } from './reach.ts';
import { fileOf, placeOf, treeOf } from './sources.ts';

/** Only these belong to a page: calls of the frame, in `lib` and the shells, are made on every page. */
const OF_A_PAGE = /^(web\/src\/(features\/|app\/(pages\/|slots\.ts))|console\/src\/(features|app)\/)/;
const SCREENS = 'web/src/app/screens.ts';
const SECTIONS = 'console/src/app/sections.ts';
/** The path prefix of the console. */
const CONSOLE = '/console';

interface Screen {
  readonly layout: 'desktop' | 'h5';
  /** The file that draws it, or the path of the page that it redirects to. */
  readonly shows: string;
}

/** What the browser has behind a path of the site or console. */
export interface Route {
  readonly path: string;
  /** The id in contract/src/pages.ts; null in the console, whose sections have no ids. */
  readonly page: PageId | null;
  /** Where the path is declared, with lines. */
  readonly declared: readonly string[];
  /** Empty where the page's capability is not open yet. */
  readonly screens: readonly Screen[];
  /** The models in the screens' folder, or else the nearest one. */
  readonly models: readonly string[];
  /** Every file that contributes to the page, nearest first. */
  readonly files: readonly string[];
  /** The endpoints that the screens and their parts call. */
  readonly calls: readonly string[];
}

/** Every known path, redirects included. */
export const knownPaths = (): readonly string[] => [
  ...Object.values(pages).flatMap((page) => [page.path, ...('alsoAt' in page ? page.alsoAt : [])]),
  ...Object.keys(REDIRECTS),
  ...[...sections().keys()].map((path) => CONSOLE + path),
];

const routes = new Map<string, Route | null>();

/** The route of a path or of a page's id; null where there is none. */
export function routeAt(asked: string): Route | null {
  const known = routes.get(asked);
  if (known !== undefined) return known;
  const made = findRoute(asked);
  routes.set(asked, made);
  return made;
}

function findRoute(asked: string): Route | null {
  const section = asked.startsWith(`${CONSOLE}/`) ? sections().get(asked.slice(CONSOLE.length)) : undefined;
  if (section) return consoleRoute(asked, section);
  const path = REDIRECTS[asked] ?? asked;
  const page = asked in pages ? (asked as PageId) : (pageWritten(path) ?? pageIdAt(path));
  return page && webRoute(page);
}

/** The page whose path is exactly this, with its parameters written as `:name`. */
const pageWritten = (path: string): PageId | undefined =>
  (Object.keys(pages) as PageId[]).find((id) => pages[id].path === path);

function webRoute(page: PageId): Route {
  const screens = screensOf(page);
  const files = screens.flatMap(({ shows }) => (shows.startsWith('/') ? [] : shows));
  const starts = files.flatMap((file) => ['default', 'askEarly'].flatMap((name) => exported(file, name) ?? []));
  const declared = [rowOf('contract/src/pages.ts', 'pages', page), screenRow(page)];
  return {
    path: pageOf(page).path,
    page,
    declared: declared.flatMap((row) => (row ? placeOf(row) : [])),
    screens,
    ...found(reach(starts, isOfAPage), files),
  };
}

function rowOf(file: string, table: string, name: string): ts.Node | null {
  const declared = exported(file, table);
  return declared && ts.isVariableDeclaration(declared) ? memberOf(declared.initializer, name) : null;
}

/** The row of a page in the table of screens, or in its product's description. */
function screenRow(page: PageId): ts.Node | null {
  const own = rowOf(SCREENS, 'ownScreens', page);
  if (own) return own;
  const { capability } = pageOf(page);
  const product = capability.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const screens = rowOf(`web/src/features/${capability}/product.ts`, `${product}Product`, 'screens');
  return screens && ts.isPropertyAssignment(screens) ? memberOf(screens.initializer, page) : null;
}

/** The screens in a page's row: an import for a drawn one, another page's id for a redirect. */
function screensOf(page: PageId): Screen[] {
  const row = screenRow(page);
  if (!row || !ts.isPropertyAssignment(row)) return [];
  return (['desktop', 'h5'] as const).flatMap((layout) => {
    const cell = memberOf(row.initializer, layout);
    const shows = cell && shownBy(cell);
    return shows ? [{ layout, shows }] : [];
  });
}

function shownBy(cell: ts.Node): string | null {
  let shows: string | null = null;
  visitValues(cell, (node) => {
    if (ts.isStringLiteral(node) && node.text in pages) shows ??= pageOf(node.text as PageId).path;
    shows ??= fetchedFile(node);
  });
  return shows;
}

function consoleRoute(path: string, section: ts.Node): Route {
  const reached = reach([section], isOfAPage);
  const screen = [...reached.keys()].map(fileOf).find((file) => file !== SECTIONS);
  const screens: Screen[] = screen ? [{ layout: 'desktop', shows: screen }] : [];
  return { path, page: null, declared: [placeOf(section)], screens, ...found(reached, screen ? [screen] : []) };
}

let knownSections: ReadonlyMap<string, ts.Node> | null = null;

/** What draws each section of the console, by path. */
function sections(): ReadonlyMap<string, ts.Node> {
  if (knownSections) return knownSections;
  const found = new Map<string, ts.Node>();
  visitValues(treeOf(SECTIONS), (node) => {
    const path = ts.isObjectLiteralExpression(node) ? memberOf(node, 'path') : null;
    const screen = path && memberOf(path.parent, 'Screen');
    if (path && ts.isPropertyAssignment(path) && ts.isStringLiteral(path.initializer) && screen) {
      found.set(path.initializer.text, screen);
    }
  });
  knownSections = found;
  return found;
}

const isOfAPage = (file: string): boolean => OF_A_PAGE.test(file);

function found(reached: Reached, screens: readonly string[]): Pick<Route, 'models' | 'files' | 'calls'> {
  const declarations = [...reached.keys()];
  const files = [...new Set(declarations.map(fileOf))];
  const models = files.filter((file) => file.endsWith('.model.ts'));
  const folders = new Set(screens.map((file) => dirname(file)));
  const own = models.filter((file) => folders.has(dirname(file)));
  return {
    models: own.length > 0 ? own : models.slice(0, 1),
    files,
    calls: [...new Set(declarations.flatMap(callsIn))],
  };
}
