import type { Queryable } from '../../../platform/db/db.ts';

/** Deposits to one address that are each below the minimum and together reach it. */
export interface Accumulated {
  readonly uid: string;
  readonly depositIds: readonly string[];
}

export async function findAccumulated(
  q: Queryable,
  at: { readonly network: string; readonly asset: string; readonly minimumMinor: bigint },
): Promise<Accumulated[]> {
  const rows = await q.query<{ uid: string; ids: string[] }>(
    `select uid, array_agg(id order by detected_at_ms, id) as ids from wallet.deposit
     where network = $1 and asset = $2 and state = 'BELOW_MIN' and uid is not null and block_height is not null
       and entry_id is not null and completed_at_ms is not null
     group by uid, address, memo having sum(amount_minor) >= $3::numeric order by uid limit 100`,
    [at.network, at.asset, at.minimumMinor.toString()],
  );
  return rows.map(({ uid, ids }) => ({ uid, depositIds: ids }));
}
