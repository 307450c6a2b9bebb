import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { useGridText } from '../../grid-text.ts';
import { useErrorAt } from './error-at.ts';
import type { TermsProps } from './form-props.ts';

/** When it starts and what ends it by itself: folded away until somebody wants any of it. */
export function ExitFields({ model, terms: { market } }: TermsProps) {
  const t = useGridText();
  const error = useErrorAt(model);
  const { view, commands } = model;
  const { draft, judged } = view;
  const [wasOpened, setWasOpened] = useState(false);
  const isWanted = (['trigger', 'takeProfit', 'stopLoss'] as const).some((field) => draft[field] !== '');
  const isOpen = wasOpened || isWanted;
  const [lowest, highest] = [judged?.levels?.[0], judged?.levels?.at(-1)];
  const { base, quote } = market;
  return (
    <div className="flex flex-col gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setWasOpened(!isOpen)}
        className="flex items-center justify-between gap-2 text-left text-13 font-medium touch hover:text-text"
      >
        {t('grid.more')}
        <ChevronDown aria-hidden="true" className={cx('size-4 shrink-0', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <>
          <MoneyField
            label={t('grid.trigger')}
            placeholder={t('grid.now')}
            value={draft.trigger}
            onChange={(typed) => commands.set('trigger', typed)}
            unit={quote}
            keepsLine
            {...error('trigger')}
          />
          <MoneyField
            label={t('grid.takeProfit')}
            placeholder={t('grid.notSet')}
            value={draft.takeProfit}
            onChange={(typed) => commands.set('takeProfit', typed)}
            unit={quote}
            keepsLine
            {...(highest !== undefined && { help: t('grid.above', { price: exactAmount(highest) }) })}
            {...error('takeProfit')}
          />
          <MoneyField
            label={t('grid.stopLoss')}
            placeholder={t('grid.notSet')}
            value={draft.stopLoss}
            onChange={(typed) => commands.set('stopLoss', typed)}
            unit={quote}
            keepsLine
            {...(lowest !== undefined && { help: t('grid.below', { price: exactAmount(lowest) }) })}
            {...error('stopLoss')}
          />
          <Checkbox checked={view.sellsOnStop} onChange={(yes) => commands.set('sellsOnStop', yes)}>
            {t('grid.sellOnStop', { coin: base })}
          </Checkbox>
        </>
      )}
    </div>
  );
}
