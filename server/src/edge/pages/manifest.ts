import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormFactor } from '@bourse/contract/form-factor.ts';
import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import type { Locale } from '@bourse/i18n/locales.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type ScreenModules = Readonly<Record<string, Readonly<Record<FormFactor, string | null>>>>;

/** What a browser needs for one page, in the order in which it is wanted. */
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
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #screens: ScreenModules;

  constructor(webDist: string) {
    try {
      this.#chunks = JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8'));
      this.#screens = JSON.parse(readFileSync(join(webDist, '.vite/screens.json'), 'utf8'));
    } catch (error) {
      throw new Error(`the web app is not built in ${webDist}: run npm run build first`, { cause: error });
    }
    if (!this.#chunks[ENTRY]) throw new Error(`the web app in ${webDist} has no entry ${ENTRY}: build it again`);
  }

  /** The files of a page: the entry, the frame of the layout, the screen, and the texts of its language. */
  filesOf(id: PageId | null, formFactor: FormFactor, locale: Locale): PageFiles {
    const screen = id ? this.#screens[id]?.[formFactor] : null;
    const texts = ['shell', ...(id ? [pageOf(id).capability] : []), ...(screen === NOT_OPEN ? ['pages'] : [])];
    const wanted = [ENTRY, SHELLS[formFactor], ...(screen ? [screen] : [])];
    wanted.push(...[...new Set(texts)].map((name) => `../i18n/${locale}/${name}.ts`));
    const seen = new Set<string>();
    for (const key of wanted) this.#collect(key, seen);
    const chunks = [...seen].map((key) => this.#chunks[key] as Chunk);
    const entry = (this.#chunks[ENTRY] as Chunk).file;
    const font = Object.values(this.#chunks).find(({ file }) => LATIN_FONT.test(file))?.file;
    return {
      entry: `/${entry}`,
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
      scripts: chunks.map((chunk) => `/${chunk.file}`).filter((file) => file !== `/${entry}`),
      font: font ? `/${font}` : null,
    };
  }

  #collect(key: string, seen: Set<string>): void {
    const chunk = this.#chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const each of chunk.imports ?? []) this.#collect(each, seen);
  }
}
