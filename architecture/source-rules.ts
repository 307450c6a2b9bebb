import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Offence } from './boundaries.ts';

/**
 * One source file as a rule sees it: its path from the root with forward slashes, and its text. Syntax is parsed only when a
 * rule first asks for it, because most rules need only the text.
 */
class Source {
  #tree: ts.SourceFile | undefined;
  #code: string | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
  ) {}

  get tree(): ts.SourceFile {
    this.#tree ??= ts.createSourceFile(this.path, this.text, ts.ScriptTarget.Latest, true);
    return this.#tree;
  }

  /** The text with its comments blanked. */
  get code(): string {
    this.#code ??= withoutComments(this);
    return this.#code;
  }
}

interface Rule {
  readonly name: string;
  readonly why: string;
  readonly applies: (path: string) => boolean;
  /** Line numbers of offences, counted from 1. */
  readonly find: (source: Source) => number[];
}

const isSpec = (path: string): boolean =>
  /\.(spec|rig)\.(tsx?|mjs)$|\.sim\.ts$|\.bench\.ts$|\.e2e\.ts$|test-database\.ts$/.test(path);
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
    applies: (path) => /^(core|server|web|console)\/src\//.test(path) && !isSpec(path),
    find: (source) =>
      linesOf(
        source,
        /\bparseFloat\(|\.toFixed\(|\bNumber\([^)]*([aA]mount|[bB]alance|[pP]rice)(Minor|Ticks|Micro)?\b/,
      ),
  },
  {
    name: 'details-are-decimal',
    why: 'what a refusal tells is read by people and programs: amounts as decimal text in coin units (formatAmount), never minor units',
    // Code that deals with the books or the trading core uses their units, and its callers translate.
    applies: (path) =>
      /^(core|server)\/src\//.test(path) &&
      !/^(core\/src\/(ledger|trading\/(orders|journal|reference))|server\/src\/ledger)\//.test(path) &&
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
];

/** The most files that anybody should have to look through in one folder. */
const FOLDER_FILES_MAX = 15;
/** Folders that may hold more, each with the reason. */
const WIDE_FOLDERS: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^contract\/src(\/staff)?$/, 'one file for each capability and its shapes, found by its name and by nothing else'],
  [/^i18n\/[^/]+$/, 'one catalog for each capability, the same in every language'],
];

/** Folders with too many source files, not counting tests and their rigs. */
function wideFolders(paths: readonly string[]): Offence[] {
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
    return /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.gen.ts') ? [path] : [];
  });
}

/** Lines that match in code, not in comments. */
function linesOf(source: Source, pattern: RegExp): number[] {
  const matching = (text: string): number[] =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));
  const isOpenEnd = pattern.source.includes(['TO', 'DO'].join(''));
  const found = matching(source.text);
  return isOpenEnd || found.length === 0 ? found : matching(source.code);
}

function withoutComments(source: Source): string {
  const blank = source.text.split('');
  const isComment = (kind: ts.SyntaxKind) =>
    kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia;
  const erase = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (blank[at] !== '\n') blank[at] = ' ';
  };
  // Comments are looked up at the edges of syntax nodes, because a bare scanner misreads templates and markup.
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
      if (isComment(range.kind)) erase(range.pos, range.end);
    for (const range of ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? [])
      if (isComment(range.kind)) erase(range.pos, range.end);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  for (const range of ts.getLeadingCommentRanges(source.text, source.tree.endOfFileToken.getFullStart()) ?? [])
    erase(range.pos, range.end);
  return blank.join('');
}

const RAW_NAME = /(?:^m|M)inor(?:Min|Max)?$|(?:Units|Ticks|Lots)$/;
/** Names of details that are plain numbers and no amounts. */
const NO_AMOUNT = /(?:[iI]d|[aA]t|Ms)$|^(?:height|nodes|answering|agreeing|ours|chain)$/;

/** Details of refusals that are raw minor units: by their own name, by the name of their value, or as digits of a bigint. */
function rawDetails(source: Source): number[] {
  if (!/\brefuse\(|\bdetails: \{/.test(source.text)) return [];
  const lines: number[] = [];
  const judge = (name: string, value: ts.Expression): void => {
    if (RAW_NAME.test(name) || isRaw(value, NO_AMOUNT.test(name)))
      lines.push(source.tree.getLineAndCharacterOfPosition(value.getStart(source.tree)).line + 1);
  };
  const details = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) judge(node.name.getText(source.tree), node.initializer);
    else if (ts.isShorthandPropertyAssignment(node)) judge(node.name.text, node.name);
    else ts.forEachChild(node, details);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source.tree) === 'refuse' && node.arguments[1])
      details(node.arguments[1]);
    if (ts.isPropertyAssignment(node) && node.name.getText(source.tree) === 'details') details(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
}

function isRaw(value: ts.Expression, mayBeDigits: boolean): boolean {
  const part = (each: ts.Expression): boolean => isRaw(each, mayBeDigits);
  if (ts.isParenthesizedExpression(value) || ts.isNonNullExpression(value)) return part(value.expression);
  if (ts.isConditionalExpression(value)) return part(value.whenTrue) || part(value.whenFalse);
  if (ts.isBinaryExpression(value)) return part(value.left) || part(value.right);
  if (ts.isIdentifier(value)) return RAW_NAME.test(value.text);
  if (ts.isPropertyAccessExpression(value)) return RAW_NAME.test(value.name.text);
  if (ts.isTemplateExpression(value))
    return value.templateSpans.some(({ expression }) => part(expression)) || (!mayBeDigits && isDigits(value));
  if (!ts.isCallExpression(value)) return false;
  const { expression, arguments: given } = value;
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'toString')
    return !mayBeDigits || part(expression.expression);
  if (ts.isIdentifier(expression) && expression.text === 'String') return !mayBeDigits || given.some(part);
  return false;
}

/** A template that consists of a single value. */
const isDigits = ({ head, templateSpans }: ts.TemplateExpression): boolean =>
  head.text === '' && templateSpans.length === 1 && templateSpans[0]!.literal.text === '';

/** Object literals that are spread unconditionally, which says nothing. A conditional spread has a purpose. */
function spreadLiterals(source: Source): number[] {
  if (!/\.\.\.[\s(]*\{/.test(source.text)) return [];
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) && isLiteral(node.expression))
      lines.push(source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
}

/** True for an object literal, also in brackets or with `as const`. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return isLiteral(node.expression);
  return ts.isObjectLiteralExpression(node);
}

const SPOKEN = new Set(['title', 'alt', 'placeholder', 'aria-label', 'label']);
const WORD = /\p{L}{2,}/u;
/** Codes and the house's name are not words: they are the same in every language. */
const SAME_EVERYWHERE = /\b(?:[A-Z]{2,6}|Bourse)\b/g;
const speaks = (text: string): boolean => WORD.test(text.replaceAll(SAME_EVERYWHERE, ''));

function jsxWords(source: Source): number[] {
  const lines: number[] = [];
  const report = (node: ts.Node) =>
    lines.push(source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && speaks(node.text)) report(node);
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText(source.tree)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      speaks(node.initializer.text)
    )
      report(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
}
