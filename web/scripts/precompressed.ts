import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|html)$/;
const SMALLEST_BYTES = 600;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a brotli and a gzip copy beside each built file, so that the server never compresses what cannot change. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
      for (const name of names.filter((each) => COMPRESSIBLE.test(each) && !each.startsWith('.vite'))) {
        const path = join(folder, name);
        const bytes = await readFile(path);
        if (bytes.length < SMALLEST_BYTES) continue;
        await writeFile(
          `${path}.br`,
          await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
      }
    },
  };
}
