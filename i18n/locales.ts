/** The twelve languages, in the spelling of addresses, cookies and headers. */
export const LOCALES = [
  'en_US',
  'zh_CN',
  'zh_TW',
  'ko_KR',
  'vi_VN',
  'tr_TR',
  'pt_PT',
  'pt_BR',
  'ru_RU',
  'ja_JP',
  'fr_FR',
  'es_ES',
] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en_US';

/** Each language's name in itself, for the language menu. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  ko_KR: '한국어',
  vi_VN: 'Tiếng Việt',
  tr_TR: 'Türkçe',
  pt_PT: 'Português (Portugal)',
  pt_BR: 'Português (Brasil)',
  ru_RU: 'Русский',
  ja_JP: '日本語',
  fr_FR: 'Français',
  es_ES: 'Español',
};

/** The display currencies that a person may choose. */
export const CURRENCIES = ['USD', 'CNY', 'KRW', 'TWD', 'VND', 'TRY', 'RUB', 'EUR', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = 'USD';

/** The currency that each language's menu offers first; the default stays USD until a person chooses. */
export const CURRENCY_OF: Readonly<Record<Locale, Currency>> = {
  en_US: 'USD',
  zh_CN: 'CNY',
  zh_TW: 'TWD',
  ko_KR: 'KRW',
  vi_VN: 'VND',
  tr_TR: 'TRY',
  pt_PT: 'EUR',
  pt_BR: 'EUR',
  ru_RU: 'RUB',
  ja_JP: 'JPY',
  fr_FR: 'EUR',
  es_ES: 'EUR',
};

/** Languages whose readers expect red for rising prices: there the colours are swapped by default. */
export const SWAPS_UP_AND_DOWN: ReadonlySet<Locale> = new Set<Locale>(['zh_CN', 'zh_TW', 'ja_JP', 'ko_KR']);

/** Languages that show UTC+8 beside a business time. */
export const SHOWS_UTC_SUFFIX: ReadonlySet<Locale> = new Set<Locale>(['en_US', 'vi_VN', 'tr_TR', 'ko_KR']);

export const isLocale = (text: string | null | undefined): text is Locale =>
  (LOCALES as readonly (string | null | undefined)[]).includes(text);

export const isCurrency = (text: string | null | undefined): text is Currency =>
  (CURRENCIES as readonly (string | null | undefined)[]).includes(text);

/** A locale with a hyphen: `zh-CN` for `zh_CN`. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-');

/** Our language for a browser's language tag, or null where we have none. */
function localeOfTag(tag: string): Locale | null {
  const lower = tag.trim().toLowerCase().replaceAll('_', '-');
  const language = lower.split('-', 1)[0];
  if (language === 'zh') return /-(?:tw|hk|mo|hant)\b/.test(lower) ? 'zh_TW' : 'zh_CN';
  if (language === 'pt') return /-br\b/.test(lower) ? 'pt_BR' : 'pt_PT';
  return LOCALES.find((locale) => locale.slice(0, 2) === language && language.length === 2) ?? null;
}

/**
 * The language of a first visit: the first one that the browser asks for and we have, else en_US. A language that the person
 * has chosen comes before this and is the caller's concern.
 *
 * @param tags  languages in the browser's order of preference, such as `pt-BR`
 */
export function firstVisitLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const locale = localeOfTag(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

/** The languages of an Accept-Language header, the most preferred first. */
export function languagesOf(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1), index };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag);
}
