import { REVIEW } from '@bourse/core/wallet/review.ts';
import { lockOverdueReview, markReviewNoticed } from '../../store/withdrawal.store.ts';
import type { WithdrawalsDeps } from '../../withdrawals-deps.ts';
import { notifyWithdrawal } from '../tell-withdrawal.ts';

/**
 * Tells one person whose review takes longer than promised; each is told again every twelve hours until it is decided.
 *
 * @returns false if nobody has to be told now
 */
export function notifyOverdueReview(deps: WithdrawalsDeps): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    const nowMs = deps.clock.nowMs();
    const late = await lockOverdueReview(tx, nowMs, REVIEW.overdueNoticeMs);
    if (!late) return false;
    await markReviewNoticed(tx, late.id, nowMs);
    await notifyWithdrawal(deps, tx, 'wallet.reviewOverdue', late);
    return true;
  });
}
