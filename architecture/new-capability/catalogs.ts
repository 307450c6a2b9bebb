import type { Locale } from '../../i18n/locales.ts';
import type { Names } from './names.ts';
import { WORDS } from './words.ts';

type Texts = Readonly<Record<string, string>>;

/** A catalog as a file: the English one is the source, and the others must hold what it holds. */
function catalogText(locale: Locale, file: string, texts: Texts): string {
  const lines = Object.entries(texts).map(([key, text]) => `  ${quotedKey(key)}: ${quoted(text)},\n`);
  if (locale === 'en_US') return `export const messages = {\n${lines.join('')}} as const;\n`;
  const imports = `import type { Catalog } from '../catalog.ts';\nimport type { messages as en } from '../en_US/${file}.ts';\n`;
  return `${imports}\nexport const messages = {\n${lines.join('')}} as const satisfies Catalog<typeof en, '${locale}'>;\n`;
}

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const quotedKey = (key: string): string => (/^[A-Z_]+$/.test(key) ? key : quoted(key));

/** The catalogs of one language that belong to the capability alone, by path. */
export function ownCatalogs(locale: Locale, { kebab, camel, snake, upper }: Names): Readonly<Record<string, string>> {
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
    none: words.nothing,
    failed: words.movesFailed,
    direction: words.direction,
    'direction.in': words.in,
    'direction.out': words.out,
  });
  return {
    [`i18n/${locale}/${kebab}.ts`]: catalogText(locale, kebab, page),
    [`i18n/${locale}/${kebab}-refusal.ts`]: catalogText(locale, `${kebab}-refusal`, {
      [`${upper}_BELOW_MIN`]: words.belowMin,
    }),
    // What it adds to catalogs of the house, which `npm run generate` puts together.
    [`i18n/${locale}/${kebab}.balances.ts`]: catalogText(locale, `${kebab}.balances`, {
      [`balances.account.${snake}`]: words.name,
    }),
    [`i18n/${locale}/${kebab}.console.ts`]: catalogText(locale, `${kebab}.console`, staff),
    [`i18n/${locale}/${kebab}.bookings.ts`]: catalogText(locale, `${kebab}.bookings`, {
      [`bookings.kind.${kebab}`]: words.name,
      [`bookings.bill.view.${camel}`]: words.moves,
      [`bookings.tab.${camel}`]: words.name,
    }),
    [`i18n/${locale}/${kebab}.shell.ts`]: catalogText(locale, `${kebab}.shell`, { [`shell.nav.${camel}`]: words.name }),
    [`i18n/${locale}/${kebab}.pages.ts`]: catalogText(locale, `${kebab}.pages`, {
      [`pages.${kebab}.home.title`]: words.name,
      [`pages.${kebab}.home.description`]: words.description,
      [`pages.keywords.${kebab}`]: words.keywords,
    }),
  };
}
