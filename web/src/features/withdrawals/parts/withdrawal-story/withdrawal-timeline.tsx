import { Timeline } from '../../../../kit/progress/progress.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Step, Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText, type WithdrawalsText } from '../../withdrawals-text.ts';

type Row = Pick<Withdrawal, 'rejectReason' | 'failureCode'>;
const REJECTS = [
  'ADDRESS_RISK',
  'ADDRESS_BLOCKED',
  'ACCOUNT_FROZEN',
  'ACCOUNT_TAKEOVER',
  'IDENTITY',
  'SOURCE_OF_FUNDS',
  'OTHER',
] as const;
const FAILURES = [
  'ADDRESS_INVALID',
  'MEMO_INVALID',
  'WOULD_FAIL',
  'NOT_PAID_ON_CHAIN',
  'OPERATOR_CANCELLED',
  'ASK_AGAIN',
] as const;
const STATES = { done: 'done', now: 'now', later: 'later', bad: 'failed' } as const;

/** The steps of a withdrawal with their times. */
export function WithdrawalTimeline({ row, steps }: { readonly row: Withdrawal; readonly steps: readonly Step[] }) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  return (
    <Timeline
      label={t('balances.column.status')}
      steps={steps.map((step) => ({
        key: step.name,
        state: STATES[step.phase],
        title: titleOf(t, step, row),
        sub: subOf(t, step, row, locale),
        ...(step.atMs !== null && { time: dateTime(step.atMs, locale, { withSeconds: true, noSuffix: true }) }),
      }))}
    />
  );
}

function titleOf(t: WithdrawalsText, step: Step, row: Withdrawal): string {
  const network = row.networkName ?? t('deposits.way.internal');
  switch (step.name) {
    case 'checked':
      return t(step.phase === 'now' ? 'withdrawals.step.checking' : 'withdrawals.step.checked');
    case 'sent':
      return t(step.phase === 'done' ? 'withdrawals.step.sent' : 'withdrawals.step.sending', { network });
    case 'review':
      return t('withdrawals.step.review', {
        reason: row.reviewReason ? t(`withdrawals.review.${row.reviewReason}`) : '--',
      });
    default:
      return t(`withdrawals.step.${step.name}`);
  }
}

function subOf(
  t: WithdrawalsText,
  step: Step,
  row: Withdrawal,
  locale: Parameters<typeof dateTime>[1],
): string | undefined {
  if (step.name === 'review' && row.questions.some(({ answeredAtMs }) => answeredAtMs === null)) {
    return t('withdrawals.ask.waiting');
  }
  if (step.name === 'review' && row.decisionByMs !== null) {
    return t('withdrawals.reviewBy', { time: dateTime(row.decisionByMs, locale) });
  }
  if (step.name === 'delayed' && row.delayedUntilMs !== null) {
    return t('withdrawals.delayedUntil', { time: dateTime(row.delayedUntilMs, locale) });
  }
  if (step.name === 'completed' && row.confirmations !== null && row.confirmations > 0) {
    return t('balances.deposit.confirmations', { count: row.confirmations });
  }
  if (step.phase === 'bad') return whyOf(t, row);
  return undefined;
}

/** Why staff rejected it, or what went wrong with the payment, in words. */
function whyOf(t: WithdrawalsText, { rejectReason, failureCode }: Row): string | undefined {
  const reject = REJECTS.find((code) => code === rejectReason);
  if (reject) return t(`withdrawals.reject.${reject}`);
  const failure = FAILURES.find((code) => code === failureCode);
  if (failure) return t(`withdrawals.failure.${failure}`);
  return rejectReason !== null || failureCode !== null ? t('withdrawals.reject.OTHER') : undefined;
}
