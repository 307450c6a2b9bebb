import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type PageId, pages, textsOf } from '../../contract/src/pages.ts';

export type ScreenChunks = Record<string, { readonly desktop: string | null; readonly h5: string | null }>;

const ENTRY = /'([\w.-]+)':\s*(?:(notOpen)\b|\{([^{}]*)\})/g;
const IMPORT = /import\('([^']+)'\)/;
const NOT_OPEN = 'src/app/pages/not-open.tsx';

function moduleOf(source: string | undefined, folder: string): string | null {
  if (source?.includes('notOpenLayout')) return NOT_OPEN;
  const found = IMPORT.exec(source ?? '')?.[1];
  return found ? posix.normalize(posix.join(folder, found)) : null;
}

/**
 * The module behind each screen's layouts, read from the text of the table or of a product that stands in `folder`; null
 * where a layout leads elsewhere.
 */
function chunksIn(source: string, folder: string): ScreenChunks {
  const chunks: ScreenChunks = {};
  for (const [, id, notOpen, body = ''] of source.matchAll(ENTRY)) {
    if (!id) continue;
    const h5At = body.indexOf('h5:');
    chunks[id] = notOpen
      ? { desktop: NOT_OPEN, h5: NOT_OPEN }
      : { desktop: moduleOf(body.slice(0, h5At), folder), h5: moduleOf(body.slice(h5At), folder) };
  }
  return chunks;
}

const ROOT = join(import.meta.dirname, '..');

/** The modules behind every screen: those of the house's table, and those that products bring along. */
export function screenChunks(): ScreenChunks {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const folders = readdirSync(join(ROOT, 'src/features')).map((name) => `src/features/${name}`);
  const described = folders.filter((folder) => existsSync(join(ROOT, folder, 'product.ts')));
  return Object.assign(
    chunksIn(read('src/app/screens.ts'), 'src/app'),
    ...described.map((folder) => chunksIn(read(`${folder}/product.ts`), folder)),
  );
}

/** The modules that are fetched by name: screens, frames, the entry, and the catalogs. */
const WANTED = /^(?:src\/app\/|src\/features\/.*\.(?:desktop|h5)\.tsx$|\.\.\/i18n\/)/;

/**
 * Writes beside Vite's manifest which files each page needs, so that the server can preload them with the HTML: the module of
 * each layout, the file that each module went to, what each file imports, and the catalogs that each page shows first. Vite's own manifest names a chunk by its entry
 * only, and loses the name where several entries share a file.
 */
export function screenManifest(): Plugin {
  return {
    name: 'screen-manifest',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules: Record<string, string> = {};
      const imports: Record<string, readonly string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        imports[chunk.fileName] = chunk.imports;
        for (const id of chunk.moduleIds) {
          const name = relative(ROOT, id);
          if (WANTED.test(name)) modules[name] = chunk.fileName;
        }
      }
      const texts = Object.fromEntries((Object.keys(pages) as PageId[]).map((id) => [id, textsOf(id)]));
      const written = { screens: screenChunks(), modules, imports, texts };
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(written) });
    },
  };
}
