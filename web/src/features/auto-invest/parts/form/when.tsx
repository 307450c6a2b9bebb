import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { boxClass, FieldShell } from '../../../../kit/form/field.tsx';
import { preloadDialog, Sheet } from '../../../../kit/overlay/dialog.tsx';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { weekdayName } from '../../rules/zone.ts';
import type { FormModel } from './form.model.ts';
import { clock, Schedule } from './schedule.tsx';

/** When a plan runs, in a phone’s line: what is chosen, and a sheet in which it is. */
export function When({ model }: { readonly model: FormModel }) {
  const t = useAutoInvestText();
  const shell = useShellText();
  const id = useId();
  const said = useWhenWords(model);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <FieldShell id={id} labelId={`${id}-label`} label={t('autoInvest.when')}>
        <button
          id={id}
          type="button"
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}`}
          className={cx(boxClass(true, false), 'w-full text-left')}
          onTouchStart={preloadDialog}
          onClick={() => setIsOpen(true)}
        >
          <span className="num min-w-0 flex-1 truncate text-16">{said}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
        </button>
      </FieldShell>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('autoInvest.when')}
        closeLabel={shell('shell.action.close')}
        footer={
          <Button size="large" wide onClick={close}>
            {t('autoInvest.when.done')}
          </Button>
        }
      >
        <div data-room="auto-invest/parts/form/when">
          <Schedule model={model} />
        </div>
      </Sheet>
    </>
  );
}

function useWhenWords({ view: { draft } }: FormModel): string {
  const t = useAutoInvestText();
  const locale = useLocale();
  const time = clock(draft.hour);
  if (draft.period === 'day') return t('autoInvest.when.day', { time });
  if (draft.period === 'month') return t('autoInvest.when.month', { day: draft.day, time });
  return `${weekdayName(draft.weekday, locale)} ${time}`;
}
