import type { Tx } from '../../../platform/db/db.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { Deposit } from '../store/deposit.store.ts';

/** Says to its owner how far a deposit is; the house's own receipts are nobody's news. */
export async function emitDeposit(tx: Tx, deposit: Deposit): Promise<void> {
  if (deposit.uid === null) return;
  await emit(tx, {
    topic: 'wallet.deposit',
    uid: deposit.uid,
    payload: {
      id: deposit.id,
      state: deposit.state,
      asset: deposit.asset,
      network: deposit.network,
      confirmations: deposit.confirmations,
      creditAt: deposit.creditAt,
      unlockAt: deposit.unlockAt,
      amountMinor: deposit.amountMinor.toString(),
    },
  });
}

export async function emitDepositBalance(tx: Tx, deposit: Deposit): Promise<void> {
  if (deposit.uid === null) return;
  await emit(tx, { topic: 'wallet.balance', uid: deposit.uid, payload: { assets: [deposit.asset] } });
}
