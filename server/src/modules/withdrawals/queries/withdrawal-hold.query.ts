import type { Queryable } from '../../../platform/db/db.ts';
import { IS_UNDER_WAY } from './withdrawal-states.ts';

/** Key and amount of every hold that an unfinished withdrawal still needs. */
export async function findOpenWithdrawalHolds(q: Queryable): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ hold_key: string; amount_minor: string }>(
    `select hold_key, amount_minor from wallet.withdrawal
     where hold_key is not null and ${IS_UNDER_WAY}`,
  );
  return new Map(rows.map((row) => [row.hold_key, BigInt(row.amount_minor)]));
}
