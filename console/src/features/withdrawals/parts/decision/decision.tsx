import { staffWithdrawals } from '@bourse/contract/staff/withdrawals.ts';
import { Button } from '../../../../kit/button.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { Me } from '../../rules/approvals.ts';
import { useAskModel } from '../ask/ask.model.ts';
import { AskDialog } from '../ask/ask.tsx';
import type { ReviewDetail } from '../review/review-detail.ts';
import { useDecisionModel } from './decision.model.ts';

interface DecisionProps {
  readonly detail: ReviewDetail;
  readonly mayDecide: boolean;
  readonly me: Me;
}

const REJECT_CODES = staffWithdrawals.rejectWithdrawal.input.shape.reasonCode.options;

/** The bar at the bottom: a note for the audit log, and the decision. */
export function Decision({ detail, mayDecide, me }: DecisionProps) {
  const { view, rejection, commands } = useDecisionModel(detail, me);
  const asking = useAskModel(detail);
  if (!view.isOpen) return null;
  const bar = 'flex shrink-0 flex-wrap items-start justify-end gap-3 border-t border-line bg-surface px-6 py-3.5';
  if (!mayDecide) return <p className={`${bar} text-13 text-text-muted`}>{t('console.withdrawals.readOnly')}</p>;
  const words = { amount: formatAmount(detail.amount), asset: detail.asset };
  return (
    <>
      <form
        data-room="withdrawals/parts/decision"
        className={bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.isApprovedByMe && !detail.isOwn) commands.approve();
        }}
      >
        <div className="flex min-w-60 flex-1">
          <Field
            label={t('console.withdrawals.note')}
            labelIsHidden
            placeholder={t('console.withdrawals.note')}
            maxLength={200}
            value={view.note}
            onChange={commands.setNote}
            error={view.noteError}
          />
        </div>
        <div className="flex shrink-0 gap-3">
          <Button kind="secondary" disabled={detail.isOwn || detail.openQuestions > 0} onClick={asking.start}>
            {t('console.withdrawals.ask')}
          </Button>
          <Button kind="danger" disabled={detail.isOwn} onClick={() => rejection.act.start('reject', view.note)}>
            {t('console.withdrawals.reject')}
          </Button>
          <Button type="submit" busy={view.isApproving} disabled={view.isApprovedByMe || detail.isOwn}>
            {t('console.withdrawals.approve', words)}
          </Button>
        </div>
      </form>
      {/* Outside the form, so that Enter in the dialog does not approve. */}
      <AskDialog {...asking} />
      <RejectDialog rejection={rejection} words={words} />
    </>
  );
}

interface RejectDialogProps {
  readonly rejection: ReturnType<typeof useDecisionModel>['rejection'];
  readonly words: { readonly amount: string; readonly asset: string };
}

/** Says what a rejection does, and asks for the category that the person is shown. */
function RejectDialog({ rejection: { reasonCode, setReasonCode, act }, words }: RejectDialogProps) {
  if (!act.wanted) return null;
  return (
    <ActionDialog
      title={t('console.withdrawals.rejectTitle', words)}
      effect={t('console.withdrawals.rejectEffect')}
      verb={t('console.withdrawals.rejectNow')}
      reasonLabel={t('console.withdrawals.note')}
      isDangerous
      isGood={reasonCode !== ''}
      act={act}
    >
      <Choice
        label={t('console.withdrawals.reasonCode')}
        placeholder={t('console.withdrawals.reasonPick')}
        value={reasonCode}
        options={REJECT_CODES.map((code) => ({ value: code, label: t(`console.rejectCode.${code}`) }))}
        onChange={setReasonCode}
      />
    </ActionDialog>
  );
}
