import type { TransferDeps } from '../usecases/drive-transfer.ts';
import { finishTransfers } from '../usecases/finish-transfers.ts';

/** Finishes transfers into and out of the trading core that were interrupted. */
export const finishTransfersJob = (deps: TransferDeps) => ({
  name: 'wallet-finish-transfers',
  everyMs: 2_000,
  run: async (): Promise<'more' | 'idle'> => ((await finishTransfers(deps)) === 'more' ? 'more' : 'idle'),
});
