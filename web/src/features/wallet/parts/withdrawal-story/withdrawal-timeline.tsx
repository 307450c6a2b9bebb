import { Timeline } from '../../../../kit/progress.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Step, Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWalletText, type WalletText } from '../../wallet-text.ts';

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
  if (step.name === 'review' && row.decisionByMs !== null) {
    return t('wallet.withdraw.reviewBy', { time: dateTime(row.decisionByMs, locale) });
  }
  if (step.name === 'delayed' && row.delayedUntilMs !== null) {
    return t('wallet.withdraw.delayedUntil', { time: dateTime(row.delayedUntilMs, locale) });
  }
  if (step.name === 'completed' && row.confirmations !== null && row.confirmations > 0) {
    return t('wallet.deposit.confirmations', { count: row.confirmations });
  }
  if (step.phase === 'bad') return row.rejectReason ?? row.failureCode ?? undefined;
  return undefined;
}
