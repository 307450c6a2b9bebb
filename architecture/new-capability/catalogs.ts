import type { Locale } from '../../i18n/locales.ts';
import type { Names } from './names.ts';
import { WORDS } from './words.ts';

type Texts = Readonly<Record<string, string>>;

/** The text of a catalog file. The English one is the source; the others must have the same keys. */
function catalogText(locale: Locale, file: string, texts: Texts): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${quotedKey(key)}: ${quoted(text)},\n`);
  if (locale === 'en_US') return `export const messages = {\n${lines.join('')}} as const;\n`;
  const imports = `import type { Catalog } from '../catalog.ts';\nimport type { messages as en } from '../en_US/${file}.ts';\n`;
  return `${imports}\nexport const messages = {\n${lines.join('')}} as const satisfies Catalog<typeof en, '${locale}'>;\n`;
}

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const quotedKey = (key: string): string => (/^[A-Z_]+$/.test(key) ? key : quoted(key));

/**
 * The catalogs in one language that belong to the capability alone, by path.
 *
 * @param known  keys that the house's own catalogs already have; their texts are kept
 */
export function ownCatalogs(
  locale: Locale,
  { kebab, camel, snake, upper }: Names,
  known: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const words = WORDS[locale];
  const prefixed = (prefix: string, texts: Texts): Texts =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
  const page = prefixed(camel, {
    title: words.name,
    intro: words.intro,
    inside: words.inside,
    none: words.none,
    direction: words.direction,
    'direction.in': words.in,
    'direction.out': words.out,
    coin: words.coin,
    amount: words.amount,
    available: words.available,
    submit: words.submit,
    submitAmount: words.submitAmount,
    done: words.done,
    failed: words.failed,
    unknown: words.unknown,
    moves: words.moves,
    noMoves: words.noMoves,
  });
  const staff = prefixed(`console.${camel}`, {
    title: words.name,
    total: words.total,
    nobody: words.nobody,
    none: words.nothing,
    failed: words.movesFailed,
    direction: words.direction,
    'direction.in': words.in,
    'direction.out': words.out,
  });
  // What it adds to shared catalogs, which `npm run generate` merges.
  const parts: Readonly<Record<string, Texts>> = {
    balances: { [`balances.account.${snake}`]: words.name },
    console: staff,
    bookings: {
      [`bookings.kind.${kebab}`]: words.name,
      [`bookings.bill.view.${camel}`]: words.moves,
      [`bookings.tab.${camel}`]: words.name,
    },
    statement: { [`statement.scope.${camel}`]: words.name },
    shell: { [`shell.nav.${camel}`]: words.name },
    pages: {
      [`pages.${kebab}.home.title`]: words.name,
      [`pages.${kebab}.home.description`]: words.description,
      [`pages.keywords.${kebab}`]: words.keywords,
    },
  };
  const files: [name: string, texts: Texts][] = [
    [kebab, page],
    [`${kebab}-refusal`, { [`${upper}_BELOW_MIN`]: words.belowMin }],
    ...Object.entries(parts).map(([catalog, texts]): [string, Texts] => [
      `${kebab}.${catalog}`,
      Object.fromEntries(Object.entries(texts).filter(([key]) => !known.has(key))),
    ]),
  ];
  return Object.fromEntries(
    files
      .filter(([, texts]) => Object.keys(texts).length > 0)
      .map(([name, texts]) => [`i18n/${locale}/${name}.ts`, catalogText(locale, name, texts)]),
  );
}
