import { firstVisitLocale, isLocale, type Locale, languageTag } from '@bourse/i18n/locales.ts';

const STORED = 'bourse_console_language';

/** This browser's language: the one chosen here, else the one that it asks for. */
export function keptLocale(): Locale {
  const kept = localStorage.getItem(STORED);
  return isLocale(kept) ? kept : firstVisitLocale(navigator.languages);
}

export const keepLocale = (locale: Locale): void => localStorage.setItem(STORED, locale);

/** The language in both spellings, as every call sends it to the server. */
export const localeHeaders = (locale: Locale): { language: string; locale: string } => ({
  language: locale,
  locale: languageTag(locale),
});
