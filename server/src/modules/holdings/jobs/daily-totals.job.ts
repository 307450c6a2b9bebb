import type { HoldingsDeps } from '../holdings-deps.ts';
import { writeNextDailyTotals } from '../usecases/write-next-daily-total.ts';

/** Records what people had at the start of the business day. */
export const dailyTotalsJob = (deps: HoldingsDeps) => ({
  name: 'wallet-daily-totals',
  everyMs: 30_000,
  run: async (): Promise<'more' | 'idle'> => ((await writeNextDailyTotals(deps)) ? 'more' : 'idle'),
});
