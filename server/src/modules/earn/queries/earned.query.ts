import type { Queryable } from '../../../platform/db/db.ts';

/** What a person's orders in a coin have earned, in minor units. */
export interface EarnedCoin {
  readonly asset: string;
  readonly totalMinor: bigint;
  readonly ofDayMinor: bigint;
}

/** What a person has earned in each coin, in all and on one business day, and the time of their first order. */
export async function findEarned(
  q: Queryable,
  uid: string,
  day: number,
): Promise<{ readonly coins: readonly EarnedCoin[]; readonly sinceMs: number | null }> {
  const rows = await q.query<{ asset: string; total: string; of_day: string; since: string }>(
    `select p.asset, sum(p.interest_minor) as total, min(p.opened_at_ms) as since,
            coalesce(sum(c.compounded_minor + c.paid_minor), 0) as of_day
       from earn.position p left join earn.credit c on c.position_id = p.id and c.day = $2
      where p.uid = $1 group by p.asset order by p.asset`,
    [uid, day],
  );
  return {
    coins: rows.map(({ asset, total, of_day }) => ({ asset, totalMinor: BigInt(total), ofDayMinor: BigInt(of_day) })),
    sinceMs: rows.length === 0 ? null : Math.min(...rows.map(({ since }) => Number(since))),
  };
}

/** What a person's hybrids have brought in a second coin: paid, in minor units, and counted for one business day, in attos. */
export interface RewardedCoin {
  readonly asset: string;
  readonly totalMinor: bigint;
  readonly ofDayAtto: bigint;
}

/** What a person's orders have brought in second coins. A day of an order with a term is not theirs before its end. */
export async function findRewarded(q: Queryable, uid: string, day: number): Promise<readonly RewardedCoin[]> {
  const rows = await q.query<{ asset: string; total: string; of_day: string }>(
    `select r.reward_asset as asset, sum(p.reward_minor) as total, coalesce(sum(w.covered_atto), 0) as of_day
       from earn.position p join earn.product r on r.id = p.product_id
       left join earn.reward w on w.position_id = p.id and w.day = $2 and p.hour is not null
      where p.uid = $1 and r.reward_asset is not null group by r.reward_asset order by r.reward_asset`,
    [uid, day],
  );
  return rows.map(({ asset, total, of_day }) => ({ asset, totalMinor: BigInt(total), ofDayAtto: BigInt(of_day) }));
}

/** How much of a person's coins waits to be paid out, by coin. */
export async function findRedeeming(q: Queryable, uid: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select asset, sum(amount_minor) as minor from earn.redemption where uid = $1 and state <> 'PAID' group by asset`,
    [uid],
  );
  return new Map(rows.map(({ asset, minor }) => [asset, BigInt(minor)]));
}

export interface CreditRow {
  readonly day: number;
  readonly atMs: number;
  readonly accruedAtto: bigint;
  readonly carryAtto: bigint;
  readonly compoundedMinor: bigint;
  readonly paidMinor: bigint;
}

/** An order's days, latest first. */
export async function findCredits(
  q: Queryable,
  positionId: string,
  { beforeDay, limit }: { readonly beforeDay: number | null; readonly limit: number },
): Promise<CreditRow[]> {
  const rows = await q.query<
    Record<'at_ms' | 'accrued_atto' | 'carry_atto' | 'compounded_minor' | 'paid_minor', string> & { day: number }
  >(
    `select day, at_ms, accrued_atto, carry_atto, compounded_minor, paid_minor from earn.credit
      where position_id = $1 and ($2::int is null or day < $2) order by day desc limit $3`,
    [positionId, beforeDay, limit],
  );
  return rows.map((row) => ({
    day: row.day,
    atMs: Number(row.at_ms),
    accruedAtto: BigInt(row.accrued_atto),
    carryAtto: BigInt(row.carry_atto),
    compoundedMinor: BigInt(row.compounded_minor),
    paidMinor: BigInt(row.paid_minor),
  }));
}

export interface SegmentRow {
  readonly fromHour: number;
  readonly hours: number;
  readonly leastMinor: bigint;
  readonly rateFromHour: number;
  readonly hourAtto: bigint;
}

/** An order's hours within a span, in order. */
export async function findSegments(
  q: Queryable,
  positionId: string,
  { fromHour, toHour }: { readonly fromHour: number; readonly toHour: number },
): Promise<SegmentRow[]> {
  const rows = await q.query<{
    from_hour: number;
    hours: number;
    least_minor: string;
    rate_from_hour: number;
    hour_atto: string;
  }>(
    `select s.from_hour, s.hours, s.least_minor, r.from_hour as rate_from_hour, s.hour_atto
       from earn.segment s join earn.rate r on r.id = s.rate_id
      where s.position_id = $1 and s.from_hour >= $2 and s.from_hour < $3 order by s.from_hour`,
    [positionId, fromHour, toHour],
  );
  return rows.map((row) => ({
    fromHour: row.from_hour,
    hours: row.hours,
    leastMinor: BigInt(row.least_minor),
    rateFromHour: row.rate_from_hour,
    hourAtto: BigInt(row.hour_atto),
  }));
}
