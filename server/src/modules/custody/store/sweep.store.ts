import type { Queryable } from '../../../platform/db/db.ts';

/** A deposit address that holds something worth sweeping. */
export interface Sweepable {
  readonly address: string;
  readonly keyPath: string;
  readonly unsweptMinor: bigint;
}

/**
 * Final deposits of an asset minus what sweeps have taken, by address. Addresses with a sweep under way are left out.
 */
export async function findSweepable(
  q: Queryable,
  at: { network: string; family: string; asset: string; minMinor: bigint; limit: number },
): Promise<Sweepable[]> {
  const rows = await q.query<{ address: string; key_path: string; unswept_minor: string }>(
    `with arrived as (
       select address, sum(amount_minor) as minor from wallet.deposit
       where network = $1 and asset = $3 and purpose = 'user' and completed_at_ms is not null and block_height is not null
         and entry_id is not null
       group by address),
     taken as (
       select from_address as address, sum(amount_minor) as minor, bool_or(settled_at_ms is null) as is_open
       from wallet.payment where network = $1 and asset = $3 and kind = 'sweep' and state <> 'FAILED' group by from_address)
     select a.address, d.key_path, a.minor - coalesce(t.minor, 0) as unswept_minor
     from arrived a
     join wallet.deposit_address d on d.family = $2 and d.address = a.address and d.purpose = 'user'
     left join taken t on t.address = a.address
     where not coalesce(t.is_open, false) and a.minor - coalesce(t.minor, 0) >= $4::numeric
     order by a.address limit $5`,
    [at.network, at.family, at.asset, at.minMinor.toString(), at.limit],
  );
  return rows.map((row) => ({ address: row.address, keyPath: row.key_path, unsweptMinor: BigInt(row.unswept_minor) }));
}

/** Whether gas is on its way to an address. */
export async function hasOpenTopUp(q: Queryable, network: string, address: string): Promise<boolean> {
  const rows = await q.query(
    `select 1 from wallet.payment where network = $1 and kind = 'gas' and to_address = $2 and settled_at_ms is null limit 1`,
    [network, address],
  );
  return rows.length > 0;
}
