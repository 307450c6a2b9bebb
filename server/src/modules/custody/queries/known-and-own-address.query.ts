import type { Queryable } from '../../../platform/db/db.ts';

/** What the house knows of an address that is not ours. */
export async function findKnownAddress(
  q: Queryable,
  family: string,
  address: string,
): Promise<{ readonly risk: 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED'; readonly memoRequired: boolean } | null> {
  const rows = await q.query<{ risk: 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED'; memo_required: boolean }>(
    'select risk, memo_required from wallet.known_address where family = $1 and address = $2',
    [family, address],
  );
  return rows[0] ? { risk: rows[0].risk, memoRequired: rows[0].memo_required } : null;
}

/** What the house knows of several addresses, by `family:address`. Addresses that it knows nothing of are left out. */
export async function findKnownRisks(
  q: Queryable,
  wanted: readonly { readonly family: string; readonly address: string }[],
): Promise<ReadonlyMap<string, 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED'>> {
  if (wanted.length === 0) return new Map();
  const rows = await q.query<{ family: string; address: string; risk: 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED' }>(
    `select distinct k.family, k.address, k.risk from wallet.known_address k
     join unnest($1::text[], $2::text[]) wanted (family, address) using (family, address)`,
    [wanted.map(({ family }) => family), wanted.map(({ address }) => address)],
  );
  return new Map(rows.map(({ family, address, risk }) => [`${family}:${address}`, risk] as const));
}

/** Our rows for an address, one for each memo that somebody was given. */
export async function findOurs(
  q: Queryable,
  family: string,
  address: string,
  memo: string,
): Promise<{ readonly isOurs: boolean; readonly uid: string | null; readonly isShared: boolean }> {
  const rows = await q.query<{ is_ours: boolean; uid: string | null; is_shared: boolean }>(
    `select true as is_ours, (memo <> '') as is_shared,
       case when memo = $3 and purpose = 'user' then uid end as uid
     from wallet.deposit_address where family = $1 and address = $2
     order by (memo = $3 and purpose = 'user') desc, (memo <> '') desc limit 1`,
    [family, address, memo],
  );
  const row = rows[0];
  return { isOurs: row?.is_ours ?? false, uid: row?.uid ?? null, isShared: row?.is_shared ?? false };
}
