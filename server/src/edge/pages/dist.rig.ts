import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A web app of four files, as Vite would build it. */
export function buildWeb(): string {
  const made = mkdtempSync(join(tmpdir(), 'bourse-web-'));
  mkdirSync(join(made, '.vite'));
  mkdirSync(join(made, 'assets'));
  const overview = 'src/features/holdings/screens/overview/overview.desktop.tsx';
  const manifest = {
    'src/app/main.tsx': { file: 'assets/app-1.js', css: ['assets/app-1.css'] },
    'inter.woff2': { file: 'assets/inter-latin-opsz-normal-1.woff2' },
  };
  const screens = {
    screens: { 'holdings.overview': { desktop: overview, h5: null } },
    modules: {
      'src/app/main.tsx': 'assets/app-1.js',
      'src/app/shells/desktop/desktop-shell.tsx': 'assets/desktop-1.js',
      'src/app/shells/h5/h5-shell.tsx': 'assets/h5-1.js',
      [overview]: 'assets/overview-1.js',
      '../i18n/en_US/shell.ts': 'assets/shell-en.js',
      '../i18n/ru_RU/shell.ts': 'assets/shell-ru.js',
      '../i18n/en_US/holdings.ts': 'assets/holdings-en.js',
      '../i18n/en_US/balances.ts': 'assets/balances-en.js',
    },
    imports: {
      'assets/app-1.js': ['assets/shared-1.js'],
      'assets/desktop-1.js': ['assets/app-1.js'],
      'assets/overview-1.js': ['assets/shared-1.js'],
    },
  };
  writeFileSync(join(made, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(made, '.vite/screens.json'), JSON.stringify(screens));
  writeFileSync(join(made, 'assets/app-1.js'), 'plain script');
  writeFileSync(join(made, 'assets/app-1.js.br'), 'small script');
  writeFileSync(join(made, 'icon.svg'), '<svg/>');
  writeFileSync(join(made, '.secret'), 'hidden words');
  return made;
}

/** A console of two files. */
export function buildConsole(): string {
  const made = mkdtempSync(join(tmpdir(), 'bourse-console-'));
  mkdirSync(join(made, 'assets'));
  writeFileSync(
    join(made, 'index.html'),
    '<!doctype html><script type="module" src="/console/assets/main-1.js"></script>',
  );
  writeFileSync(join(made, 'assets/main-1.js'), 'console script');
  return made;
}
