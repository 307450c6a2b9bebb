import type { FileCredit, FileHours, FileOrder, FileReward, FileTerm } from '@bourse/core/earn/interest-file.ts';
import type { EarnKind } from '@bourse/core/earn/product.ts';
import type { Tier } from '@bourse/core/earn/rate.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** A range of business days, both included. */
export interface Days {
  readonly from: number;
  readonly through: number;
}

interface OrderRow {
  id: string;
  product_id: string;
  kind: EarnKind;
  asset: string;
  ledger_scale: number;
  reward_asset: string | null;
  reward_scale: number | null;
}

/** A person's next order that was credited, or has a counted reward, on one of the days; oldest first. */
export async function findNextFileOrder(
  q: Queryable,
  { uid, days, after }: { readonly uid: string; readonly days: Days; readonly after: string | null },
): Promise<FileOrder | null> {
  const [row] = await q.query<OrderRow>(
    `${ORDERS}
      where p.uid = $1 and ($4::uuid is null or (p.opened_at_ms, p.id) > (select a.opened_at_ms, a.id from earn.position a where a.id = $4))
        and (exists (select 1 from earn.credit c where c.position_id = p.id and c.day between $2 and $3)
          or exists (select 1 from earn.reward w where w.position_id = p.id and w.day between $2 and $3 and w.earned_atto is not null))
      order by p.opened_at_ms, p.id limit 1`,
    [uid, days.from, days.through, after],
  );
  return row ? asOrder(row) : null;
}

/** An order that was found before, by its id. */
export async function findFileOrder(q: Queryable, id: string): Promise<FileOrder> {
  const [row] = await q.query<OrderRow>(`${ORDERS} where p.id = $1`, [id]);
  if (!row) throw new Error(`order ${id} is not there any more`);
  return asOrder(row);
}

const ORDERS = `select p.id, p.product_id, r.kind, p.asset, c.ledger_scale, r.reward_asset, w.ledger_scale as reward_scale
  from earn.position p join earn.product r on r.id = p.product_id join assets.coin c on c.asset = p.asset
  left join assets.coin w on w.asset = r.reward_asset`;

const asOrder = (row: OrderRow): FileOrder => ({
  id: row.id,
  productId: row.product_id,
  kind: row.kind,
  asset: row.asset,
  scale: row.ledger_scale,
  reward: row.reward_asset === null ? null : { asset: row.reward_asset, scale: row.reward_scale! },
});

/** The credits of some days of an order, in order, each with the remainder carried over to it. */
export async function findFileCredits(
  q: Queryable,
  orderId: string,
  { from, through }: Days,
  limit: number,
): Promise<FileCredit[]> {
  const rows = await q.query<
    Record<'at_ms' | 'accrued_atto' | 'compounded_minor' | 'paid_minor' | 'carry_atto' | 'before_atto', string> & {
      day: number;
      entry_id: string | null;
    }
  >(
    `select c.day, c.at_ms, c.accrued_atto, c.compounded_minor, c.paid_minor, c.carry_atto, c.entry_id,
            coalesce((select b.carry_atto from earn.credit b where b.position_id = c.position_id and b.day < c.day
                       order by b.day desc limit 1), 0) as before_atto
       from earn.credit c where c.position_id = $1 and c.day between $2 and $3 order by c.day limit $4`,
    [orderId, from, through, limit],
  );
  return rows.map((row) => ({
    day: row.day,
    atMs: Number(row.at_ms),
    carryBeforeAtto: BigInt(row.before_atto),
    accruedAtto: BigInt(row.accrued_atto),
    compoundedMinor: BigInt(row.compounded_minor),
    paidMinor: BigInt(row.paid_minor),
    carryAtto: BigInt(row.carry_atto),
    entryId: row.entry_id,
  }));
}

interface TierRow {
  up_to_minor: (string | null)[];
  rate_bps: number[];
}
const tiersOf = ({ up_to_minor, rate_bps }: TierRow): Tier[] =>
  rate_bps.map((rateBps, at) => {
    const upTo = up_to_minor[at] ?? null;
    return { upToMinor: upTo === null ? null : BigInt(upTo), rateBps };
  });

/** The hours of some days, in order, with their rates. A segment of hours never crosses the end of a day. */
export async function findFileHours(q: Queryable, orderId: string, { from, through }: Days): Promise<FileHours[]> {
  const rows = await q.query<
    TierRow & { day: number; from_hour: number; hours: number; least_minor: string; hour_atto: string }
  >(
    `select (s.from_hour + 8) / 24 as day, s.from_hour, s.hours, s.least_minor, s.hour_atto, r.up_to_minor::text[] as up_to_minor, r.rate_bps
       from earn.segment s join earn.rate r on r.id = s.rate_id
      where s.position_id = $1 and s.from_hour >= $2 * 24 - 8 and s.from_hour < ($3 + 1) * 24 - 8 order by s.from_hour`,
    [orderId, from, through],
  );
  return rows.map((row) => ({
    day: row.day,
    fromHour: row.from_hour,
    hours: row.hours,
    leastMinor: BigInt(row.least_minor),
    tiers: tiersOf(row),
    hourAtto: BigInt(row.hour_atto),
  }));
}

/** The term of an order; null where it has none. Its principal is told by what was put in, because an order that ended has none. */
export async function findFileTerm(q: Queryable, orderId: string): Promise<FileTerm | null> {
  const [row] = await q.query<TierRow & { interest_start_ms: string; days: number; principal: string }>(
    `select p.interest_start_ms, ((p.matures_at_ms - p.interest_start_ms) / 86400000)::int as days, p.sold_minor as principal,
            r.up_to_minor::text[] as up_to_minor, r.rate_bps
       from earn.position p join earn.rate r on r.id = p.rate_id where p.id = $1`,
    [orderId],
  );
  if (!row) return null;
  const { interest_start_ms, days, principal } = row;
  return {
    interestStartMs: Number(interest_start_ms),
    termDays: days,
    principalMinor: BigInt(principal),
    tiers: tiersOf(row),
  };
}

/** The counted rewards of some days, in order. */
export async function findFileRewards(
  q: Queryable,
  orderId: string,
  { from, through }: Days,
  limit: number,
): Promise<FileReward[]> {
  const rows = await q.query<
    Record<'hours_minor' | 'price_units' | 'reward_price_units' | 'earned_atto' | 'covered_atto', string> & {
      day: number;
      price_scale: number;
      rate_bps: number;
    }
  >(
    `select day, hours_minor, price_units, reward_price_units, price_scale, rate_bps, earned_atto, covered_atto from earn.reward
      where position_id = $1 and day between $2 and $3 and earned_atto is not null order by day limit $4`,
    [orderId, from, through, limit],
  );
  return rows.map((row) => ({
    day: row.day,
    hoursMinor: BigInt(row.hours_minor),
    priceUnits: BigInt(row.price_units),
    rewardPriceUnits: BigInt(row.reward_price_units),
    priceScale: row.price_scale,
    rateBps: row.rate_bps,
    earnedAtto: BigInt(row.earned_atto),
    coveredAtto: BigInt(row.covered_atto),
  }));
}

/** What an order's days earned up to a day, including it. */
export async function sumFileDays(
  q: Queryable,
  orderId: string,
  through: { readonly creditDay: number; readonly rewardDay: number },
): Promise<{ readonly creditedMinor: bigint; readonly carryAtto: bigint; readonly coveredAtto: bigint }> {
  const [row] = await q.query<{ credited: string; carry: string; covered: string }>(
    `select coalesce((select sum(compounded_minor + paid_minor) from earn.credit where position_id = $1 and day <= $2), 0) as credited,
            coalesce((select carry_atto from earn.credit where position_id = $1 and day <= $2 order by day desc limit 1), 0) as carry,
            coalesce((select sum(covered_atto) from earn.reward where position_id = $1 and day <= $3), 0) as covered`,
    [orderId, through.creditDay, through.rewardDay],
  );
  return {
    creditedMinor: BigInt(row!.credited),
    carryAtto: BigInt(row!.carry),
    coveredAtto: BigInt(row!.covered),
  };
}
