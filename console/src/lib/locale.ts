import { firstVisitLocale, isLocale, type Locale, languageTag } from '@bourse/i18n/locales.ts';

const STORED = 'bourse_console_language';

/** The language of this browser: what was chosen here, else what the browser asks for. */
export function keptLocale(): Locale {
  const kept = localStorage.getItem(STORED);
  return isLocale(kept) ? kept : firstVisitLocale(navigator.languages);
}

export const keepLocale = (locale: Locale): void => localStorage.setItem(STORED, locale);

/** Both forms of the language, as every call names it to the server. */
export const localeHeaders = (locale: Locale): { language: string; locale: string } => ({
  language: locale,
  locale: languageTag(locale),
});
