import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** Limits of a hot wallet for one coin, in minor units. */
export interface HotLimit {
  readonly asset: string;
  readonly network: string;
  readonly keepMinor: bigint;
  readonly mostMinor: bigint | null;
}
const NONE = { keepMinor: 0n, mostMinor: null } as const;

/** Every limit that staff have set. */
export async function listHotLimits(q: Queryable): Promise<HotLimit[]> {
  const rows = await q.query<{ asset: string; network: string; keep_minor: string; most_minor: string | null }>(
    'select asset, network, keep_minor, most_minor from wallet.hot_limit order by network, asset',
  );
  return rows.map((row) => ({
    asset: row.asset,
    network: row.network,
    keepMinor: BigInt(row.keep_minor),
    mostMinor: row.most_minor === null ? null : BigInt(row.most_minor),
  }));
}

/** The limits of a coin on a network; without any, nothing is kept back. */
export async function findHotLimit(q: Queryable, asset: string, network: string): Promise<HotLimit> {
  const [row] = await q.query<{ keep_minor: string; most_minor: string | null }>(
    'select keep_minor, most_minor from wallet.hot_limit where asset = $1 and network = $2',
    [asset, network],
  );
  if (!row) return { asset, network, ...NONE };
  const mostMinor = row.most_minor === null ? null : BigInt(row.most_minor);
  return { asset, network, keepMinor: BigInt(row.keep_minor), mostMinor };
}

export async function saveHotLimit(tx: Tx, limit: HotLimit, nowMs: number): Promise<void> {
  await tx.query(
    `insert into wallet.hot_limit (asset, network, keep_minor, most_minor, updated_at_ms) values ($1, $2, $3, $4, $5)
     on conflict (asset, network) do update set keep_minor = excluded.keep_minor, most_minor = excluded.most_minor,
       updated_at_ms = excluded.updated_at_ms`,
    [limit.asset, limit.network, limit.keepMinor.toString(), limit.mostMinor?.toString() ?? null, nowMs],
  );
}
