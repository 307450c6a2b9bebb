import { type FormFactor, formFactorOf } from '@bourse/contract/form-factor.ts';
import { firstVisitLocale, isLocale, type Locale, languagesOf, SWAPS_UP_AND_DOWN } from '@bourse/i18n/locales.ts';

/** All that the HTML of one page depends on, beside the page itself: language, layout and colours. */
export interface Look {
  readonly locale: Locale;
  /** The language was named in the address: then the canonical address names it too. */
  readonly isLocaleAsked: boolean;
  readonly formFactor: FormFactor;
  readonly theme: 'system' | 'light' | 'dark';
  readonly isUpDownSwapped: boolean;
}

interface LookSource {
  readonly query: URLSearchParams;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly userAgent: string | undefined;
}

/** One cookie out of the header's text, or null. Cookies choose looks here and nothing else. */
function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value ?? null;
  }
  return null;
}

/** Language: as asked for in the address, as the person chose, as the browser prefers. */
export function lookOf({ query, cookie, acceptLanguage, userAgent }: LookSource): Look {
  const asked = query.get('lang');
  const chosen = [asked, cookieOf(cookie, 'COINW_LANGUAGE')].find(isLocale);
  const locale = chosen ?? firstVisitLocale(languagesOf(acceptLanguage));
  const theme = cookieOf(cookie, 'theme');
  const upDown = cookieOf(cookie, 'upDown');
  return {
    locale,
    isLocaleAsked: isLocale(asked),
    formFactor: formFactorOf(userAgent ?? ''),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    isUpDownSwapped: upDown === 'swap' || upDown === 'normal' ? upDown === 'swap' : SWAPS_UP_AND_DOWN.has(locale),
  };
}
