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

/** Terms that end on one business day. */
export interface DayOfTerms {
  readonly day: number;
  readonly orders: number;
  readonly principalMinor: bigint;
  readonly interestMinor: bigint;
}

/** What terms made at one rate will earn at their ends, by the business day on which they are credited. */
export async function sumTermInterest(
  q: Queryable,
  { productId, rateId, tiers, termDays, untilMs, offsetMs }: TermAsk,
): Promise<readonly DayOfTerms[]> {
  const { sql, values } = interestSql(tiers, 5);
  const rows = await q.query<{ day: number; minor: string; orders: string; principal: string }>(
    `select ((matures_at_ms + $4) / 86400000)::int - 1 as day, ${sql} as minor, count(*) as orders, sum(principal_minor) as principal
       from earn.position
      where product_id = $1 and rate_id = $2 and counts and matures_at_ms <= $3 group by 1`,
    [productId, rateId, untilMs, offsetMs, ...values, termDays],
  );
  return rows.map(({ day, minor, orders, principal }) => ({
    day,
    orders: Number(orders),
    principalMinor: BigInt(principal),
    interestMinor: BigInt(minor),
  }));
}

/** What people have in Earn of a coin. Minor units. */
export interface Exposure {
  readonly asset: string;
  readonly principalMinor: bigint;
  /** The part of it that is in running terms. */
  readonly inTermsMinor: bigint;
  /** What was redeemed and is not paid yet. */
  readonly waitingMinor: bigint;
}

/** What people have in Earn, coin by coin. */
export async function findExposure(q: Queryable): Promise<readonly Exposure[]> {
  const rows = await q.query<{ asset: string; principal: string; in_terms: string; waiting: string }>(
    `select asset, sum(principal) as principal, sum(in_terms) as in_terms, sum(waiting) as waiting from (
       select asset, principal_minor - coalesce(leaving_minor, 0) as principal,
              case when matures_at_ms is null then 0 else principal_minor end as in_terms, 0 as waiting
         from earn.position where principal_minor > 0
       union all
       select asset, 0, 0, amount_minor from earn.redemption where state <> 'PAID') e
      group by asset order by asset`,
  );
  return rows.map((row) => ({
    asset: row.asset,
    principalMinor: BigInt(row.principal),
    inTermsMinor: BigInt(row.in_terms),
    waitingMinor: BigInt(row.waiting),
  }));
}
