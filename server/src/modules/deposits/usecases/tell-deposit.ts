import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { CustodyDeps } from '../../custody/public.ts';
import type { Deposit } from '../store/deposit.store.ts';

/** Tells the owner how far a deposit has come; the house's own receipts have no owner to tell. */
export async function emitDeposit(tx: Tx, deposit: Deposit): Promise<void> {
  if (deposit.uid === null) return;
  await emit(tx, {
    topic: 'deposits.changed',
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
  await emit(tx, { topic: 'balances.changed', uid: deposit.uid, payload: { assets: [deposit.asset] } });
}

/** The notices that people get about deposits; each has a text in the catalogs. */
export type DepositNotice =
  | 'wallet.depositInReview'
  | 'wallet.depositCredited'
  | 'wallet.depositCompleted'
  | 'wallet.depositReorged'
  | 'wallet.depositReturning'
  | 'wallet.claimOpened';

/** Writes the owner a notice with coin and amount. */
export async function notifyDeposit(
  deps: Pick<CustodyDeps, 'assets' | 'notices'>,
  tx: Tx,
  kind: DepositNotice,
  deposit: Deposit,
): Promise<void> {
  const { uid, asset, amountMinor } = deposit;
  const coin = deps.assets.coin(asset);
  if (uid === null || !coin) return;
  const params = {
    id: deposit.id,
    asset,
    amount: formatAmount(amountMinor, coin.ledgerScale),
    network: deposit.network,
  };
  await deps.notices.notify(tx, { uid, kind, params });
}
