import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormFactor } from '@bourse/contract/form-factor.ts';
import { type PageId, textsOf } from '@bourse/contract/pages.ts';
import type { Locale } from '@bourse/i18n/locales.ts';

interface ViteChunk {
  readonly file: string;
  readonly css?: readonly string[];
}
/** The file that web/scripts/screen-chunks.ts writes. */
interface Screens {
  readonly screens: Readonly<Record<string, Readonly<Record<FormFactor, string | null>>>>;
  readonly modules: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** What a browser needs for one page, in the order in which it needs it. */
export interface PageFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly font: string | null;
}

const ENTRY = 'src/app/main.tsx';
const SHELLS: Readonly<Record<FormFactor, string>> = {
  desktop: 'src/app/shells/desktop/desktop-shell.tsx',
  h5: 'src/app/shells/h5/h5-shell.tsx',
};
const NOT_OPEN = 'src/app/pages/not-open.tsx';
const LATIN_FONT = /inter-latin-opsz-normal[^/]*\.woff2$/;

/** Vite's manifest and our table of screens, read once. */
export class WebManifest {
  readonly #screens: Screens;
  readonly #entry: string;
  readonly #styles: readonly string[];
  readonly #font: string | null;

  constructor(webDist: string) {
    let chunks: Readonly<Record<string, ViteChunk>>;
    try {
      chunks = JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8'));
      this.#screens = JSON.parse(readFileSync(join(webDist, '.vite/screens.json'), 'utf8'));
    } catch (error) {
      throw new Error(`the web app is not built in ${webDist}: run npm run build first`, { cause: error });
    }
    const entry = this.#screens.modules[ENTRY];
    if (!entry) throw new Error(`the web app in ${webDist} has no entry ${ENTRY}: build it again`);
    this.#entry = entry;
    this.#styles = [...new Set(Object.values(chunks).flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
    const font = Object.values(chunks).find(({ file }) => LATIN_FONT.test(file))?.file;
    this.#font = font ? `/${font}` : null;
  }

  /** The files of a page: the entry, the frame of its layout, the screen, and the texts of its language. */
  filesOf(id: PageId | null, formFactor: FormFactor, locale: Locale): PageFiles {
    const screen = id ? this.#screens.screens[id]?.[formFactor] : null;
    const texts = ['shell', ...(id ? textsOf(id) : []), ...(screen === NOT_OPEN ? ['pages'] : [])];
    const catalogs = [...new Set(texts)].map((name) => `../i18n/${locale}/${name}.ts`);
    const files = new Set<string>();
    for (const module of [ENTRY, SHELLS[formFactor], ...(screen ? [screen] : []), ...catalogs]) {
      this.#collect(this.#screens.modules[module], files);
    }
    files.delete(this.#entry);
    return {
      entry: `/${this.#entry}`,
      styles: this.#styles,
      scripts: [...files].map((file) => `/${file}`),
      font: this.#font,
    };
  }

  #collect(file: string | undefined, seen: Set<string>): void {
    if (!file || seen.has(file)) return;
    seen.add(file);
    for (const each of this.#screens.imports[file] ?? []) this.#collect(each, seen);
  }
}
