import { formatAmount } from '@bourse/core/money/amount.ts';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { useGridText } from '../../grid-text.ts';
import { useErrorAt } from './error-at.ts';
import type { TermsProps } from './form-props.ts';

/** What is put in: the quote coin, and the base coin where somebody wants to. */
export function MoneyFields({ model, terms: { market, funds } }: TermsProps) {
  const t = useGridText();
  const error = useErrorAt(model);
  const [isHidden] = useHiddenBalances();
  const { view, commands } = model;
  const { draft, judged } = view;
  const { base, quote } = market;
  const free = (text: string | undefined, coin: string) =>
    text === undefined || isHidden
      ? {}
      : { aside: <span className="num">{t('grid.available', { amount: exactAmount(text), coin })}</span> };
  const least = judged?.leastMinor;
  return (
    <div className="flex flex-col gap-3">
      <MoneyField
        label={t('grid.investment')}
        value={draft.investment}
        onChange={(typed) => commands.set('investment', typed)}
        unit={quote}
        keepsLine
        {...free(funds?.quote, quote)}
        {...(least && {
          help: t('grid.least', { amount: exactAmount(formatAmount(least, market.quoteScale)), coin: quote }),
        })}
        {...error('investment')}
      />
      <Checkbox checked={draft.usesBase} onChange={(yes) => commands.set('usesBase', yes)}>
        {t('grid.useBase', { coin: base })}
      </Checkbox>
      {draft.usesBase && (
        <MoneyField
          label={t('grid.investmentIn', { coin: base })}
          value={draft.investmentBase}
          onChange={(typed) => commands.set('investmentBase', typed)}
          unit={base}
          help={t('grid.baseNote')}
          keepsLine
          {...free(funds?.base, base)}
          {...error('investmentBase')}
        />
      )}
    </div>
  );
}
