import type { Queryable } from '../../../platform/db/db.ts';

/** What the house is still owed after a deposit was undone; while one is open nothing leaves. */
export async function findOpenClaim(
  q: Queryable,
  uid: string,
): Promise<{ readonly asset: string; readonly openMinor: bigint } | null> {
  const rows = await q.query<{ asset: string; open_minor: string }>(
    `select asset, sum(amount_minor - paid_minor) as open_minor from wallet.claim
     where uid = $1 and paid_minor < amount_minor group by asset order by asset limit 1`,
    [uid],
  );
  return rows[0] ? { asset: rows[0].asset, openMinor: BigInt(rows[0].open_minor) } : null;
}

/** What deposits have brought of a coin that may not leave yet: not final, or from a source that makes it wait. */
export async function findUnconfirmed(q: Queryable, uid: string, asset: string, nowMs: number): Promise<bigint> {
  const rows = await q.query<{ minor: string }>(
    `select coalesce(sum(amount_minor), 0) as minor from wallet.deposit
     where uid = $1 and asset = $2 and entry_id is not null
       and (state = 'CREDITED' or (state = 'COMPLETED' and leaves_from_ms > $3))`,
    [uid, asset, nowMs],
  );
  return BigInt(rows[0]!.minor);
}

/** When the last deposit was credited; null for never. */
export async function findLastDepositAt(q: Queryable, uid: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string | null }>(
    `select max(credited_at_ms) as at_ms from wallet.deposit where uid = $1 and entry_id is not null`,
    [uid],
  );
  const at = rows[0]?.at_ms ?? null;
  return at === null ? null : Number(at);
}
