import type { Tx } from '../../../platform/db/db.ts';

export interface NewReward {
  readonly positionId: string;
  readonly productId: string;
  readonly day: number;
  readonly hoursMinor: bigint;
}

/** Records what was in orders of hybrids on past days. */
export async function insertRewards(tx: Tx, rewards: readonly NewReward[]): Promise<void> {
  if (rewards.length === 0) return;
  await tx.query(
    `insert into earn.reward (position_id, product_id, day, hours_minor)
     select * from unnest($1::uuid[], $2::text[], $3::int[], $4::numeric[])`,
    [
      rewards.map(({ positionId }) => positionId),
      rewards.map(({ productId }) => productId),
      rewards.map(({ day }) => day),
      rewards.map(({ hoursMinor }) => hoursMinor.toString()),
    ],
  );
}

interface TermDays {
  /** The last day that is over. */
  readonly throughDay: number;
  /** How far business time is ahead of UTC. */
  readonly offsetMs: number;
  /** Only these orders; null for all that count. */
  readonly ids: readonly string[] | null;
}

/**
 * Records the past days of orders with a term, whose principal is the same all day.
 *
 * @returns how many days were new
 */
export async function insertTermRewards(tx: Tx, { throughDay, offsetMs, ids }: TermDays): Promise<number> {
  const rows = await tx.query(
    `insert into earn.reward (position_id, product_id, day, hours_minor)
     select p.id, p.product_id, d.day, p.principal_minor * 24
       from earn.position p join earn.product r on r.id = p.product_id and r.reward_asset is not null
       cross join lateral generate_series(
         greatest(((p.interest_start_ms + $2) / 86400000)::int, coalesce((select max(w.day) + 1 from earn.reward w where w.position_id = p.id), 0)),
         least($1, ((p.matures_at_ms + $2) / 86400000)::int - 1)) as d (day)
      where p.counts and p.matures_at_ms is not null and ($3::uuid[] is null or p.id = any($3))
     on conflict do nothing returning day`,
    [throughDay, offsetMs, ids],
  );
  return rows.length;
}

export interface CountedReward {
  readonly positionId: string;
  readonly earnedAtto: bigint;
  readonly coveredAtto: bigint;
}

/** Saves what a day of a product came to, and how much of it each owner gets. */
export async function saveCounted(
  tx: Tx,
  day: number,
  prices: {
    readonly priceUnits: bigint;
    readonly rewardPriceUnits: bigint;
    readonly scale: number;
    readonly rateBps: number;
  },
  counted: readonly CountedReward[],
): Promise<void> {
  const ids = counted.map(({ positionId }) => positionId);
  const covered = counted.map(({ coveredAtto }) => coveredAtto.toString());
  await tx.query(
    `update earn.reward r set earned_atto = n.earned, covered_atto = n.covered, price_units = $5, reward_price_units = $6,
       price_scale = $7, rate_bps = $8
      from unnest($1::uuid[], $2::numeric[], $3::numeric[]) as n (id, earned, covered) where r.position_id = n.id and r.day = $4`,
    [
      ids,
      counted.map(({ earnedAtto }) => earnedAtto.toString()),
      covered,
      day,
      prices.priceUnits.toString(),
      prices.rewardPriceUnits.toString(),
      prices.scale,
      prices.rateBps,
    ],
  );
  await tx.query(
    `update earn.position p set reward_atto = p.reward_atto + n.covered
      from unnest($1::uuid[], $2::numeric[]) as n (id, covered) where p.id = n.id`,
    [ids, covered],
  );
}

/** Saves how much of a product's budget is used. The moment at which it was used up is kept. */
export async function saveBudget(
  tx: Tx,
  {
    productId,
    usedAtto,
    isOver,
    nowMs,
  }: { readonly productId: string; readonly usedAtto: bigint; readonly isOver: boolean; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `update earn.product set reward_used_atto = $2, reward_ended_ms = case when $3 then coalesce(reward_ended_ms, $4) else reward_ended_ms end
      where id = $1`,
    [productId, usedAtto.toString(), isOver, nowMs],
  );
}

/** Records what was paid of an order's reward. */
export async function payReward(
  tx: Tx,
  paid: { readonly positionId: string; readonly minor: bigint; readonly carryAtto: bigint },
): Promise<void> {
  await tx.query('update earn.position set reward_minor = reward_minor + $2, reward_atto = $3 where id = $1', [
    paid.positionId,
    paid.minor.toString(),
    paid.carryAtto.toString(),
  ]);
}

/** Forfeits the reward of an order that ends early, whether its days are counted or not. */
export async function forfeitReward(tx: Tx, positionId: string): Promise<void> {
  await tx.query('update earn.position set reward_atto = 0 where id = $1', [positionId]);
  await giveUpUncounted(tx, [positionId]);
}

/** Sets uncounted days of some orders to nothing. */
export async function giveUpUncounted(tx: Tx, positionIds: readonly string[]): Promise<void> {
  await tx.query(
    `update earn.reward set earned_atto = 0, covered_atto = 0, price_units = 0, reward_price_units = 0, price_scale = 0, rate_bps = 0
      where position_id = any($1) and earned_atto is null`,
    [positionIds],
  );
}
