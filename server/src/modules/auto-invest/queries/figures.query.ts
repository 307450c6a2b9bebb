import type { Bought } from '@bourse/core/auto-invest/figures.ts';
import { PRICE_SCALE } from '@bourse/core/auto-invest/figures.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** What a plan has bought of a coin, and what its fees were worth in USDT at the prices of its own purchases. */
export interface BoughtWithFees extends Bought {
  readonly feesMinor: bigint;
}

/**
 * What plans have bought, by plan and coin. The price of each purchase is without the fee and rounded down at twelve
 * places, as in the core's `purchasePrice`.
 *
 * @param scaleOf  decimal places of a coin's minor unit
 */
export async function findBought(
  q: Queryable,
  planIds: readonly string[],
  scaleOf: (asset: string) => number,
): Promise<ReadonlyMap<string, ReadonlyMap<string, BoughtWithFees>>> {
  const assets = await q.query<{ asset: string }>(
    `select distinct l.asset from auto_invest.run r join auto_invest.leg l on l.run_id = r.id
      where r.plan_id = any ($1::uuid[]) and l.gross_minor > 0`,
    [planIds],
  );
  const rows = await q.query<{
    plan_id: string;
    asset: string;
    quantity_minor: string;
    invested_minor: string;
    fees_minor: string;
    price_sum: string;
    purchases: string;
  }>(
    `select r.plan_id, l.asset, sum(l.gross_minor - l.fee_minor) as quantity_minor, sum(l.spent_minor) as invested_minor,
            sum(div(l.spent_minor * l.fee_minor, l.gross_minor)) as fees_minor,
            sum(div(l.spent_minor * s.factor, l.gross_minor * 10::numeric ^ $4::int)) as price_sum, count(*) as purchases
       from auto_invest.run r join auto_invest.leg l on l.run_id = r.id
       join (select a.asset, 10::numeric ^ a.places as factor from unnest($2::text[], $3::int[]) as a (asset, places)) s on s.asset = l.asset
      where r.plan_id = any ($1::uuid[]) and l.gross_minor > 0 group by r.plan_id, l.asset order by r.plan_id, l.asset`,
    [planIds, assets.map(({ asset }) => asset), assets.map(({ asset }) => PRICE_SCALE + scaleOf(asset)), USDT_SCALE],
  );
  const byPlan = new Map<string, Map<string, BoughtWithFees>>();
  for (const row of rows) {
    const coins = byPlan.get(row.plan_id) ?? new Map<string, BoughtWithFees>();
    coins.set(row.asset, {
      quantityMinor: BigInt(row.quantity_minor),
      investedMinor: BigInt(row.invested_minor),
      feesMinor: BigInt(row.fees_minor),
      priceSum: BigInt(row.price_sum.split('.')[0]!),
      purchases: Number(row.purchases),
    });
    byPlan.set(row.plan_id, coins);
  }
  return byPlan;
}

/** What all plans of a person have bought, by coin: quantity and USDT. */
export async function findBoughtByPerson(
  q: Queryable,
  uid: string,
): Promise<{ readonly asset: string; readonly quantityMinor: bigint; readonly investedMinor: bigint }[]> {
  const rows = await q.query<{ asset: string; quantity_minor: string; invested_minor: string }>(
    `select l.asset, sum(l.gross_minor - l.fee_minor) as quantity_minor, sum(l.spent_minor) as invested_minor
       from auto_invest.run r join auto_invest.leg l on l.run_id = r.id
      where r.uid = $1 and l.gross_minor > 0 group by 1 order by 1`,
    [uid],
  );
  return rows.map((row) => ({
    asset: row.asset,
    quantityMinor: BigInt(row.quantity_minor),
    investedMinor: BigInt(row.invested_minor),
  }));
}
