import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A day of a product whose rewards were not counted yet. */
export interface UncountedDay {
  readonly productId: string;
  readonly asset: string;
  readonly rewardAsset: string;
  readonly day: number;
}

/**
 * The uncounted days of each product, earliest first, a few of each, so that one whose prices are unknown does not hold
 * up the others.
 */
export async function findUncountedDays(q: Queryable, limitEach: number): Promise<UncountedDay[]> {
  const rows = await q.query<{ product_id: string; asset: string; reward_asset: string; day: number }>(
    `select p.id as product_id, p.asset, p.reward_asset, d.day from earn.product p
       cross join lateral (select distinct r.day from earn.reward r where r.product_id = p.id and r.earned_atto is null
                            order by r.day limit $1) d
      where p.reward_asset is not null order by d.day, p.id`,
    [limitEach],
  );
  return rows.map((row) => ({
    productId: row.product_id,
    asset: row.asset,
    rewardAsset: row.reward_asset,
    day: row.day,
  }));
}

/** The second coin of a hybrid and its budget; the row is locked. */
export interface RewardBudget {
  readonly asset: string;
  readonly rewardAsset: string;
  readonly rateBps: number;
  readonly budgetMinor: bigint;
  readonly personMinor: bigint | null;
  readonly usedAtto: bigint;
}

export async function lockBudget(tx: Tx, productId: string): Promise<RewardBudget> {
  const [row] = await tx.query<{
    asset: string;
    reward_asset: string;
    reward_bps: number;
    reward_minor: string;
    reward_person_minor: string | null;
    reward_used_atto: string;
  }>(
    `select asset, reward_asset, reward_bps, reward_minor, reward_person_minor, reward_used_atto from earn.product
      where id = $1 and reward_asset is not null for update`,
    [productId],
  );
  if (!row) throw new Error(`product ${productId} has no second coin`);
  return {
    asset: row.asset,
    rewardAsset: row.reward_asset,
    rateBps: row.reward_bps,
    budgetMinor: BigInt(row.reward_minor),
    personMinor: row.reward_person_minor === null ? null : BigInt(row.reward_person_minor),
    usedAtto: BigInt(row.reward_used_atto),
  };
}

export interface UncountedReward {
  readonly positionId: string;
  readonly uid: string;
  readonly hoursMinor: bigint;
}

/** Locks the orders whose day must be counted, in the order in which they were made. */
export async function lockUncounted(
  tx: Tx,
  { productId, day }: UncountedDay,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    `select p.id from earn.reward r join earn.position p on p.id = r.position_id
      where r.product_id = $1 and r.day = $2 and r.earned_atto is null order by p.opened_at_ms, p.id limit $3 for update of p`,
    [productId, day, limit],
  );
  return rows.map(({ id }) => id);
}

/** Which of some orders were ended early. */
export async function findEndedEarly(q: Queryable, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await q.query<{ id: string }>(
    `select distinct position_id as id from earn.redemption where position_id = any($1) and kind in ('early', 'cancel')`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Rewards of a day that are still uncounted, in the order in which the orders were made. */
export async function findUncounted(q: Queryable, day: number, ids: readonly string[]): Promise<UncountedReward[]> {
  const rows = await q.query<{ position_id: string; uid: string; hours_minor: string }>(
    `select r.position_id, p.uid, r.hours_minor from earn.reward r join earn.position p on p.id = r.position_id
      where r.position_id = any($1) and r.day = $2 and r.earned_atto is null order by p.opened_at_ms, p.id`,
    [ids, day],
  );
  return rows.map((row) => ({ positionId: row.position_id, uid: row.uid, hoursMinor: BigInt(row.hours_minor) }));
}

/** How much of a product's budget some people have got, in attos. */
export async function findCovered(
  q: Queryable,
  productId: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ uid: string; atto: string }>(
    `select p.uid, sum(r.covered_atto) as atto from earn.position p join earn.reward r on r.position_id = p.id
      where p.product_id = $1 and p.uid = any($2) and r.covered_atto > 0 group by p.uid`,
    [productId, uids],
  );
  return new Map(rows.map(({ uid, atto }) => [uid, BigInt(atto)]));
}

/** A person's reward that can be paid, in attos of the second coin. */
export interface PayableReward {
  readonly positionId: string;
  readonly uid: string;
  readonly productId: string;
  readonly rewardAsset: string;
  readonly rewardAtto: bigint;
}

/**
 * Locks rewards that can be paid: of an order without a term day by day, of one with a term once it has ended and all
 * its days are counted.
 *
 * @param unitAtto  for each coin, the attos of its minor unit; a smaller reward is carried on
 */
export async function lockPayable(
  tx: Tx,
  unitAtto: ReadonlyMap<string, bigint>,
  limit: number,
  except: readonly string[],
): Promise<PayableReward[]> {
  const rows = await tx.query<{
    id: string;
    uid: string;
    product_id: string;
    reward_asset: string;
    reward_atto: string;
  }>(
    `select p.id, p.uid, p.product_id, r.reward_asset, p.reward_atto from earn.position p join earn.product r on r.id = p.product_id
       join unnest($1::text[], $2::numeric[]) as u (asset, unit) on u.asset = r.reward_asset
      where p.reward_atto > 0 and p.reward_atto >= u.unit and p.id <> all($4::uuid[])
        and (p.hour is not null or not p.counts and not exists (
          select 1 from earn.reward w where w.position_id = p.id and w.earned_atto is null))
      order by p.id limit $3 for update of p skip locked`,
    [[...unitAtto.keys()], [...unitAtto.values()].map(String), limit, except],
  );
  return rows.map((row) => ({
    positionId: row.id,
    uid: row.uid,
    productId: row.product_id,
    rewardAsset: row.reward_asset,
    rewardAtto: BigInt(row.reward_atto),
  }));
}
