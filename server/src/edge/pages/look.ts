import { type FormFactor, formFactorOf } from '@bourse/contract/form-factor.ts';
import { firstVisitLocale, isLocale, type Locale, languagesOf, SWAPS_UP_AND_DOWN } from '@bourse/i18n/locales.ts';
import fastifyCookie from '@fastify/cookie';

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

/** Language: as asked for in the address, as the person chose, as the browser prefers. */
export function lookOf({ query, cookie, acceptLanguage, userAgent }: LookSource): Look {
  const asked = query.get('lang');
  // Cookies choose looks here and nothing else. A page over HTTPS has a prefix before their names; the bare ones are those of before,
  // which it takes over as it opens, or those of a page over HTTP.
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
