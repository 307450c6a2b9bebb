import { endpoints } from '@bourse/contract/contract.ts';
import type { EndpointChain } from './handlers.ts';
import { knownPaths } from './pages.ts';
import { filesIn, importedFile, textOf } from './sources.ts';

/** What a test mentions: the texts it quotes, the handlers it calls, and the files it imports. */
interface Mentions {
  readonly texts: readonly string[];
  readonly handlers: readonly string[];
  readonly imports: readonly string[];
}

const mentions = new Map<string, Mentions>();
const PATHS: ReadonlyMap<string, string> = new Map(endpoints().map(({ id, endpoint }) => [id, endpoint.path]));

/**
 * The server specs that test these endpoints, those that test most of them first. A spec tests an endpoint if it names its
 * path or its group and key, calls its handler, or imports one of its use cases.
 */
export function specsOf(chains: readonly EndpointChain[]): string[] {
  const specs = filesIn('server/src').filter((file) => file.endsWith('.spec.ts'));
  return ranked(specs, (spec) => chains.reduce((sum, chain) => sum + timesTested(spec, chain), 0));
}

/** The browser specs that import these files, those that import most of them first. */
export function specsImporting(files: readonly string[]): string[] {
  const specs = ['web/src', 'console/src'].flatMap(filesIn).filter((file) => /\.spec\.tsx?$/.test(file));
  return ranked(specs, (spec) => mentionsOf(spec).imports.filter((file) => files.includes(file)).length);
}

/** The journeys that open these paths. Tours of all pages come after journeys about these. */
export function journeysTo(paths: readonly string[]): string[] {
  const all = new Set(knownPaths());
  const files = filesIn('e2e').filter((file) => !file.includes('/pictures/'));
  return ranked(files, (file) => {
    const opened = mentionsOf(file).texts.filter((text) => all.has(text));
    const here = opened.filter((text) => paths.includes(text)).length;
    return here === 0 ? 0 : here / opened.length + here / 1_000;
  });
}

function timesTested(spec: string, { id, handler, asked }: EndpointChain): number {
  const { texts, handlers, imports } = mentionsOf(spec);
  const [group = '', key = ''] = id.split('.');
  const path = PATHS.get(id);
  const named = texts.filter((text, at) => text === path || text === id || (text === key && texts[at - 1] === group));
  const handled = sharesModule(spec, handler) ? handlers.filter((name) => name === key) : [];
  return named.length + handled.length + imports.filter((file) => asked.includes(file)).length;
}

const sharesModule = (spec: string, handler: string): boolean =>
  moduleOf(spec) !== null && moduleOf(spec) === moduleOf(handler);
const moduleOf = (file: string): string | null => /^server\/src\/modules\/[^/]+\//.exec(file)?.[0] ?? null;

function mentionsOf(file: string): Mentions {
  const known = mentions.get(file);
  if (known) return known;
  const text = textOf(file);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const made: Mentions = {
    texts: all(/['"`]([\w./-]+)(?=['"`?])/g),
    handlers: all(/\b(?:\w*http|staff|on)\.(\w+)\(/gi),
    imports: all(/\b(?:from |import\()'([^']+)'/g).flatMap((from) => importedFile(file, from) ?? []),
  };
  mentions.set(file, made);
  return made;
}

function ranked(files: readonly string[], weigh: (file: string) => number): string[] {
  return files
    .map((file) => ({ file, weight: weigh(file) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ file }) => file);
}
