import { endpoints } from '@bourse/contract/contract.ts';
import { pages } from '@bourse/contract/pages.ts';
import { knownPaths, routeAt } from './where/pages.ts';
import { briefly, deeply, endpointDeeply } from './where/printing.ts';

const IDS: ReadonlySet<string> = new Set(endpoints().map(({ id }) => id));

/**
 * Lists the files behind a path of the site or console, or behind the id of an endpoint or page, one line for each kind of
 * file. An id that both an endpoint and a page have is taken for the endpoint's.
 *
 * @param isDeep  whether every part of the page and each endpoint is listed separately
 * @throws        where nothing has this name; the message suggests the nearest one
 */
export function where(asked: string, isDeep = false): string[] {
  const plain = asked.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  if (IDS.has(plain)) return endpointDeeply(plain);
  const route = routeAt(plain);
  if (!route) throw new Error(unknown(plain));
  return isDeep ? deeply(route) : briefly(route);
}

function unknown(asked: string): string {
  const isPath = asked.startsWith('/');
  const names = isPath ? knownPaths() : [...IDS, ...Object.keys(pages)];
  const [near] = names
    .map((name) => ({ name, edits: editsBetween(asked, name) }))
    .filter(({ name, edits }) => edits <= Math.max(2, name.length / 4))
    .sort((a, b) => a.edits - b.edits);
  const what = isPath ? `no page has the path ${asked}` : `no endpoint or page has the id ${asked}`;
  return near ? `${what}; did you mean ${near.name}?` : `${what}; contract/src/pages.ts lists all pages`;
}

/** The number of letters to insert, delete or replace that turns one text into the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      next.push(Math.min(row[to + 1]! + 1, next[to]! + 1, row[to]! + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}

if (process.argv[1]?.endsWith('where.ts')) {
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  try {
    if (asked.length !== 1) throw new Error('Which route or endpoint? For example: npm run where -- /wallet/withdraw');
    console.log(where(asked[0]!, process.argv.includes('--deep')).join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
