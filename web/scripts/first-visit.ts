import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src');
const ENTRY = join(SOURCE, 'app/main.tsx');
const FRAMES = {
  desktop: join(SOURCE, 'app/shells/desktop/desktop-shell.tsx'),
  h5: join(SOURCE, 'app/shells/h5/h5-shell.tsx'),
};
/** The page that most visits begin with. Other pages share its pieces, or fetch their own. */
const FIRST_SCREEN = {
  desktop: join(SOURCE, 'features/holdings/screens/overview/overview.desktop.tsx'),
  h5: join(SOURCE, 'features/holdings/screens/overview/overview.h5.tsx'),
};

/** The door of a capability: who takes one name from it wants the file behind that name, and not the whole room. */
const DOOR = /\/features\/[^/]+\/public\.ts$/;
const DOOR_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*)["']/g;
const DOOR_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*\/public\.ts)["']/g;

/**
 * The one file that names all pictures. A file that imports it wants a few of them, and a first visit should not carry
 * the others.
 */
const ICONS_INDEX = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON_EXPORT = /export \{([^}]*)\} from '(\.[^']*)'/g;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ICON_FILE = /lucide-react\/dist\/esm\//;

interface Group {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly priority: number;
}

const exported = (part: string): string => part.split(' as ').at(-1)?.trim() ?? '';
const imported = (part: string): string => part.split(' as ')[0]?.trim() ?? '';

/**
 * Cuts the code along what a first visit needs: one file for what every page needs, one for each frame, one for the first
 * screen of each layout. Left to itself the bundler makes a hundred crumbs, which compress worse and cost a request each.
 */
export function firstVisit(): { readonly plugin: Plugin; readonly groups: readonly Group[] } {
  const imports = new Map<string, readonly string[]>();
  const iconNames = new Map<string, readonly string[]>();
  const iconIds = new Map<string, string>();
  /** Door, then name, then the file behind it. */
  const doors = new Map<string, ReadonlyMap<string, string>>();
  const doorNames = new Map<string, readonly (readonly [string, string])[]>();
  let sets: Readonly<Record<string, ReadonlySet<string>>> | null = null;

  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(
        ...(imports.get(id) ?? []),
        ...(iconNames.get(id) ?? []).flatMap((name) => iconIds.get(name) ?? []),
        ...(doorNames.get(id) ?? []).flatMap(([door, name]) => doors.get(door)?.get(name) ?? []),
      );
    }
    return seen;
  };
  const build = (): Readonly<Record<string, ReadonlySet<string>>> => {
    const frames = [reachable(FRAMES.desktop), reachable(FRAMES.h5)] as const;
    const screens = [reachable(FIRST_SCREEN.desktop), reachable(FIRST_SCREEN.h5)] as const;
    const isInBoth = (id: string) => screens[1].has(id) || frames[1].has(id);
    return {
      base: new Set([...reachable(ENTRY), ...[...frames[0]].filter((id) => frames[1].has(id))]),
      overview: new Set([...frames[0], ...screens[0]].filter(isInBoth)),
      'frame-desktop': frames[0],
      'frame-h5': frames[1],
      'overview-desktop': screens[0],
      'overview-h5': screens[1],
    };
  };
  const names = ['base', 'overview', 'frame-desktop', 'frame-h5', 'overview-desktop', 'overview-h5'];
  return {
    plugin: {
      name: 'first-visit',
      apply: 'build',
      buildStart() {
        imports.clear();
        iconNames.clear();
        iconIds.clear();
        doors.clear();
        doorNames.clear();
        sets = null;
      },
      moduleParsed({ id, importedIds, code }) {
        if (ICONS_INDEX.test(id)) {
          for (const [, names = '', file = ''] of (code ?? '').matchAll(ICON_EXPORT)) {
            for (const name of names.split(',')) iconIds.set(exported(name), join(dirname(id), file));
          }
          return;
        }
        if (DOOR.test(id)) {
          const behind = new Map<string, string>();
          for (const [, names = '', file = ''] of (code ?? '').matchAll(DOOR_EXPORT)) {
            for (const name of names.split(',')) behind.set(exported(name), join(dirname(id), file));
          }
          doors.set(id, behind);
          return;
        }
        imports.set(
          id,
          importedIds.filter((each) => !DOOR.test(each)),
        );
        const behindDoors = [...(code ?? '').matchAll(DOOR_IMPORT)].flatMap(([, list = '', door = '']) =>
          list.split(',').map((name) => [join(dirname(id), door), imported(name)] as const),
        );
        doorNames.set(id, behindDoors);
        const names = [...(code ?? '').matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.split(','));
        iconNames.set(id, names.map(imported).filter(Boolean));
      },
    },
    groups: [
      ...names.map((name, index) => ({
        name,
        priority: names.length + 1 - index,
        test(id: string) {
          sets ??= build();
          return sets[name]?.has(id) ?? false;
        },
      })),
      { name: 'icons', priority: 1, test: (id: string) => ICON_FILE.test(id) },
    ],
  };
}
