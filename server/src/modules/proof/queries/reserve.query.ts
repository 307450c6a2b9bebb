import type { Queryable } from '../../../platform/db/db.ts';
import type { SignedReserve } from '../store/reserve.store.ts';

/** What our keys held at a snapshot. */
export async function findReserves(q: Queryable, snapshotId: string): Promise<SignedReserve[]> {
  const rows = await q.query<{
    asset: string;
    network: string;
    address: string | null;
    address_count: number;
    minor: string;
    signature: string | null;
  }>(
    `select asset, network, address, address_count, minor, signature from proof.reserve where snapshot_id = $1 order by place`,
    [snapshotId],
  );
  return rows.map(({ asset, network, address, address_count, minor, signature }) => {
    return { asset, network, address, addressCount: address_count, minor: BigInt(minor), signature };
  });
}
