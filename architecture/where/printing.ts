import { type Page, pageOf } from '@bourse/contract/pages.ts';
import { chainOfEndpoint, type EndpointChain } from './handlers.ts';
import { knownPaths, type Route, routeAt } from './pages.ts';
import { journeysTo, specsImporting, specsOf } from './proofs.ts';

/** How many tests are named without `--deep`. */
const TESTS_MAX = 3;
const KIND_WIDTH = 10;

/** A line with its kind and what was found; no line where nothing was found. */
const line = (kind: string, ...found: readonly string[]): string[] =>
  found.length > 0 ? [`${kind.padEnd(KIND_WIDTH)}${found.join('  ')}`] : [];

/** A route from the page to its tables and tests, one line for each kind. Files are paths from the root. */
export function briefly(route: Route): string[] {
  const chains = route.calls.map(chainOfEndpoint);
  return [
    ...headOf(route),
    ...[...byHandler(chains)].flatMap(([file, ids]) => line('handler', file, ...ids)),
    ...line('contract', ...unique(chains.map(({ contract }) => withoutLine(contract)))),
    ...line('use case', ...unique(chains.flatMap(({ asked }) => asked.filter(isUseCase)))),
    ...line('tables', ...unique(chains.flatMap(({ tables }) => tables)).sort()),
    ...line('specs', ...first(specsImporting(ownFiles(route))), ...first(specsOf(chains))),
    ...line('journeys', ...first(journeysTo(addressesOf(route)))),
  ];
}

/** As `briefly`, but with every part of the page, and with each endpoint and its rooms listed separately. */
export function deeply(route: Route): string[] {
  const chains = route.calls.map(chainOfEndpoint);
  return [
    ...headOf(route),
    ...route.files.flatMap((file) => line('part', file)),
    ...specsImporting(route.files).flatMap((file) => line('spec', file)),
    ...journeysTo(addressesOf(route)).flatMap((file) => line('journey', file)),
    ...chains.flatMap((chain) => ['', ...endpointLines(chain)]),
  ];
}

/** One endpoint, from the pages that call it to its tables and tests. */
export function endpointDeeply(id: string): string[] {
  const pages = knownPaths().filter((path) => routeAt(path)?.calls.includes(id));
  return [...endpointLines(chainOfEndpoint(id)), ...line('pages', ...unique(pages))];
}

function endpointLines(chain: EndpointChain): string[] {
  return [
    chain.id,
    ...line('contract', chain.contract),
    ...line('handler', chain.handler),
    ...chain.rooms.flatMap((file) => line(chain.asked.includes(file) ? 'asks' : 'room', file)),
    ...line('tables', ...chain.tables),
    ...specsOf([chain]).flatMap((file) => line('spec', file)),
  ];
}

function headOf({ path, page, declared, screens, models }: Route): string[] {
  return [
    ...line('route', path, ...(page ? [page] : []), ...declared),
    ...screens.flatMap(({ layout, shows }) => line(layout, shows.startsWith('/') ? `leads on to ${shows}` : shows)),
    ...(screens.length === 0 ? line('screen', 'web/src/app/pages/not-open.tsx') : []),
    ...line('model', ...models),
  ];
}

function byHandler(chains: readonly EndpointChain[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, handler } of chains) {
    const file = withoutLine(handler);
    found.set(file, [...(found.get(file) ?? []), id]);
  }
  return found;
}

function addressesOf({ path, page }: Route): readonly string[] {
  const { alsoAt = [] }: Pick<Page, 'alsoAt'> = page ? pageOf(page) : {};
  return [path, ...alsoAt];
}

/** Files in the screens' own feature; other files are borrowed, and tested in their own feature. */
function ownFiles({ screens, files }: Route): readonly string[] {
  const features = screens.flatMap(({ shows }) => /^\w+\/src\/features\/[^/]+\//.exec(shows)?.[0] ?? []);
  return files.filter((file) => features.some((feature) => file.startsWith(feature)));
}

const isUseCase = (file: string): boolean => file.includes('/usecases/');
const withoutLine = (place: string): string => place.replace(/:\d+$/, '');
const unique = (found: readonly string[]): string[] => [...new Set(found)];

function first(found: readonly string[]): string[] {
  const more = found.length - TESTS_MAX;
  return more > 0 ? [...found.slice(0, TESTS_MAX), `(+${more})`] : [...found];
}
