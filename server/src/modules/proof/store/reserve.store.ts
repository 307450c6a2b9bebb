import type { Tx } from '../../../platform/db/db.ts';
import type { Reserve } from '../../custody/public.ts';

/** What an address held, with the signature that proves it to be ours. */
export interface SignedReserve extends Reserve {
  readonly signature: string | null;
}

/** Inserts what our keys held, in the given order. */
export async function insertReserves(tx: Tx, snapshotId: string, reserves: readonly SignedReserve[]): Promise<void> {
  await tx.query(
    `insert into proof.reserve (snapshot_id, place, asset, network, address, address_count, minor,
       signature)
     select $1, n, asset, network, address, address_count, minor, signature
       from unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::numeric[], $7::text[])
            with ordinality as r (asset, network, address, address_count, minor, signature, n)`,
    [
      snapshotId,
      reserves.map(({ asset }) => asset),
      reserves.map(({ network }) => network),
      reserves.map(({ address }) => address),
      reserves.map(({ addressCount }) => addressCount),
      reserves.map(({ minor }) => minor.toString()),
      reserves.map(({ signature }) => signature),
    ],
  );
}
