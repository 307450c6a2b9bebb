import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { asWithdrawal, WITHDRAWAL_COLUMNS, type Withdrawal, type WithdrawalRow } from '../queries/withdrawal-row.ts';

/** Approved withdrawals of a coin over a network, longest waiting first, after a given one. */
export async function findApproved(
  q: Queryable,
  of: { readonly network: string; readonly asset: string; readonly after: Withdrawal | null; readonly limit: number },
): Promise<Withdrawal[]> {
  const rows = await q.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal
     where state = 'APPROVED' and network = $1 and asset = $2 and kind <> 'INTERNAL'
       and ($4::uuid is null or (approved_at_ms, id) > ($3, $4)) order by approved_at_ms, id limit $5`,
    [of.network, of.asset, of.after?.approvedAtMs ?? null, of.after?.id ?? null, of.limit],
  );
  return rows.map(asWithdrawal);
}

/** Whether an approved withdrawal of a network has no signed payment yet. */
export async function hasApproved(q: Queryable, network: string): Promise<boolean> {
  const [row] = await q.query<{ has_work: boolean }>(
    `select exists (select from wallet.withdrawal where state = 'APPROVED' and network = $1 and kind <> 'INTERNAL') as has_work`,
    [network],
  );
  return row!.has_work;
}

/** Sets the transaction that its owner is shown as paying a withdrawal; null if there is none. */
export async function setTxid(tx: Tx, id: string, txid: string | null): Promise<void> {
  await tx.query(`update wallet.withdrawal set txid = $2 where id = $1`, [id, txid]);
}

export async function setEntry(tx: Tx, id: string, entryId: string): Promise<void> {
  await tx.query(`update wallet.withdrawal set entry_id = $2 where id = $1`, [id, entryId]);
}
