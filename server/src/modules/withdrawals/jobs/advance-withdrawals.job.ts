import { advanceNextWithdrawal } from '../usecases/advance-withdrawal.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

/** Runs the risk check of withdrawals whose wait is over, one transaction each. */
export const advanceWithdrawalsJob = (deps: WithdrawalsDeps) => ({
  name: 'wallet-advance-withdrawals',
  everyMs: 1_000,
  run: async (): Promise<'more' | 'idle'> => ((await advanceNextWithdrawal(deps)) === null ? 'idle' : 'more'),
});
