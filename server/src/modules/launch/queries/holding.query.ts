import { BUSINESS_OFFSET_MS, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { DaySum, HoldingTerms } from '@bourse/core/launch/holding.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/** What a round asks for. */
interface RoundHolding extends HoldingTerms {
  readonly projectId: string;
  readonly number: number;
}

/** SQL for the business day of an hour, and for when that day begins. */
const dayOf = (hourMs: string): string => `((${hourMs} + ${BUSINESS_OFFSET_MS}) / ${DAY_MS})`;
const dayStartOf = (hourMs: string): string => `(${hourMs} - (${hourMs} + ${BUSINESS_OFFSET_MS}) % ${DAY_MS})`;

/** What the rounds of some projects ask people to have held. */
export async function findHoldings(q: Queryable, projectIds: readonly string[]): Promise<RoundHolding[]> {
  const rows = await q.query<{
    project_id: string;
    number: number;
    asset: string;
    first_day: number;
    last_day: number;
    least_minor: string;
    factor_units: string | null;
  }>(
    `select project_id, number, asset, first_day, last_day, least_minor, factor_units
       from launch.holding where project_id = any($1)`,
    [projectIds],
  );
  return rows.map((row) => ({
    projectId: row.project_id,
    number: row.number,
    asset: row.asset,
    firstDay: row.first_day,
    lastDay: row.last_day,
    leastMinor: BigInt(row.least_minor),
    factorUnits: row.factor_units === null ? null : BigInt(row.factor_units),
  }));
}

/** A period of a coin, in whole business days, both counted. */
export type HoldingPeriod = Pick<HoldingTerms, 'asset' | 'firstDay' | 'lastDay'>;

/** What a person had at a snapshot `s`: the newest row of its day until then. @param uid SQL for the person */
const ownAt = (uid: string): string => `
  left join lateral (
    select b.minor from launch.snapshot_balance b
     where b.asset = s.asset and b.uid = ${uid} and b.hour_ms between ${dayStartOf('s.hour_ms')} and s.hour_ms
     order by b.hour_ms desc limit 1) o on true`;

const boundsOf = ({ firstDay, lastDay }: HoldingPeriod): [number, number] => [
  startOfBusinessDay(firstDay),
  startOfBusinessDay(lastDay + 1),
];

/** What a person had on each day of a period, of which anything was read. */
export async function findDaySums(
  q: Queryable,
  uid: string,
  period: HoldingPeriod,
): Promise<(DaySum & { readonly day: number })[]> {
  const rows = await q.query<{ day: number; sum_minor: string; taken: number }>(
    `select ${dayOf('s.hour_ms')}::int as day, coalesce(sum(o.minor), 0) as sum_minor, count(*)::int as taken
       from launch.snapshot s ${ownAt('$2')}
      where s.asset = $1 and s.at_ms is not null and s.hour_ms >= $3 and s.hour_ms < $4 group by 1 order by 1`,
    [period.asset, uid, ...boundsOf(period)],
  );
  return rows.map((row) => ({ day: row.day, sumMinor: BigInt(row.sum_minor), taken: row.taken }));
}

/** A snapshot as a person sees it. */
export interface OwnHour {
  readonly hourMs: number;
  /** When balances were read; null where the hour is lost. */
  readonly atMs: number | null;
  readonly minor: bigint;
}

/** What a person had at each hour of a period, in order, also at those that are lost. */
export async function findOwnHours(q: Queryable, uid: string, period: HoldingPeriod): Promise<OwnHour[]> {
  const rows = await q.query<{ hour_ms: string; at_ms: string | null; minor: string | null }>(
    `select h.hour_ms, s.at_ms, o.minor
       from generate_series($3::bigint, $4::bigint - 1, ${HOUR_MS}::bigint) as h (hour_ms)
       left join launch.snapshot s on s.asset = $1 and s.hour_ms = h.hour_ms and s.at_ms is not null ${ownAt('$2')}
      order by h.hour_ms`,
    [period.asset, uid, ...boundsOf(period)],
  );
  return rows.map((row) => ({
    hourMs: Number(row.hour_ms),
    atMs: row.at_ms === null ? null : Number(row.at_ms),
    minor: BigInt(row.minor ?? 0),
  }));
}

/** The seeds of some days, by the day. */
export async function findSeeds(
  q: Queryable,
  { firstDay, lastDay }: Pick<HoldingPeriod, 'firstDay' | 'lastDay'>,
): Promise<ReadonlyMap<number, Uint8Array>> {
  const rows = await q.query<{ day: number; seed: Buffer }>(
    'select day, seed from launch.snapshot_seed where day between $1 and $2',
    [firstDay, lastDay],
  );
  return new Map(rows.map(({ day, seed }) => [day, new Uint8Array(seed)]));
}

/** An hour that has begun, that a round which is not over asks for, and of which nothing is recorded. */
export interface UnrecordedHour {
  readonly asset: string;
  readonly hourMs: number;
  /** Of its day, where that was made before the hour began; null otherwise. */
  readonly seed: Uint8Array | null;
}

/** The hours that are to be read or given up, the oldest first. */
export async function findUnrecorded(q: Queryable, nowMs: number): Promise<UnrecordedHour[]> {
  const rows = await q.query<{ asset: string; hour_ms: string; seed: Buffer | null }>(
    `select w.asset, w.hour_ms, d.seed
       from (select distinct h.asset, hour_ms
               from launch.holding h
               join launch.project p on p.id = h.project_id and p.cancelled_ms is null
               join launch.round r on r.project_id = h.project_id and r.number = h.number and r.end_ms > $1
               cross join generate_series(
                 h.first_day::bigint * ${DAY_MS} - ${BUSINESS_OFFSET_MS},
                 least((h.last_day::bigint + 1) * ${DAY_MS} - ${BUSINESS_OFFSET_MS} - 1, $1),
                 ${HOUR_MS}::bigint) as hour_ms) w
       left join launch.snapshot_seed d on d.day = ${dayOf('w.hour_ms')} and d.made_ms <= w.hour_ms
      where not exists (select from launch.snapshot s where s.asset = w.asset and s.hour_ms = w.hour_ms)
      order by w.hour_ms, w.asset`,
    [nowMs],
  );
  return rows.map(({ asset, hour_ms, seed }) => ({
    asset,
    hourMs: Number(hour_ms),
    seed: seed && new Uint8Array(seed),
  }));
}

/** How the snapshots stand that a round asks for. */
export interface SnapshotRuns {
  readonly taken: number;
  readonly lost: number;
  /** Of the last one that was taken; null before the first. */
  readonly last: { readonly atMs: number; readonly people: number } | null;
}

/** How the snapshots of some periods stand, in their order. */
export async function findRuns(q: Queryable, periods: readonly HoldingPeriod[]): Promise<SnapshotRuns[]> {
  const bounds = periods.map(boundsOf);
  const rows = await q.query<{ taken: number; lost: number; at_ms: string | null; people: number | null }>(
    `select coalesce(c.taken, 0)::int as taken, coalesce(c.lost, 0)::int as lost, l.at_ms, l.people
       from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as p (asset, from_ms, until_ms, place)
       cross join lateral (
         select count(s.at_ms) as taken, count(*) - count(s.at_ms) as lost from launch.snapshot s
          where s.asset = p.asset and s.hour_ms >= p.from_ms and s.hour_ms < p.until_ms) c
       left join lateral (
         select s.at_ms, s.people from launch.snapshot s
          where s.asset = p.asset and s.hour_ms >= p.from_ms and s.hour_ms < p.until_ms and s.at_ms is not null
          order by s.hour_ms desc limit 1) l on true
      order by p.place`,
    [periods.map(({ asset }) => asset), bounds.map(([fromMs]) => fromMs), bounds.map(([, untilMs]) => untilMs)],
  );
  return rows.map(({ taken, lost, at_ms, people }) => ({
    taken,
    lost,
    last: at_ms === null ? null : { atMs: Number(at_ms), people: people! },
  }));
}

/** Days of a coin that no round needs any more, the oldest first. @param endedMs rounds that ended before need none */
export async function findUnneeded(
  q: Queryable,
  endedMs: number,
  limit: number,
): Promise<{ readonly asset: string; readonly dayMs: number }[]> {
  const rows = await q.query<{ asset: string; day_ms: string }>(
    `select distinct s.asset, ${dayStartOf('s.hour_ms')} as day_ms from launch.snapshot s
      where not exists (
        select from launch.holding h
          join launch.round r on r.project_id = h.project_id and r.number = h.number and r.end_ms >= $1
         where h.asset = s.asset and ${dayOf('s.hour_ms')} between h.first_day and h.last_day)
      order by 2, 1 limit $2`,
    [endedMs, limit],
  );
  return rows.map(({ asset, day_ms }) => ({ asset, dayMs: Number(day_ms) }));
}
