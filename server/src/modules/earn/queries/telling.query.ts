import type { Queryable, Tx } from '../../../platform/db/db.ts';

export type TellingKind = 'rateDrop' | 'budgetLow' | 'budgetOver';

/** Something that all holders of a product are told, and the last person who was told. */
export interface Telling {
  readonly id: string;
  readonly productId: string;
  readonly kind: TellingKind;
  readonly beforeId: string | null;
  readonly rateId: string | null;
  readonly afterUid: string;
  readonly createdAtMs: number;
}

/** Locks the tellings that have waited longest, except some, skipping those that another process works on. */
export async function lockTellings(tx: Tx, limit: number, except: readonly string[]): Promise<Telling[]> {
  const rows = await tx.query<{
    id: string;
    product_id: string;
    kind: TellingKind;
    before_id: string | null;
    rate_id: string | null;
    after_uid: string;
    created_at_ms: string;
  }>(
    `select id, product_id, kind, before_id, rate_id, after_uid, created_at_ms from earn.telling
      where done_at_ms is null and id <> all($2::uuid[]) order by created_at_ms, id limit $1 for update skip locked`,
    [limit, except],
  );
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    kind: row.kind,
    beforeId: row.before_id,
    rateId: row.rate_id,
    afterUid: row.after_uid,
    createdAtMs: Number(row.created_at_ms),
  }));
}

/** A person with coins in a product, and how many of them earn in it: those that stay in, and those that are late. */
export interface Holder {
  readonly uid: string;
  readonly principalMinor: bigint;
}

/** Holders after a given person, in the order of uids, who were there when the telling was noted. */
export async function findHolders(
  q: Queryable,
  { productId, afterUid, createdAtMs }: Telling,
  limit: number,
): Promise<Holder[]> {
  const rows = await q.query<{ uid: string; principal: string }>(
    `select uid, principal_minor - coalesce(leaving_minor, 0) + late_minor as principal from earn.position
      where product_id = $1 and uid > $2 and (state in ('CONFIRMED', 'EARNING') or late_minor > 0) and opened_at_ms <= $3 order by uid limit $4`,
    [productId, afterUid, createdAtMs, limit],
  );
  return rows.map(({ uid, principal }) => ({ uid, principalMinor: BigInt(principal) }));
}
