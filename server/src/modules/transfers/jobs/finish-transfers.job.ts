import type { TransferDeps } from '../usecases/drive-transfer.ts';
import { finishTransfers } from '../usecases/finish-transfers.ts';

/** Brings transfers into and out of the trading core to their end, whatever cut them off. */
export const finishTransfersJob = (deps: TransferDeps) => ({
  name: 'wallet-finish-transfers',
  everyMs: 2_000,
  run: async (): Promise<'more' | 'idle'> => ((await finishTransfers(deps)) === 'more' ? 'more' : 'idle'),
});
