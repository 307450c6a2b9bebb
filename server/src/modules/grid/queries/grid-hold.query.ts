import type { Queryable } from '../../../platform/db/db.ts';
import type { HoldFilter, OwnHold } from '../../balances/public.ts';

interface Row {
  readonly id: string;
  readonly asset: string;
  readonly minor: string;
  readonly created_at_ms: string;
}

/**
 * What a person's grids have, latest first: everything in their accounts of the trading core.
 *
 * @invariant they add up to what balances show as held, beside the person's own orders
 */
export async function findGridHolds(q: Queryable, filter: HoldFilter): Promise<OwnHold[]> {
  const rows = await q.query<Row>(
    `select s.id, n.asset, b.available_minor + b.held_minor as minor, s.created_at_ms
       from grid.strategy s join trading.balance b on b.account = s.account join trading.asset n on n.number = b.asset
      where s.uid = $1 and b.available_minor + b.held_minor > 0 and ($2::text is null or n.asset = $2)
      order by s.created_at_ms desc, s.id desc`,
    [filter.uid, filter.asset ?? null],
  );
  return rows.map((row) => ({
    holdKey: `grid:${row.id}`,
    reason: 'STRATEGY',
    ref: row.id,
    account: 'spot',
    asset: row.asset,
    amountMinor: BigInt(row.minor),
    leftMinor: BigInt(row.minor),
    releaseAtMs: null,
    createdAtMs: Number(row.created_at_ms),
  }));
}

/** Money between people's accounts and their grids, by coin: it has left one and not reached the other. */
export async function findGridTransit(q: Queryable): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select n.asset, sum(case when t.is_credit then -t.amount_minor else t.amount_minor end) as minor
       from grid.strategy s
       cross join lateral unnest(array[s.uid::bigint, s.account]) as a (account)
       join trading.transfer t on t.account = a.account
        and t.transfer_id in (${["'iq'", "'ib'", "'oq'", "'ob'"].map((end) => `'g:' || replace(s.id::text, '-', '') || ${end}`).join(', ')})
       join trading.asset n on n.number = t.asset
      where s.step is not null
      group by n.asset having sum(case when t.is_credit then -t.amount_minor else t.amount_minor end) <> 0`,
  );
  return new Map(rows.map(({ asset, minor }) => [asset, BigInt(minor)]));
}

/** When a person's grids last traded; null if never. */
export async function findLastGridTradeAt(q: Queryable, uid: string): Promise<number | null> {
  const [row] = await q.query<{ at_ms: string | null }>(
    'select max(f.at_ms) as at_ms from grid.strategy s join grid.fill f on f.grid_id = s.id where s.uid = $1',
    [uid],
  );
  return row?.at_ms == null ? null : Number(row.at_ms);
}
