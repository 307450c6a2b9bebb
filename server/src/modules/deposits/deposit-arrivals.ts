import type { Arrivals } from '../custody/public.ts';
import { countConfirmations, lockDepositsAbove } from './store/deposit.store.ts';
import { creditAccumulated } from './usecases/credit/credit-accumulated.ts';
import { settleDeposits } from './usecases/credit/credit-deposits.ts';
import { recordDeposit } from './usecases/credit/record-deposit.ts';
import { orphanDeposit } from './usecases/credit/reverse-deposit.ts';
import { emitDeposit } from './usecases/tell-deposit.ts';

/** Keeps what custody's scanner finds as deposits. */
export const depositArrivals: Arrivals = {
  record: recordDeposit,
  async confirm(tx, network, height, nowMs) {
    for (const deposit of await countConfirmations(tx, network, height, nowMs)) await emitDeposit(tx, deposit);
  },
  async undoAbove(deps, tx, network, height) {
    for (const deposit of await lockDepositsAbove(tx, network, height)) await orphanDeposit(deps, tx, deposit);
  },
  async settle(deps, network) {
    await settleDeposits(deps, network);
    await creditAccumulated(deps, network);
  },
};
