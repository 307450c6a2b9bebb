import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { collectFees } from '../usecases/collect-fees.ts';
import type { TransferDeps } from '../usecases/drive-transfer.ts';

/** Moves the trading fees from the trading core into the books, once an hour. */
export const collectFeesJob = (deps: TransferDeps) => ({
  name: 'wallet-collect-fees',
  everyMs: HOUR_MS,
  run: async (): Promise<'idle'> => {
    await collectFees(deps);
    return 'idle';
  },
});
