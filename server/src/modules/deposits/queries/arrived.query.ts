import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { asDeposit, DEPOSIT_COLUMNS, type Deposit, type DepositRow, lockDeposit } from '../store/deposit.store.ts';
import { judgeHeld } from '../usecases/return/return-deposit.ts';

/** A deposit as staff look at it. */
export type HeldDeposit = Deposit;

/** What a transaction brought to addresses of ours. */
export async function findArrived(
  q: Queryable,
  place: { readonly network: string; readonly txHash: string },
): Promise<HeldDeposit[]> {
  const rows = await q.query<DepositRow>(
    `select ${DEPOSIT_COLUMNS} from wallet.deposit where network = $1 and tx_hash = $2 and purpose = 'user' order by output_key`,
    [place.network, place.txHash],
  );
  return rows.map(asDeposit);
}

export const lockHeldDeposit = (tx: Tx, id: string): Promise<HeldDeposit | null> => lockDeposit(tx, id);

/** Whether staff can credit it or send it back now: nobody can use it, and it is final. */
export const isRecoverable = (deposit: HeldDeposit): boolean =>
  deposit.state !== 'UNDER_REVIEW' && judgeHeld(deposit, 0n).ok;
