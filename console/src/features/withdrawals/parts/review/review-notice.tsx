import { Notice } from '../../../../kit/states.tsx';
import { formatAmount, formatShortTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { isApproval, isMine, type Me } from '../../rules/approvals.ts';
import type { ReviewDetail } from './review-detail.ts';

interface ReviewNoticeProps {
  readonly detail: ReviewDetail;
  readonly me: Me;
}

/** Says that nobody decides about their own account, why it was rejected, or that two reviewers are needed. */
export function ReviewNotice({ detail, me }: ReviewNoticeProps) {
  if (detail.isOwn) return <Notice tone="danger">{t('console.refusal.OWN_ACCOUNT')}</Notice>;
  if (detail.state === 'REJECTED' && detail.rejectCode !== null) {
    const key = `console.rejectCode.${detail.rejectCode}`;
    return <Notice tone="info">{hasText(key) ? t(key as 'console.rejectCode.OTHER') : detail.rejectCode}</Notice>;
  }
  if (detail.approvalsNeeded < 2 || detail.state !== 'IN_REVIEW') return null;
  const first = detail.decisions.find(isApproval);
  const from = formatAmount(detail.thresholds.TWO_REVIEWERS);
  if (!first) return <Notice tone="two">{t('console.withdrawals.twoFirst', { from })}</Notice>;
  if (isMine(first, me)) return <Notice tone="info">{t('console.withdrawals.own')}</Notice>;
  return (
    <Notice tone="two">
      {t('console.withdrawals.two', { from, staff: first.staff, time: formatShortTime(first.atMs) })}
    </Notice>
  );
}

/** Says that nothing is signed whatever is decided, why, and until when. */
export function PauseNotice({ detail: { pause, asset, network, networkName } }: Pick<ReviewNoticeProps, 'detail'>) {
  if (pause === null) return null;
  if (pause.reason === null) return <Notice tone="danger">{t('console.withdrawals.halted')}</Notice>;
  return (
    <Notice tone="danger">
      {t('console.withdrawals.paused', { asset, network: networkName ?? network ?? '' })} {pause.reason}{' '}
      {pause.untilMs !== null && t('console.withdrawals.pausedUntil', { time: formatShortTime(pause.untilMs) })}
    </Notice>
  );
}
