import type { Tx } from '../../../platform/db/db.ts';
import type { FundsStatement } from '../queries/deposit-more.query.ts';

export async function insertSourceOfFunds(
  tx: Tx,
  row: FundsStatement & { readonly id: string; readonly depositId: string; readonly uid: string },
): Promise<void> {
  await tx.query(
    'insert into wallet.source_of_funds (id, deposit_id, uid, source, statement, at_ms) values ($1, $2, $3, $4, $5, $6)',
    [row.id, row.depositId, row.uid, row.source, row.statement, row.atMs],
  );
}
