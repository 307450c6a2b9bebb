import { advanceNextWithdrawal } from '../usecases/advance-withdrawal.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** Takes withdrawals whose wait is over through the risk check, one transaction each. */
export const advanceWithdrawalsJob = (deps: WithdrawalsDeps) => ({
  name: 'wallet-advance-withdrawals',
  everyMs: 1_000,
  run: async (): Promise<'more' | 'idle'> => ((await advanceNextWithdrawal(deps)) === null ? 'idle' : 'more'),
});
