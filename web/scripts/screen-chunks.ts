import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

export type ScreenChunks = Record<string, { readonly desktop: string | null; readonly h5: string | null }>;

const ENTRY = /'([\w.-]+)':\s*(?:(notOpen)\b|\{([^{}]*)\})/g;
const IMPORT = /import\('([^']+)'\)/;
const NOT_OPEN = 'src/app/pages/not-open.tsx';

function moduleOf(source: string | undefined): string | null {
  if (source?.includes('notOpenLayout')) return NOT_OPEN;
  const found = IMPORT.exec(source ?? '')?.[1];
  return found ? posix.normalize(posix.join('src/app', found)) : null;
}

/** The module behind each screen's layouts, read from the table's own text; null where a layout leads elsewhere. */
export function screenChunks(source: string): ScreenChunks {
  const chunks: ScreenChunks = {};
  for (const [, id, notOpen, body = ''] of source.matchAll(ENTRY)) {
    if (!id) continue;
    const h5At = body.indexOf('h5:');
    chunks[id] = notOpen
      ? { desktop: NOT_OPEN, h5: NOT_OPEN }
      : { desktop: moduleOf(body.slice(0, h5At)), h5: moduleOf(body.slice(h5At)) };
  }
  return chunks;
}

/** Writes which module each page needs beside Vite's manifest, so that the server can preload them with the HTML. */
export function screenManifest(): Plugin {
  return {
    name: 'screen-manifest',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, '../src/app/screens.ts'), 'utf8');
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(screenChunks(source)) });
    },
  };
}
