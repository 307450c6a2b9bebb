import type { Tx } from '../../../platform/db/db.ts';
import type { LinkRange } from '../queries/range.query.ts';

export async function saveRange(tx: Tx, range: LinkRange): Promise<void> {
  await tx.query(
    `insert into linked_wallet.range (asset, network, min_minor, max_minor) values ($1, $2, $3, $4)
     on conflict (asset, network) do update set min_minor = excluded.min_minor, max_minor = excluded.max_minor`,
    [range.asset, range.network, range.minMinor.toString(), range.maxMinor.toString()],
  );
}

/** Removes the range, so that the coin can no longer be moved over a link. */
export async function deleteRange(tx: Tx, asset: string, network: string): Promise<void> {
  await tx.query('delete from linked_wallet.range where asset = $1 and network = $2', [asset, network]);
}
