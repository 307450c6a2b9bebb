import type { Queryable } from '../../../platform/db/db.ts';

/** What stands in a product, and what its interest and its reward are paid from. Minor units. */
export interface ProductMoney {
  readonly principalMinor: bigint;
  readonly coverMinor: bigint;
  /** Zero where there is no second coin. */
  readonly rewardCoverMinor: bigint;
}

/** By product. What is credited already is no longer in its cover. */
export async function findProductMoney(q: Queryable): Promise<ReadonlyMap<string, ProductMoney>> {
  const rows = await q.query<{ id: string; principal: string; cover: string; reward_cover: string }>(
    `select r.id, coalesce(p.principal, 0) as principal,
            coalesce(f.minor, 0) - coalesce(p.interest, 0) as cover, coalesce(g.minor, 0) - coalesce(p.reward, 0) as reward_cover
       from earn.product r
       left join (select product_id, sum(principal_minor) as principal, sum(interest_minor) as interest, sum(reward_minor) as reward
                    from earn.position group by product_id) p on p.product_id = r.id
       left join lateral (select sum(amount_minor) as minor from earn.funding where product_id = r.id and asset = r.asset) f on true
       left join lateral (select sum(amount_minor) as minor from earn.funding where product_id = r.id and asset = r.reward_asset) g on true`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        principalMinor: BigInt(row.principal),
        coverMinor: BigInt(row.cover),
        rewardCoverMinor: BigInt(row.reward_cover),
      },
    ]),
  );
}

/** What is due in a product day by day: of orders that are credited daily, and of terms that end until a moment. */
export interface ProductNeed {
  /** Principals without a term, each once, and how many there are of it. */
  readonly flexible: readonly { readonly principalMinor: bigint; readonly count: number }[];
  readonly terms: readonly { readonly principalMinor: bigint; readonly rateId: string; readonly maturesAtMs: number }[];
}

/** Principals that stand in a product, grouped where they are equal, so that rates apply to each as they do to its owner. */
export async function findProductNeed(q: Queryable, productId: string, untilMs: number): Promise<ProductNeed> {
  const [flexible, terms] = await Promise.all([
    q.query<{ principal_minor: string; count: string }>(
      `select principal_minor, count(*) as count from earn.position
        where product_id = $1 and hour is not null and principal_minor > 0 group by principal_minor`,
      [productId],
    ),
    q.query<{ principal_minor: string; rate_id: string; matures_at_ms: string }>(
      `select principal_minor, rate_id, matures_at_ms from earn.position
        where product_id = $1 and counts and matures_at_ms <= $2 order by matures_at_ms`,
      [productId, untilMs],
    ),
  ]);
  return {
    flexible: flexible.map((row) => ({ principalMinor: BigInt(row.principal_minor), count: Number(row.count) })),
    terms: terms.map((row) => ({
      principalMinor: BigInt(row.principal_minor),
      rateId: row.rate_id,
      maturesAtMs: Number(row.matures_at_ms),
    })),
  };
}
