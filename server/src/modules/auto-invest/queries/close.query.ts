import { BRIDGED_DAYS, bridged, type Closes } from '@bourse/core/auto-invest/reference.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** The closes of a coin, and whether any of them was made for the demo. */
export interface CoinHistory extends Closes {
  readonly isDemo: boolean;
}

/**
 * The daily closes of coins, in the order of `assets`; see `bridged`.
 *
 * @returns a coin without closes has an empty list of prices
 */
export async function findCloses(q: Queryable, assets: readonly string[]): Promise<CoinHistory[]> {
  const rows = await q.query<{ asset: string; day: number; price_units: string; is_demo: boolean }>(
    'select asset, day, price_units, is_demo from auto_invest.close where asset = any ($1::text[]) order by asset, day',
    [assets],
  );
  return assets.map((asset) => {
    const own = rows.filter((row) => row.asset === asset);
    const history = bridged(own.map(({ day, price_units: units }) => ({ day, price: BigInt(units) })));
    return { asset, ...history, isDemo: own.some((row) => row.day >= history.firstDay && row.is_demo) };
  });
}

export interface CloseSpan {
  readonly asset: string;
  readonly firstDay: number;
  /** The first day that a reference return may use; earlier closes are before a gap that is too long. */
  readonly historyDay: number;
  readonly lastDay: number;
  readonly days: number;
  readonly isDemo: boolean;
}

/** The first and last day with closes of each coin. */
export async function findCloseSpans(q: Queryable): Promise<CloseSpan[]> {
  const rows = await q.query<{
    asset: string;
    first: number;
    history: number;
    last: number;
    days: string;
    is_demo: boolean;
  }>(
    `select asset, min(day) as first, coalesce(max(day) filter (where day - before - 1 > $1), min(day)) as history,
            max(day) as last, count(*) as days, bool_or(is_demo) as is_demo
       from (select asset, day, is_demo, lag(day) over (partition by asset order by day) as before from auto_invest.close) c
      group by asset order by asset`,
    [BRIDGED_DAYS],
  );
  return rows.map((row) => ({
    asset: row.asset,
    firstDay: row.first,
    historyDay: row.history,
    lastDay: row.last,
    days: Number(row.days),
    isDemo: row.is_demo,
  }));
}

/** For each coin, how many of these closes exist already with the same price, and how many with another. */
export async function compareCloses(
  q: Queryable,
  closes: readonly { readonly asset: string; readonly day: number; readonly price: bigint }[],
): Promise<ReadonlyMap<string, { readonly added: number; readonly changed: number }>> {
  const rows = await q.query<{ asset: string; added: string; changed: string }>(
    `select n.asset, count(*) filter (where c.asset is null) as added,
            count(*) filter (where c.price_units <> n.price_units or c.is_demo) as changed
       from unnest($1::text[], $2::int[], $3::numeric[]) as n (asset, day, price_units)
       left join auto_invest.close c on c.asset = n.asset and c.day = n.day group by n.asset`,
    [closes.map(({ asset }) => asset), closes.map(({ day }) => day), closes.map(({ price }) => price.toString())],
  );
  return new Map(rows.map((row) => [row.asset, { added: Number(row.added), changed: Number(row.changed) }]));
}
