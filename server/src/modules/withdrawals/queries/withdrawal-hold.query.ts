import type { Queryable } from '../../../platform/db/db.ts';

/** Key and amount of every hold that a withdrawal on its way still needs. */
export async function findOpenWithdrawalHolds(q: Queryable): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ hold_key: string; amount_minor: string }>(
    `select hold_key, amount_minor from wallet.withdrawal
     where hold_key is not null and state not in ('COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED')`,
  );
  return new Map(rows.map((row) => [row.hold_key, BigInt(row.amount_minor)]));
}
