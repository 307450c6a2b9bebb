import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstVisit } from './scripts/first-visit.ts';
import { plainIcons } from './scripts/plain-icons.ts';
import { precompressed } from './scripts/precompressed.ts';
import { screenManifest } from './scripts/screen-chunks.ts';
import { COIN_ICONS, COIN_ICONS_PATH } from './src/kit/pictures/coin-icons.ts';

const require = createRequire(import.meta.url);

/** Puts the coin pictures that the kit knows beside the other assets, under a path that names the icon set's version. */
function coinIcons(): Plugin {
  const folder = join(dirname(require.resolve('cryptocurrency-icons/package.json')), 'svg/color');
  return {
    name: 'coin-icons',
    apply: 'build',
    generateBundle() {
      for (const coin of COIN_ICONS) {
        const source = readFileSync(join(folder, `${coin}.svg`));
        this.emitFile({ type: 'asset', fileName: `${COIN_ICONS_PATH}/${coin}.svg`.slice(1), source });
      }
    },
  };
}

const first = firstVisit();

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), tailwindcss(), plainIcons(), coinIcons(), screenManifest(), first.plugin, precompressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // A data: address would have to be allowed in the content security policy; a small file costs one cached request.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The server's HTML preloads what a page needs; a second list of it in the script would be 3 KB of names.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: join(import.meta.dirname, 'src/app/main.tsx') },
      // A door of a capability does nothing itself: who takes one name from it fetches the file behind that name only.
      treeshake: { moduleSideEffects: [{ test: /\/features\/[^/]+\/public\.ts$/, sideEffects: false }] },
      output: {
        // The groups follow doors by the names taken; the bundler would follow a door to every room behind it.
        codeSplitting: { includeDependenciesRecursively: false, groups: [...first.groups] },
      },
    },
  },
});
