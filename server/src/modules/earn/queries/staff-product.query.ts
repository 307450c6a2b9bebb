import { type Tier, YEAR_DAYS } from '@bourse/core/earn/rate.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** How much is in a product, and what its interest and reward are paid from. Minor units. */
export interface ProductMoney {
  readonly principalMinor: bigint;
  /** The part of what is sold that belonged to ended terms; it does not return to the quota. */
  readonly soldEndedMinor: bigint;
  readonly coverMinor: bigint;
  /** Zero if there is no second coin. */
  readonly rewardCoverMinor: bigint;
}

/** The money of each product. What is credited already is no longer in its cover. */
export async function findProductMoney(q: Queryable): Promise<ReadonlyMap<string, ProductMoney>> {
  const rows = await q.query<{
    id: string;
    principal: string;
    sold_ended: string;
    cover: string;
    reward_cover: string;
  }>(
    `select r.id, coalesce(p.principal, 0) as principal, coalesce(p.sold_ended, 0) as sold_ended,
            coalesce(f.minor, 0) - coalesce(p.interest, 0) as cover, coalesce(g.minor, 0) - coalesce(p.reward, 0) as reward_cover
       from earn.product r
       left join (select product_id, sum(principal_minor) as principal, sum(interest_minor) as interest, sum(reward_minor) as reward,
                         sum(sold_minor) filter (where matures_at_ms is not null and not counts) as sold_ended
                    from earn.position group by product_id) p on p.product_id = r.id
       left join lateral (select sum(amount_minor) as minor from earn.funding where product_id = r.id and asset = r.asset) f on true
       left join lateral (select sum(amount_minor) as minor from earn.funding where product_id = r.id and asset = r.reward_asset) g on true`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        principalMinor: BigInt(row.principal),
        soldEndedMinor: BigInt(row.sold_ended),
        coverMinor: BigInt(row.cover),
        rewardCoverMinor: BigInt(row.reward_cover),
      },
    ]),
  );
}

const YEAR_BPS = 10_000n * YEAR_DAYS;

/**
 * SQL for what a row's principal earns in some days, as in `daysInterestMinor`: each slice at its rate, rounded down
 * once. In SQL, because a product may have a million orders.
 *
 * @param first  the placeholder number of its first value; the values are lower and upper bounds, rates, days
 */
function interestSql(tiers: readonly Tier[], first: number): { readonly sql: string; readonly values: unknown[] } {
  const slices = tiers.map((_, at) => {
    const [lower, upper, bps] = [first, first + 1, first + 2].map((place) => `($${place}::numeric[])[${at + 1}]`);
    return `greatest(least(principal_minor, coalesce(${upper}, principal_minor)) - ${lower}, 0) * ${bps}`;
  });
  return {
    sql: `coalesce(sum(div((${slices.join(' + ')}) * $${first + 3}::numeric, ${YEAR_BPS})), 0)`,
    values: [
      tiers.map((_, at) => (tiers[at - 1]?.upToMinor ?? 0n).toString()),
      tiers.map(({ upToMinor }) => upToMinor?.toString() ?? null),
      tiers.map(({ rateBps }) => rateBps),
    ],
  };
}

/** What orders without a term earn in a day at some rates. */
export async function sumDayInterest(q: Queryable, productId: string, tiers: readonly Tier[]): Promise<bigint> {
  if (tiers.length === 0) return 0n;
  const { sql, values } = interestSql(tiers, 2);
  const [row] = await q.query<{ minor: string }>(
    `select ${sql} as minor from earn.position where product_id = $1 and matures_at_ms is null and principal_minor > 0`,
    [productId, ...values, 1],
  );
  return BigInt(row!.minor);
}

/** The rates at which running terms of a product were made. */
export async function findTermRates(q: Queryable, productId: string): Promise<readonly string[]> {
  const rows = await q.query<{ rate_id: string }>(
    `select distinct rate_id from earn.position where product_id = $1 and counts and matures_at_ms is not null`,
    [productId],
  );
  return rows.map(({ rate_id }) => rate_id);
}

interface TermAsk {
  readonly productId: string;
  readonly rateId: string;
  readonly tiers: readonly Tier[];
  readonly termDays: number;
  readonly untilMs: number;
  /** How far business time is ahead of UTC. */
  readonly offsetMs: number;
}

/** What terms made at one rate will earn at their ends, by the business day on which they are credited. */
export async function sumTermInterest(
  q: Queryable,
  { productId, rateId, tiers, termDays, untilMs, offsetMs }: TermAsk,
): Promise<readonly { readonly day: number; readonly interestMinor: bigint }[]> {
  const { sql, values } = interestSql(tiers, 5);
  const rows = await q.query<{ day: number; minor: string }>(
    `select ((matures_at_ms + $4) / 86400000)::int - 1 as day, ${sql} as minor from earn.position
      where product_id = $1 and rate_id = $2 and counts and matures_at_ms <= $3 group by 1`,
    [productId, rateId, untilMs, offsetMs, ...values, termDays],
  );
  return rows.map(({ day, minor }) => ({ day, interestMinor: BigInt(minor) }));
}
