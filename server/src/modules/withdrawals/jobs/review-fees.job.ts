import { reviewFees } from '../usecases/review-fees.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** Reviews the withdrawal fees once an hour, soon after the hour has begun. */
export const reviewFeesJob = (deps: WithdrawalsDeps) => ({
  name: 'wallet-review-fees',
  everyMs: 60_000,
  run: async (): Promise<'idle'> => {
    await reviewFees(deps);
    return 'idle';
  },
});
