import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endpoints } from '../../contract/src/contract.ts';
import { SIGNS } from '../../contract/src/path-groups.ts';

const HEADER =
  '// Written by `npm run generate` from contract.ts, so that a browser can call an endpoint without loading its schemas.\n';

/** Generates the paths of endpoints from the contract: people's for web, staff's for the console. */
export function generated(): { url: URL; text: string }[] {
  const all = endpoints();
  const file = (name: string, isStaff: boolean) => {
    const own = all.filter(({ id }) => id.startsWith('staff') === isStaff);
    const constant = isStaff ? 'staffPaths' : 'paths';
    const type = isStaff ? 'StaffPathId' : 'PathId';
    const ids = own.map(({ id }) => `  | '${id}'`).join('\n');
    const groups = [...new Set(own.map(({ id }) => id.split('.')[0]!))].map((group) => {
      const members = own.filter(({ id }) => id.startsWith(`${group}.`));
      const start = startOf(members.map(({ endpoint }) => endpoint.path));
      const rest = members.map(
        ({ id, endpoint: { method, path } }) =>
          `${id.slice(group.length + 1)}${SIGNS[method]}${path.slice(start.length)}`,
      );
      return `  ${group}:\n    '${[start, ...rest].join(' ')}',`;
    });
    return {
      url: new URL(`../../contract/src/${name}`, import.meta.url),
      text: [
        `${HEADER}import { unfolded } from './path-groups.ts';\n`,
        `type ${type} =\n${ids};\n`,
        `export const ${constant} = unfolded<${type}>({\n${groups.join('\n')}\n});\n`,
      ].join('\n'),
    };
  };
  return [file('paths.gen.ts', false), file('staff-paths.gen.ts', true)];
}

/** What all of some paths begin with, up to a slash. */
function startOf([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1);
}

/** Generated files that differ from the present contract. */
export const stale = (): string[] =>
  generated()
    .filter(({ url, text }) => {
      try {
        return readFileSync(url, 'utf8') !== text;
      } catch {
        return true;
      }
    })
    .map(({ url }) => url.pathname);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { url, text } of generated()) writeFileSync(url, text);
}
