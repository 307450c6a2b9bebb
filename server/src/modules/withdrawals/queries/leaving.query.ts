import type { Queryable } from '../../../platform/db/db.ts';
import { IS_UNDER_WAY } from './withdrawal-states.ts';

/** What is held for a person's withdrawals under way, by coin, in minor units: still theirs, but as good as gone. */
export async function findLeavingMinor(q: Queryable, uid: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select asset, sum(amount_minor) as minor from wallet.withdrawal
     where uid = $1 and hold_key is not null and ${IS_UNDER_WAY}
     group by asset`,
    [uid],
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
}
