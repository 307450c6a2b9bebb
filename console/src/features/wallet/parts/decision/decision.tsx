import { staffWallet } from '@bourse/contract/staff/wallet.ts';
import { Button } from '../../../../kit/button.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { Me } from '../../rules/approvals.ts';
import { AskDialog } from '../ask/ask.tsx';
import type { ReviewDetail } from '../review/review.tsx';
import { useDecisionModel } from './decision.model.ts';

interface DecisionProps {
  readonly detail: ReviewDetail;
  readonly mayDecide: boolean;
  readonly me: Me;
}

const REJECT_CODES = staffWallet.rejectWithdrawal.input.shape.reasonCode.options;

/** The bar at the foot: the note that goes to the audit log, then the decision. */
export function Decision({ detail, mayDecide, me }: DecisionProps) {
  const { view, commands } = useDecisionModel(detail, me);
  if (!view.isOpen) return null;
  const bar = 'flex shrink-0 flex-wrap items-start justify-end gap-3 border-t border-line bg-surface px-6 py-3.5';
  if (!mayDecide) return <p className={`${bar} text-13 text-text-muted`}>{t('console.withdrawals.readOnly')}</p>;
  const words = { amount: formatAmount(detail.amount), asset: detail.asset };
  return (
    <>
      <form
        data-room="wallet/parts/decision"
        className={bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.isApprovedByMe && !detail.isOwn) void commands.approve();
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
          <Button kind="secondary" disabled={detail.isOwn || detail.openQuestions > 0} onClick={commands.startAsking}>
            {t('console.withdrawals.ask')}
          </Button>
          <Button kind="danger" disabled={detail.isOwn} onClick={commands.startRejecting}>
            {t('console.withdrawals.reject')}
          </Button>
          <Button type="submit" busy={view.isApproving} disabled={view.isApprovedByMe || detail.isOwn}>
            {t('console.withdrawals.approve', words)}
          </Button>
        </div>
      </form>
      {/* Beside the form and not in it: Enter in the dialog must not approve. */}
      {view.isAsking && <AskDialog detail={detail} onClose={commands.stopAsking} />}
      {view.isRejecting && <RejectDialog view={view} commands={commands} words={words} />}
    </>
  );
}

type RejectDialogProps = ReturnType<typeof useDecisionModel> & {
  readonly words: { readonly amount: string; readonly asset: string };
};

/** Rejecting says what it does, and asks for the category that the person sees. */
function RejectDialog({ view, commands, words }: RejectDialogProps) {
  return (
    <Dialog
      title={t('console.withdrawals.rejectTitle', words)}
      closeLabel={t('console.close')}
      onClose={commands.stopRejecting}
    >
      <div className="flex flex-col gap-4">
        <Notice tone="warn">{t('console.withdrawals.rejectEffect')}</Notice>
        <Choice
          label={t('console.withdrawals.reasonCode')}
          placeholder={t('console.withdrawals.reasonPick')}
          value={view.reasonCode}
          options={REJECT_CODES.map((code) => ({ value: code, label: t(`console.rejectCode.${code}`) }))}
          onChange={commands.setReasonCode}
        />
        <Field
          label={t('console.withdrawals.note')}
          maxLength={200}
          value={view.note}
          onChange={commands.setNote}
          error={view.noteError}
        />
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={commands.stopRejecting}>
            {t('console.back')}
          </Button>
          <Button
            kind="danger-filled"
            busy={view.isSendingRejection}
            disabled={!view.canReject}
            onClick={() => void commands.reject()}
          >
            {t('console.withdrawals.rejectNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
