import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { asWithdrawal, WITHDRAWAL_COLUMNS, type Withdrawal, type WithdrawalRow } from '../queries/withdrawal-row.ts';

/** Approved withdrawals of a network, the longest waiting first. */
export async function findApproved(q: Queryable, network: string, limit: number): Promise<Withdrawal[]> {
  const rows = await q.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal
     where state = 'APPROVED' and network = $1 and kind <> 'INTERNAL' order by approved_at_ms, id limit $2`,
    [network, limit],
  );
  return rows.map(asWithdrawal);
}

/** Whether a withdrawal of a network is approved and no payment of it was signed yet. */
export async function hasApproved(q: Queryable, network: string): Promise<boolean> {
  const [row] = await q.query<{ has_work: boolean }>(
    `select exists (select from wallet.withdrawal where state = 'APPROVED' and network = $1 and kind <> 'INTERNAL') as has_work`,
    [network],
  );
  return row!.has_work;
}

/** The transaction that pays (or will pay) a withdrawal, as its owner is shown it; null where there is none. */
export async function setTxid(tx: Tx, id: string, txid: string | null): Promise<void> {
  await tx.query(`update wallet.withdrawal set txid = $2 where id = $1`, [id, txid]);
}

export async function setEntry(tx: Tx, id: string, entryId: string): Promise<void> {
  await tx.query(`update wallet.withdrawal set entry_id = $2 where id = $1`, [id, entryId]);
}
