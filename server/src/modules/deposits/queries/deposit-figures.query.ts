import type { Queryable } from '../../../platform/db/db.ts';

/** An open claim of the house after a deposit was undone; while there is one, nothing may leave. */
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

/** Deposited amounts of one coin over one network that may not leave yet. */
export interface UnconfirmedDeposits {
  readonly asset: string;
  readonly network: string;
  readonly amountMinor: bigint;
  /** For the deposit that needs the most. */
  readonly confirmationsLeft: number;
  /** The time until which a risky source holds the coins back; null if none does. */
  readonly leavesFromMs: number | null;
}

/** Deposited amounts that may not leave yet, because the deposit is not final or its source makes it wait. */
export async function findUnconfirmed(q: Queryable, uid: string, nowMs: number): Promise<UnconfirmedDeposits[]> {
  const rows = await q.query<{ asset: string; minor: string; network: string; left: number; from_ms: string | null }>(
    `select asset, network, sum(amount_minor) as minor,
       max(case when state = 'CREDITED' then greatest(unlock_at - confirmations, 0) else 0 end) as left,
       max(case when leaves_from_ms > $2 then leaves_from_ms end) as from_ms
     from wallet.deposit
     where uid = $1 and entry_id is not null and (state = 'CREDITED' or (state = 'COMPLETED' and leaves_from_ms > $2))
     group by asset, network order by asset, network`,
    [uid, nowMs],
  );
  return rows.map((row) => ({
    asset: row.asset,
    network: row.network,
    amountMinor: BigInt(row.minor),
    confirmationsLeft: row.left,
    leavesFromMs: row.from_ms === null ? null : Number(row.from_ms),
  }));
}

/** When the last deposit was credited; null if never. */
export async function findLastDepositAt(q: Queryable, uid: string): Promise<number | null> {
  const rows = await q.query<{ at_ms: string | null }>(
    `select max(credited_at_ms) as at_ms from wallet.deposit where uid = $1 and entry_id is not null`,
    [uid],
  );
  const at = rows[0]?.at_ms ?? null;
  return at === null ? null : Number(at);
}
