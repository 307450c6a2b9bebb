import { writeNextDailyTotals } from '../usecases/write-next-daily-total.ts';
import type { WalletDeps } from '../wallet-deps.ts';

/** Writes down what people had at the start of the business day. */
export const dailyTotalsJob = (deps: WalletDeps) => ({
  name: 'wallet-daily-totals',
  everyMs: 30_000,
  run: async (): Promise<'more' | 'idle'> => ((await writeNextDailyTotals(deps)) ? 'more' : 'idle'),
});
