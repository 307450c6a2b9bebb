import { notifyOverdueReview } from '../usecases/review/notify-overdue-review.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** Tells people whose review is later than promised. */
export const overdueReviewsJob = (deps: WithdrawalsDeps) => ({
  name: 'wallet-overdue-reviews',
  everyMs: 60_000,
  run: async (): Promise<'more' | 'idle'> => ((await notifyOverdueReview(deps)) ? 'more' : 'idle'),
});
