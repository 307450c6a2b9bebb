import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { notifyOverdueReview } from '../usecases/review/notify-overdue-review.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** Tells people whose review takes longer than promised. */
export const overdueReviewsJob = (deps: WithdrawalsDeps) => ({
  name: 'wallet-overdue-reviews',
  everyMs: MINUTE_MS,
  run: async (): Promise<'more' | 'idle'> => ((await notifyOverdueReview(deps)) ? 'more' : 'idle'),
});
