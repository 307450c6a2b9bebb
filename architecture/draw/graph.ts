import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder with one purpose, and how many of its imports lead into each other room. */
export interface Room {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly uses: ReadonlyMap<string, number>;
}
export type Graph = readonly Room[];

/** Folders whose subfolders are rooms. Files directly in such a folder make a room with the folder's name. */
const STREETS = [
  'server/src/modules',
  'server/src',
  'web/src/features',
  'web/src',
  'console/src/features',
  'console/src',
  'core/src',
  'contract/src',
  'i18n',
];
/** Streets that count as one room, because all their files are of one kind. */
const WHOLE = ['core/src', 'contract/src', 'i18n'];
const NO_SOURCE = /\.(spec|rig|fixture)\.tsx?$|\.gen\.ts$|(^|\/)(node_modules|dist|fixtures)\//;
const IMPORT = /(?:from|import\()\s*'([^']+)'/g;

/** The room of a file, given by its path from the root; null for a file in none. */
function roomOf(file: string): string | null {
  const street = STREETS.find((each) => file.startsWith(`${each}/`));
  if (!street) return null;
  const short = street.replace('/src', '').replace(/\/(modules|features)$/, '');
  if (WHOLE.includes(street)) return short;
  const rest = file.slice(street.length + 1).split('/');
  return rest.length === 1 ? short : `${short}/${rest[0]}`;
}

/** The file that an import refers to, as a path from the root; null for a package. */
function meant(file: string, said: string): string | null {
  if (said.startsWith('.')) return join(dirname(file), said);
  const ours = /^@bourse\/([a-z0-9]+)\/(.+)$/.exec(said);
  if (!ours) return null;
  const [, workspace = '', path = ''] = ours;
  return workspace === 'i18n' ? `i18n/${path}` : `${workspace}/src/${path}`;
}

/** Every room below `root`, by name. @throws where there is none, because an empty picture would look valid */
export function readGraph(root: string): Graph {
  const rooms = new Map<string, { files: number; lines: number; uses: Map<string, number> }>();
  const streets = ['server/src', 'web/src', 'console/src', 'core/src', 'contract/src', 'i18n'];
  for (const street of streets) {
    for (const name of readdirSync(join(root, street), { recursive: true, encoding: 'utf8' })) {
      const file = `${street}/${name.replaceAll('\\', '/')}`;
      const own = /\.tsx?$/.test(file) && !NO_SOURCE.test(file) ? roomOf(file) : null;
      if (own === null) continue;
      const text = readFileSync(join(root, file), 'utf8');
      const room = rooms.get(own) ?? { files: 0, lines: 0, uses: new Map() };
      rooms.set(own, room);
      room.files += 1;
      room.lines += text.split('\n').length - 1;
      for (const [, said = ''] of text.matchAll(IMPORT)) {
        const target = meant(file, said);
        const other = target === null ? null : roomOf(target);
        if (other !== null && other !== own) room.uses.set(other, (room.uses.get(other) ?? 0) + 1);
      }
    }
  }
  if (rooms.size === 0) throw new Error(`there are no rooms below ${root}`);
  return [...rooms].map(([name, room]) => ({ name, ...room })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The same rooms without redundant lines: where a uses b and b uses c, the line from a to c is left out. */
export function withoutDetours(graph: Graph): Graph {
  const byName = new Map(graph.map((room) => [room.name, room]));
  const targets = ({ uses }: Room): Room[] => [...uses.keys()].flatMap((name) => byName.get(name) ?? []);
  const reached = (from: Room, seen = new Set<string>()): Set<string> => {
    for (const each of targets(from)) if (!seen.has(each.name)) reached(each, seen.add(each.name));
    return seen;
  };
  return graph.map((room) => {
    const further = new Set(targets(room).flatMap((each) => [...reached(each)].filter((name) => name !== each.name)));
    const uses = [...room.uses].filter(([name]) => byName.has(name) && !further.has(name));
    return { ...room, uses: new Map(uses) };
  });
}
