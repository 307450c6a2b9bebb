import { LANGUAGE_NAMES, LOCALES } from '@bourse/i18n/locales.ts';
import { Globe } from 'lucide-react';
import { IconChoice } from '../kit/icon-choice.tsx';
import { chooseLanguage, t, useLocale } from './i18n.ts';
import { tell } from './toast.ts';

const OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }));

/** A globe that lists all languages, each in its own words. */
export function LanguageChoice({ isNamed = false }: { readonly isNamed?: boolean }) {
  const locale = useLocale();
  return (
    <IconChoice
      label={t('console.language')}
      Icon={Globe}
      value={locale}
      options={OPTIONS}
      isNamed={isNamed}
      onChange={(next) => {
        chooseLanguage(next).catch(() => tell('danger', t('console.refusal.NETWORK_DOWN')));
      }}
    />
  );
}
