import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '../../i18n/locales.ts';

const HEADER = '// Written by `npm run generate`: a catalog that products add to, with all that they add.\n';

/** Catalogs that products add to: `<product>.bookings.ts` is added to `bookings.ts`. */
const SHARED = [
  'balances',
  'bookings',
  'console',
  'deposits',
  'holdings-asset',
  'mail',
  'notices',
  'pages',
  'shell',
  'statement',
  'transfers-refusal',
] as const;
const PART = /^([a-z-]+)\.([a-z-]+)\.ts$/;

/** Each shared catalog with all additions, per language; one file, so that a browser needs one request. */
function generatedCatalogs(): { url: URL; text: string }[] {
  return LOCALES.flatMap((locale) => {
    const folder = new URL(`../../i18n/${locale}/`, import.meta.url);
    const files = readdirSync(folder).sort();
    return SHARED.map((name) => {
      const parts = files.filter((file) => PART.exec(file)?.[2] === name);
      const imports = [`${name}.ts`, ...parts].map(
        (file, at) => `import { messages as part${at} } from './${file}';\n`,
      );
      const all = imports.map((_, at) => `...part${at}`).join(', ');
      const text = `${HEADER}${imports.join('')}\nexport const messages = { ${all} } as const;\n`;
      return { url: new URL(`${name}.gen.ts`, folder), text };
    });
  });
}

/** Keys that two parts of a shared catalog both have: the later would silently win. Checking one language is enough. */
export async function keysSaidTwice(): Promise<string[]> {
  const folder = new URL('../../i18n/en_US/', import.meta.url);
  const files = readdirSync(folder);
  const said = await Promise.all(
    SHARED.map(async (name) => {
      const parts = [`${name}.ts`, ...files.filter((file) => PART.exec(file)?.[2] === name)];
      const catalogs = await Promise.all(
        parts.map((file) => import(new URL(file, folder).href) as Promise<{ readonly messages: object }>),
      );
      const keys = catalogs.flatMap(({ messages }) => Object.keys(messages));
      return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${name}: ${key}`);
    }),
  );
  return said.flat();
}

/** Files that add to a catalog which takes no additions: their words would never be shown. */
export const strayParts = (): string[] =>
  LOCALES.flatMap((locale) =>
    readdirSync(new URL(`../../i18n/${locale}/`, import.meta.url)).filter((file) => {
      const added = PART.exec(file)?.[2];
      return added !== undefined && added !== 'gen' && !SHARED.some((name) => name === added);
    }),
  );

/** Generated catalogs that differ from their present parts. */
export const staleCatalogs = (): string[] =>
  generatedCatalogs()
    .filter(({ url, text }) => {
      try {
        return readFileSync(url, 'utf8') !== text;
      } catch {
        return true;
      }
    })
    .map(({ url }) => url.pathname);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { url, text } of generatedCatalogs()) writeFileSync(url, text);
}
