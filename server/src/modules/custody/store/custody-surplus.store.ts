import type { Tx } from '../../../platform/db/db.ts';

/** More than the books know of, from a block on. */
export interface SeenSurplus {
  readonly id: string;
  readonly sinceHeight: number;
  /** The least that was there at any look since, minor units. */
  readonly leastMinor: bigint;
}

/** Where a surplus of a coin on a network stands. */
export interface SurplusPlace {
  readonly network: string;
  readonly asset: string;
}

/** What was seen of a coin before, held until the transaction ends. */
export async function lockSeenSurplus(tx: Tx, { network, asset }: SurplusPlace): Promise<SeenSurplus | null> {
  // Two processes compare at the same time: the second one waits here, also where there is no row yet.
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
