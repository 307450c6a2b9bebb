import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** A day of a product whose rewards nobody has counted. */
export interface UncountedDay {
  readonly productId: string;
  readonly asset: string;
  readonly rewardAsset: string;
  readonly day: number;
}

/** The days that wait of each product, the earliest first: one whose prices nobody knows keeps no other product waiting. */
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

/** What a hybrid's second coin is, and how much of it there is; the row stands still until the transaction ends. */
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

/** The orders that a day is to be counted of, whoever came first with theirs first; they stand still until the transaction ends. */
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

/** Which of some orders have ended before their time. */
export async function findEndedEarly(q: Queryable, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await q.query<{ id: string }>(
    `select distinct position_id as id from earn.redemption where position_id = any($1) and kind in ('early', 'cancel')`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Rewards of a day that nobody has counted since, whoever came first with their order first. */
export async function findUncounted(q: Queryable, day: number, ids: readonly string[]): Promise<UncountedReward[]> {
  const rows = await q.query<{ position_id: string; uid: string; hours_minor: string }>(
    `select r.position_id, p.uid, r.hours_minor from earn.reward r join earn.position p on p.id = r.position_id
      where r.position_id = any($1) and r.day = $2 and r.earned_atto is null order by p.opened_at_ms, p.id`,
    [ids, day],
  );
  return rows.map((row) => ({ positionId: row.position_id, uid: row.uid, hoursMinor: BigInt(row.hours_minor) }));
}

/** What some people have been covered with in a product, attos. */
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

/** A person's reward that can be paid, attos of the second coin. */
export interface PayableReward {
  readonly positionId: string;
  readonly uid: string;
  readonly productId: string;
  readonly rewardAsset: string;
  readonly rewardAtto: bigint;
}

/**
 * Rewards that can be paid: of an order without a term as they come, of one with a term once it has ended and all of its days are
 * counted. They stand still until the transaction ends.
 *
 * @param unitAtto  of each coin, attos of its minor unit: less is carried on
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
