import { GRIDS_MAX, GRIDS_MIN } from '@bourse/core/grid/levels.ts';
import { Button } from '../../../../kit/button.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { subtractText } from '../../../balances/public.ts';
import { useGridText } from '../../grid-text.ts';
import { useErrorAt } from './error-at.ts';
import type { TermsProps } from './form-props.ts';

/** How the levels stand, from where to where, and how many. */
export function RangeFields({ model, terms: { market } }: TermsProps) {
  const t = useGridText();
  const locale = useLocale();
  const error = useErrorAt(model);
  const { view, commands } = model;
  const { draft, judged, suggested } = view;
  const date = (atMs: number) => dateTime(atMs, locale, { noTime: true });
  const [first, second] = judged?.levels ?? [];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t('grid.range')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segment
          label={t('grid.mode')}
          options={[
            { value: 'arithmetic', label: t('grid.mode.arithmetic') },
            { value: 'geometric', label: t('grid.mode.geometric') },
          ]}
          value={draft.mode}
          onChange={(mode) => commands.set('mode', mode)}
        />
        <Button kind="link" size="small" busy={view.isAsking} onClick={commands.suggest}>
          {t('grid.suggest')}
        </Button>
      </div>
      <p aria-live="polite" className="text-12 text-text-faint">
        {suggested
          ? t('grid.suggested', { from: date(suggested.fromMs), to: date(suggested.toMs) })
          : t(`grid.modeNote.${draft.mode}`)}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <MoneyField
          label={t('grid.lower')}
          value={draft.lower}
          onChange={(typed) => commands.set('lower', typed)}
          unit={market.quote}
          keepsLine
          {...error('lower')}
        />
        <MoneyField
          label={t('grid.upper')}
          value={draft.upper}
          onChange={(typed) => commands.set('upper', typed)}
          unit={market.quote}
          keepsLine
          {...error('upper')}
        />
      </div>
      <MoneyField
        label={t('grid.grids')}
        aside={<span className="num">{t('grid.gridsBounds', { min: GRIDS_MIN, max: GRIDS_MAX })}</span>}
        value={draft.grids}
        onChange={(typed) => commands.set('grids', typed)}
        keepsLine
        {...(draft.mode === 'arithmetic' &&
          first !== undefined &&
          second !== undefined && {
            help: t('grid.oneGrid', { step: exactAmount(subtractText(second, first)), coin: market.quote }),
          })}
        {...error('grids')}
      />
    </fieldset>
  );
}
