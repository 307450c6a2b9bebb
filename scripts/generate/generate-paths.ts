import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endpoints } from '../../contract/src/contract.ts';

const HEADER =
  '// Written by `npm run generate` from contract.ts, so that a browser can call an endpoint without loading its schemas.\n';

/** Generates the paths of endpoints from the contract: people's for web, staff's for the console. */
export function generated(): { url: URL; text: string }[] {
  const all = endpoints();
  const file = (name: string, isStaff: boolean) => {
    const rows = all
      .filter(({ id }) => id.startsWith('staff') === isStaff)
      .map(({ id, endpoint }) => `  '${id}': ['${endpoint.method}', '${endpoint.path}'],`);
    const constant = isStaff ? 'staffPaths' : 'paths';
    return {
      url: new URL(`../../contract/src/${name}`, import.meta.url),
      text: `${HEADER}export const ${constant} = {\n${rows.join('\n')}\n} as const;\n`,
    };
  };
  return [file('paths.gen.ts', false), file('staff-paths.gen.ts', true)];
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
