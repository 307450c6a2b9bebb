import { Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { QUESTIONS, type useAskModel } from './ask.model.ts';

/** Asks the person: fixed questions, shown in their own language, and a note that is shown as written. */
export function AskDialog({ form, act }: Pick<ReturnType<typeof useAskModel>, 'form' | 'act'>) {
  if (!act.wanted) return null;
  return (
    <ActionDialog
      title={t('console.withdrawals.askTitle')}
      effect={t('console.withdrawals.askEffect')}
      verb={t('console.withdrawals.askNow')}
      isGood={form.isWhole}
      act={act}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-13 text-text-muted">{t('console.withdrawals.questions')}</legend>
        {QUESTIONS.map((question) => (
          <label key={question} className="flex items-center gap-2.5 text-14">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={form.chosen.includes(question)}
              onChange={() => form.toggle(question)}
            />
            {t(`console.question.${question}`)}
          </label>
        ))}
      </fieldset>
      <Field
        label={form.needsNote ? t('console.withdrawals.askNoteNeeded') : t('console.withdrawals.askNote')}
        maxLength={300}
        value={form.note}
        onChange={form.setNote}
      />
    </ActionDialog>
  );
}
