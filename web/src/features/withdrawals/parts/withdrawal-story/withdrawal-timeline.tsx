import { Timeline } from '../../../../kit/progress.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useWalletText, type WalletText } from '../../../balances/public.ts';
import type { Step, Withdrawal } from '../../rules/withdrawal-status.ts';

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
const FAILURES = ['ADDRESS_INVALID', 'MEMO_INVALID', 'WOULD_FAIL', 'NOT_PAID_ON_CHAIN', 'OPERATOR_CANCELLED'] as const;
const STATES = { done: 'done', now: 'now', later: 'later', bad: 'failed' } as const;

/** The story of a withdrawal, step by step with its times. */
export function WithdrawalTimeline({ row, steps }: { readonly row: Withdrawal; readonly steps: readonly Step[] }) {
  const t = useWalletText();
  const locale = useLocale();
  return (
    <Timeline
      label={t('wallet.column.status')}
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

function titleOf(t: WalletText, step: Step, row: Withdrawal): string {
  const network = row.networkName ?? t('wallet.withdraw.internal');
  switch (step.name) {
    case 'checked':
      return t(step.phase === 'now' ? 'wallet.step.checking' : 'wallet.step.checked');
    case 'sent':
      return t(step.phase === 'done' ? 'wallet.step.sent' : 'wallet.step.sending', { network });
    case 'review':
      return t('wallet.step.review', { reason: row.reviewReason ? t(`wallet.review.${row.reviewReason}`) : '--' });
    default:
      return t(`wallet.step.${step.name}`);
  }
}

function subOf(t: WalletText, step: Step, row: Withdrawal, locale: Parameters<typeof dateTime>[1]): string | undefined {
  if (step.name === 'review' && row.questions.some(({ answeredAtMs }) => answeredAtMs === null)) {
    return t('wallet.ask.waiting');
  }
  if (step.name === 'review' && row.decisionByMs !== null) {
    return t('wallet.withdraw.reviewBy', { time: dateTime(row.decisionByMs, locale) });
  }
  if (step.name === 'delayed' && row.delayedUntilMs !== null) {
    return t('wallet.withdraw.delayedUntil', { time: dateTime(row.delayedUntilMs, locale) });
  }
  if (step.name === 'completed' && row.confirmations !== null && row.confirmations > 0) {
    return t('wallet.deposit.confirmations', { count: row.confirmations });
  }
  if (step.phase === 'bad') return whyOf(t, row);
  return undefined;
}

/** The category of a refusal by staff, or what went wrong with the payment, in words. */
function whyOf(t: WalletText, { rejectReason, failureCode }: Row): string | undefined {
  const reject = REJECTS.find((code) => code === rejectReason);
  if (reject) return t(`wallet.reject.${reject}`);
  const failure = FAILURES.find((code) => code === failureCode);
  if (failure) return t(`wallet.failure.${failure}`);
  return rejectReason !== null || failureCode !== null ? t('wallet.reject.OTHER') : undefined;
}
