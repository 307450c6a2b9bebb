import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { endpoints } from '@bourse/contract/contract.ts';
import { type PageId, pageIdAt, pageOf, REDIRECTS } from '@bourse/contract/pages.ts';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');
const SCHEMAS = `(?:${readdirSync(join(ROOT, 'server/schema'))
  .map((name) => name.replace('.sql', ''))
  .join('|')})`;
const TABLE = new RegExp(`\\b(?:from|into|update|join|only)\\s+(${SCHEMAS}\\.[a-z_]+)`, 'g');

/** What stands between an endpoint and its tables. */
export interface EndpointChain {
  readonly id: string;
  readonly contract: string;
  readonly handler: string;
  /** Use cases, queries and stores that the handler leads to. */
  readonly rooms: readonly string[];
  readonly tables: readonly string[];
}

/** The way from a route to its tables. */
export interface RouteChain {
  readonly page: PageId;
  readonly path: string;
  readonly capability: string;
  /** The files of both layouts; empty for a page whose capability is not opened yet. */
  readonly layouts: readonly string[];
  readonly endpoints: readonly EndpointChain[];
}

const IDS = endpoints().map(({ id }) => id);
const trees = new Map<string, ts.SourceFile>();
const imports = new Map<string, readonly FileImport[]>();
const chains = new Map<string, EndpointChain>();

interface FileImport {
  readonly path: string;
  readonly imported: readonly string[];
}

/** The chain of a route. Throws for a path that no page has. */
export function chainOf(route: string): RouteChain {
  const path = REDIRECTS[route] ?? route;
  const page = pageIdAt(path);
  if (!page) throw new Error(`no page has the path ${route}; contract/src/pages.ts lists them all`);
  const layouts = layoutsOf(page);
  const files = reachable(layouts, (file) => /^web\/src\/(features|app\/pages)\//.test(file));
  const texts = files.map((file) => treeOf(file).text).join('\n');
  const used = IDS.filter((id) => new RegExp(`['"\`]${id.replace('.', '\\.')}['"\`]`).test(texts));
  return { page, path, capability: pageOf(page).capability, layouts, endpoints: used.map(chainOfEndpoint) };
}

/** The rows of app/screens.ts are read as text: what a reader sees is what is printed. */
function layoutsOf(page: PageId): string[] {
  const tree = treeOf('web/src/app/screens.ts');
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(normalize(join('web/src/app', (node.arguments[0] as ts.StringLiteral).text)));
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === page)
      collect(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...new Set(found)];
}

export function chainOfEndpoint(id: string): EndpointChain {
  const known = chains.get(id) ?? findChain(id);
  chains.set(id, known);
  return known;
}

function findChain(id: string): EndpointChain {
  const [group = '', key = ''] = id.split('.');
  // A group is one word in code and in kebab-case in files.
  const words = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const staff = /^staff-(.+)$/.exec(words)?.[1];
  const capability = staff ?? words;
  const contract = contractOf(group, staff ? `contract/src/staff/${staff}.ts` : `contract/src/${capability}.ts`);
  // The console's own door (log in, log out, who am I) stands in approvals, which knows staff; a desk of the console that is
  // no capability stands where its file is named after it.
  const folders = [capability, ...(staff ? ['approvals', ...modulesOfDesk(staff)] : [])].map(
    (name) => `server/src/modules/${name}`,
  );
  const handlers = folders.flatMap((folder) => sourcesIn(folder).filter((name) => /http\.ts$/.test(name)));
  for (const file of handlers) {
    const folder = file.split('/').slice(0, 4).join('/');
    const starts = importsOfHandler(file, key, Boolean(staff));
    if (!starts) continue;
    const rooms = reachable(
      starts,
      (name) => name.startsWith(`${folder}/`) || name.startsWith('server/src/ledger/'),
    ).filter((name) => /\/(usecases|queries|store|projections)\/|\/ledger\//.test(name));
    const tables = rooms.flatMap((name) => [...treeOf(name).text.matchAll(TABLE)].map((match) => match[1]!));
    return { id, contract, handler: file, rooms, tables: [...new Set(tables)].sort() };
  }
  throw new Error(`no handler of ${id} in ${folders.join(', ')}`);
}

/** Two groups may share a file of the contract. */
function contractOf(group: string, usual: string): string {
  if (existsSync(join(ROOT, usual))) return usual;
  const folder = dirname(usual);
  const files = readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
  return files.find((file) => file.endsWith('.ts') && treeOf(file).text.includes(`export const ${group} = `)) ?? usual;
}

/** Modules with a file of handlers for one desk of the console, such as `wallet-chains.staff.http.ts`. */
function modulesOfDesk(desk: string): string[] {
  const file = new RegExp(`(?:^|-)${desk}\\.staff\\.http\\.ts$`);
  return readdirSync(join(ROOT, 'server/src/modules')).filter((module) =>
    readdirSync(join(ROOT, 'server/src/modules', module)).some((name) => file.test(name)),
  );
}

/** The files that one handler leads to, or null where this file does not handle the key. */
function importsOfHandler(file: string, key: string, isStaff: boolean): string[] | null {
  if (/staff/.test(file) !== isStaff) return null;
  const tree = treeOf(file);
  const functions = new Map<string, ts.Node>();
  let handler: ts.Node | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) functions.set(node.name.text, node);
    const isNamed =
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isIdentifier(node.name);
    if (isNamed && (node.name as ts.Identifier).text === key) handler ??= node;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (!handler) return null;
  const names = namesIn(handler, functions);
  return importsOf(file)
    .filter(({ imported }) => imported.some((name) => names.has(name)))
    .map(({ path }) => path);
}

/** Every identifier below a node, and below the local functions that it mentions. */
function namesIn(start: ts.Node, functions: ReadonlyMap<string, ts.Node>): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !names.has(node.text)) {
      names.add(node.text);
      const local = functions.get(node.text);
      if (local && local !== start) visit(local);
    }
    ts.forEachChild(node, visit);
  };
  visit(start);
  return names;
}

function reachable(starts: readonly string[], isWanted: (file: string) => boolean): string[] {
  const seen = new Set<string>();
  const queue = [...starts];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file) || !isWanted(file) || !existsSync(join(ROOT, file))) continue;
    seen.add(file);
    queue.push(...importsOf(file).map(({ path }) => path));
  }
  return [...seen].sort();
}

function importsOf(file: string): readonly FileImport[] {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

function readImports(file: string): FileImport[] {
  const found: FileImport[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const specifier = node.moduleSpecifier.text;
      if (specifier.startsWith('.'))
        found.push({ path: normalize(join(dirname(file), specifier)), imported: namesOf(node) });
    }
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      if (node.arguments[0].text.startsWith('.'))
        found.push({ path: normalize(join(dirname(file), node.arguments[0].text)), imported: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(treeOf(file));
  return found;
}

function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!bindings) return [];
  if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings)) return bindings.elements.map(({ name }) => name.text);
  return 'name' in bindings ? [bindings.name.text] : [];
}

function treeOf(file: string): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return tree;
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.spec.'))
    .map((name) => relative('.', join(folder, name)))
    .sort();
}

/** The chain as indented lines. */
export function printed(chain: RouteChain): string {
  const lines = [`${chain.path}  ${chain.page}  (${chain.capability})`];
  if (chain.layouts.length === 0) lines.push('  not opened yet: web/src/app/pages/not-open.tsx');
  for (const layout of chain.layouts) lines.push(`  screen    ${layout}`);
  for (const endpoint of chain.endpoints) {
    lines.push(`  ${endpoint.id}`, `    contract  ${endpoint.contract}`, `    handler   ${endpoint.handler}`);
    for (const room of endpoint.rooms) lines.push(`    room      ${room}`);
    if (endpoint.tables.length > 0) lines.push(`    tables    ${endpoint.tables.join(' ')}`);
  }
  return lines.join('\n');
}

if (process.argv[1]?.endsWith('where.ts')) {
  const route = process.argv[2];
  if (!route) {
    console.error('Which route? For example: npm run where -- /wallet/withdraw');
    process.exitCode = 2;
  } else {
    try {
      console.log(printed(chainOf(route)));
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  }
}
