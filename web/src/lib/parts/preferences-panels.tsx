import {
  CURRENCIES,
  CURRENCY_OF,
  type Currency,
  isCurrency,
  isLocale,
  LANGUAGE_NAMES,
  LOCALES,
} from '@bourse/i18n/locales.ts';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../kit/cx.ts';
import { useDensity } from '../../kit/density.tsx';
import { menuItemClass } from '../../kit/overlay/menu.tsx';
import { Segment } from '../../kit/tabs.tsx';
import { loadUsedTexts } from '../i18n.ts';
import { chooseCurrency, chooseLocale, chooseUpDown, isUpDownSwapped, useCurrency, useLocale } from '../locale.ts';
import { chooseTheme, type Theme, useTheme } from '../person/preferences.ts';
import { useShellText } from '../shell-text.ts';

/** Language and display currency side by side. The language's own currency comes first. */
export function LanguagePanel({ onDone }: { readonly onDone: () => void }) {
  const t = useShellText();
  const locale = useLocale();
  const currency = useCurrency();
  const first = CURRENCY_OF[locale];
  const currencies: readonly Currency[] = [first, ...CURRENCIES.filter((each) => each !== first)];
  return (
    <div className="flex">
      <Choices
        label={t('shell.language.title')}
        value={locale}
        options={LOCALES.map((each) => ({ value: each, text: LANGUAGE_NAMES[each], lang: each.replace('_', '-') }))}
        onPick={(picked) => {
          if (!isLocale(picked)) return;
          // The old texts stay until the new ones are loaded, so that nothing is empty in between.
          void loadUsedTexts(picked).then(() => chooseLocale(picked));
          onDone();
        }}
      />
      <Choices
        label={t('shell.currency.title')}
        value={currency}
        options={currencies.map((each) => ({ value: each, text: each }))}
        onPick={(picked) => {
          if (isCurrency(picked)) chooseCurrency(picked);
          onDone();
        }}
      />
    </div>
  );
}

/** A tick, so that the choice is not shown by colour alone. */
const Chosen = () => <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />;

interface ChoicesProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly onPick: (value: string) => void;
}

function Choices({ label, value, options, onPick }: ChoicesProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <fieldset className="min-w-32 flex-1">
      <legend className="px-3 py-2 text-12 text-text-faint">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          className={cx(menuItemClass(option.value === value, isTouch), 'justify-between whitespace-nowrap')}
          onClick={() => onPick(option.value)}
        >
          {option.text}
          {option.value === value && <Chosen />}
        </button>
      ))}
    </fieldset>
  );
}

/** Chooses the theme, and which colour means up. */
export function AppearancePanel() {
  const t = useShellText();
  const theme = useTheme();
  const [isSwapped, setIsSwapped] = useState(isUpDownSwapped);
  const isTouch = useDensity() === 'touch';
  return (
    <div className={isTouch ? 'flex flex-col gap-2 pb-3' : 'flex flex-col gap-2 p-3'}>
      <p className="text-12 text-text-faint">{t('shell.theme.title')}</p>
      <Segment<Theme>
        wide
        label={t('shell.theme.title')}
        value={theme}
        onChange={chooseTheme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
      />
      <fieldset className="-mx-1">
        {/* In two rows, because in some languages one of them is as wide as a phone. */}
        <legend className="mt-2 px-1 pb-1 text-12 text-text-faint">{t('shell.upDown.title')}</legend>
        {([false, true] as const).map((swaps) => (
          <button
            key={String(swaps)}
            type="button"
            aria-pressed={swaps === isSwapped}
            className={cx(menuItemClass(swaps === isSwapped, isTouch), 'justify-between')}
            onClick={() => {
              chooseUpDown(swaps);
              setIsSwapped(swaps);
            }}
          >
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="flex [&_svg]:size-4">
                <ArrowUp className={swaps ? 'text-danger' : 'text-ok'} />
                <ArrowDown className={swaps ? 'text-ok' : 'text-danger'} />
              </span>
              {t(swaps ? 'shell.upDown.redUp' : 'shell.upDown.greenUp')}
            </span>
            {swaps === isSwapped && <Chosen />}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
