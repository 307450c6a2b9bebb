import type { Tx } from '../../../platform/db/db.ts';
import type { Reserve } from '../../wallet/public.ts';

/** Inserts what our keys held, in this order. */
export async function insertReserves(tx: Tx, snapshotId: string, reserves: readonly Reserve[]): Promise<void> {
  await tx.query(
    `insert into proof.reserve (snapshot_id, place, asset, network, address, address_count, minor)
     select $1, n, asset, network, address, address_count, minor
       from unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::numeric[])
            with ordinality as r (asset, network, address, address_count, minor, n)`,
    [
      snapshotId,
      reserves.map(({ asset }) => asset),
      reserves.map(({ network }) => network),
      reserves.map(({ address }) => address),
      reserves.map(({ addressCount }) => addressCount),
      reserves.map(({ minor }) => minor.toString()),
    ],
  );
}
