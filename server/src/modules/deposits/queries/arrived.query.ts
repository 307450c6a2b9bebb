import { refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { asDeposit, DEPOSIT_COLUMNS, type Deposit, type DepositRow, lockDeposit } from '../store/deposit.store.ts';
import { judgeHeld } from '../usecases/return/return-deposit.ts';

/** A deposit as staff look at it. */
export type HeldDeposit = Deposit;

/** What a transaction paid to addresses of ours. */
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

/**
 * People whose earlier deposits came from an address, on any network. Empty if there are more than `max`: such an
 * address is an exchange's and identifies nobody.
 */
export async function findDepositorsFrom(q: Queryable, fromAddress: string, max: number): Promise<readonly string[]> {
  const rows = await q.query<{ uid: string }>(
    `select distinct uid from wallet.deposit where from_address = $1 and uid is not null and purpose = 'user' limit $2`,
    [fromAddress, max + 1],
  );
  return rows.length > max ? [] : rows.map(({ uid }) => uid);
}

/**
 * Whether a recovery case can credit a deposit or send it back now: nobody can use it and it is final. A deposit under
 * review is decided there instead.
 *
 * @param feeMinor  the fee that the house would keep, minor units of the coin
 * @refuses         DEPOSIT_NOT_HELD | DEPOSIT_NOT_FINAL (confirmations, needed) | FEE_ABOVE_AMOUNT
 */
export function judgeRecoverable(deposit: HeldDeposit, feeMinor: bigint): ReturnType<typeof judgeHeld> {
  if (deposit.purpose !== 'user' || deposit.state === 'UNDER_REVIEW') return refuse('DEPOSIT_NOT_HELD');
  return judgeHeld(deposit, feeMinor);
}

export const isRecoverable = (deposit: HeldDeposit): boolean => judgeRecoverable(deposit, 0n).ok;
