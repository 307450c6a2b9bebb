import { Notice } from '../../../../kit/states.tsx';
import { formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { isApproval, isMine, type Me } from '../../rules/approvals.ts';
import type { ReviewDetail } from './review.tsx';

interface ReviewNoticeProps {
  readonly detail: ReviewDetail;
  readonly me: Me;
}

/** Says that two reviewers are needed, and who was the first. */
export function ReviewNotice({ detail, me }: ReviewNoticeProps) {
  if (detail.approvalsNeeded < 2 || detail.state !== 'IN_REVIEW') return null;
  const first = detail.decisions.find(isApproval);
  if (!first) return <Notice tone="two">{t('console.withdrawals.twoFirst')}</Notice>;
  if (isMine(first, me)) return <Notice tone="info">{t('console.withdrawals.own')}</Notice>;
  return (
    <Notice tone="two">
      {t('console.withdrawals.two', { staff: first.staff, time: formatShortTime(first.atMs) })}
    </Notice>
  );
}
