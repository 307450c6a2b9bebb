import { Button } from '../../../../kit/button.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { ReviewDetail } from '../review/review.tsx';
import { QUESTIONS, useAskModel } from './ask.model.ts';

/** Asks the person: fixed questions, which they read in their own language, and a note that they read as it is. */
export function AskDialog({ detail, onClose }: { readonly detail: ReviewDetail; readonly onClose: () => void }) {
  const { view, commands } = useAskModel(detail, onClose);
  return (
    <Dialog title={t('console.withdrawals.askTitle')} closeLabel={t('console.close')} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void commands.ask();
        }}
      >
        <Notice tone="info">{t('console.withdrawals.askEffect')}</Notice>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-13 text-text-muted">{t('console.withdrawals.questions')}</legend>
          {QUESTIONS.map((question) => (
            <label key={question} className="flex items-center gap-2.5 text-14">
              <input
                type="checkbox"
                className="size-4 accent-(--accent)"
                checked={view.chosen.includes(question)}
                onChange={() => commands.toggle(question)}
              />
              {t(`console.question.${question}`)}
            </label>
          ))}
        </fieldset>
        <Field
          label={view.needsNote ? t('console.withdrawals.askNoteNeeded') : t('console.withdrawals.askNote')}
          maxLength={300}
          value={view.note}
          onChange={commands.setNote}
        />
        <Field label={t('console.user.reason')} maxLength={200} value={view.reason} onChange={commands.setReason} />
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('console.back')}
          </Button>
          <Button type="submit" busy={view.isBusy} disabled={!view.canAsk}>
            {t('console.withdrawals.askNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
