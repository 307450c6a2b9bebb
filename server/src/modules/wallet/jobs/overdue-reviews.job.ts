import { notifyOverdueReview } from '../usecases/notify-overdue-review.ts';
import type { WalletDeps } from '../wallet-deps.ts';

/** Tells people whose review is later than promised. */
export const overdueReviewsJob = (deps: WalletDeps) => ({
  name: 'wallet-overdue-reviews',
  everyMs: 60_000,
  run: async (): Promise<'more' | 'idle'> => ((await notifyOverdueReview(deps)) ? 'more' : 'idle'),
});
