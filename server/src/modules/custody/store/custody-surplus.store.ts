import type { Tx } from '../../../platform/db/db.ts';

/** What a chain has had more than the books, since a block. */
export interface SeenSurplus {
  readonly id: string;
  readonly sinceHeight: number;
  /** The smallest surplus seen at any look since then, in minor units. */
  readonly leastMinor: bigint;
}

/** The network and coin of a surplus. */
export interface SurplusPlace {
  readonly network: string;
  readonly asset: string;
}

/** Locks what was noted of a coin's surplus before. */
export async function lockSeenSurplus(tx: Tx, { network, asset }: SurplusPlace): Promise<SeenSurplus | null> {
  // Two processes may compare at the same time. This lock makes the second one wait even if there is no row yet.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('custody_surplus:' || $1 || ':' || $2, 0))`, [
    network,
    asset,
  ]);
  const [row] = await tx.query<{ id: string; since_height: string; least_minor: string }>(
    `select id, since_height, least_minor from wallet.custody_surplus where network = $1 and asset = $2`,
    [network, asset],
  );
  if (!row) return null;
  return { id: row.id, sinceHeight: Number(row.since_height), leastMinor: BigInt(row.least_minor) };
}

export async function saveSeenSurplus(
  tx: Tx,
  { network, asset }: SurplusPlace,
  { id, sinceHeight, leastMinor }: SeenSurplus,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `insert into wallet.custody_surplus (network, asset, id, since_height, least_minor, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (network, asset) do update
       set id = excluded.id, since_height = excluded.since_height, least_minor = excluded.least_minor,
           updated_at_ms = excluded.updated_at_ms`,
    [network, asset, id, sinceHeight, leastMinor.toString(), nowMs],
  );
}

export async function forgetSeenSurplus(tx: Tx, { network, asset }: SurplusPlace): Promise<void> {
  await tx.query(`delete from wallet.custody_surplus where network = $1 and asset = $2`, [network, asset]);
}
