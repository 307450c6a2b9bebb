import { type FormFactor, formFactorOf } from '@bourse/contract/form-factor.ts';
import { firstVisitLocale, isLocale, type Locale, languagesOf, SWAPS_UP_AND_DOWN } from '@bourse/i18n/locales.ts';
import fastifyCookie from '@fastify/cookie';

/** Everything on which the HTML of a page depends, beside the page itself: language, layout and colours. */
export interface Look {
  readonly locale: Locale;
  /** True if the address names the language; then the canonical address does so too. */
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

/** The language is the one in the address, or the person's choice, or the browser's preference. */
export function lookOf({ query, cookie, acceptLanguage, userAgent }: LookSource): Look {
  const asked = query.get('lang');
  // Cookies only choose how pages look. On a page over HTTPS their names have a prefix. Bare names are from older
  // releases, which the page takes over when it opens, or from a page over HTTP.
  const cookies = fastifyCookie.parse(cookie ?? '');
  const kept = (name: string): string | undefined => cookies[`__Host-${name}`] ?? cookies[name];
  const [theme, upDown] = [kept('theme'), kept('upDown')];
  const chosen = [asked, kept('COINW_LANGUAGE')].find(isLocale);
  const locale = chosen ?? firstVisitLocale(languagesOf(acceptLanguage));
  return {
    locale,
    isLocaleAsked: isLocale(asked),
    formFactor: formFactorOf(userAgent ?? ''),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    isUpDownSwapped: upDown === 'swap' || upDown === 'normal' ? upDown === 'swap' : SWAPS_UP_AND_DOWN.has(locale),
  };
}
