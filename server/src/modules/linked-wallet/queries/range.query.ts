import type { Queryable } from '../../../platform/db/db.ts';

/** The least and the most of one payment to a linked wallet, in minor units of the coin. */
export interface LinkRange {
  readonly asset: string;
  readonly network: string;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

interface RangeRow {
  asset: string;
  network: string;
  min_minor: string;
  max_minor: string;
}

const asRange = (row: RangeRow): LinkRange => ({
  asset: row.asset,
  network: row.network,
  minMinor: BigInt(row.min_minor),
  maxMinor: BigInt(row.max_minor),
});

export async function findRanges(q: Queryable): Promise<LinkRange[]> {
  return (
    await q.query<RangeRow>(
      'select asset, network, min_minor, max_minor from linked_wallet.range order by asset, network',
    )
  ).map(asRange);
}

export async function findRange(q: Queryable, asset: string, network: string): Promise<LinkRange | null> {
  const rows = await q.query<RangeRow>(
    'select asset, network, min_minor, max_minor from linked_wallet.range where asset = $1 and network = $2',
    [asset, network],
  );
  return rows[0] ? asRange(rows[0]) : null;
}
