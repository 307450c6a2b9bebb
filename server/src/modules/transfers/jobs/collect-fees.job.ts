import { collectFees } from '../usecases/collect-fees.ts';
import type { TransferDeps } from '../usecases/drive-transfer.ts';

/** Brings the fees of the hour from the trading core into the books. */
export const collectFeesJob = (deps: TransferDeps) => ({
  name: 'wallet-collect-fees',
  everyMs: 3_600_000,
  run: async (): Promise<'idle'> => {
    await collectFees(deps);
    return 'idle';
  },
});
