import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { reviewFees } from '../usecases/review-fees.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** Reviews the withdrawal fees once an hour, soon after the hour has begun. */
export const reviewFeesJob = (deps: WithdrawalsDeps) => ({
  name: 'wallet-review-fees',
  everyMs: MINUTE_MS,
  run: async (): Promise<'idle'> => {
    await reviewFees(deps);
    return 'idle';
  },
});
