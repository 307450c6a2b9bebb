import { BUSINESS_OFFSET_MS, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { DaySums, HoldingTerms } from '@bourse/core/launch/holding.ts';
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

const boundsOf = ({ firstDay, lastDay }: Pick<HoldingPeriod, 'firstDay' | 'lastDay'>): [number, number] => [
  startOfBusinessDay(firstDay),
  startOfBusinessDay(lastDay + 1),
];

/** A period of a coin in which somebody's holding is asked for. */
export type AskedPeriod = HoldingPeriod & { readonly uid: string };

/**
 * What people had in some periods, in their order. A row of a person's counts for every snapshot of its day from its own to before the
 * next row, which is how many lie between in the sorted snapshots of the period: so only rows are read of people, and snapshots once
 * for all who ask for the same period.
 */
export async function findDaySums(q: Queryable, asked: readonly AskedPeriod[]): Promise<readonly DaySums[][]> {
  const nameOf = ({ asset, firstDay, lastDay }: HoldingPeriod): string => [asset, firstDay, lastDay].join('/');
  const periods = [...new Map(asked.map((each) => [nameOf(each), each])).values()];
  const places = new Map(periods.map((period, at) => [nameOf(period), at + 1]));
  const bounds = periods.map(boundsOf);
  const arrays = [
    periods.map(({ asset }) => asset),
    bounds.map(([fromMs]) => fromMs),
    bounds.map(([, untilMs]) => untilMs),
  ];
  const days = await q.query<{ period: string; taken: number; days: number }>(
    `select period, taken, count(*)::int as days
       from (select p.period, count(*)::int as taken
               from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as p (asset, from_ms, until_ms, period)
               join launch.snapshot s
                 on s.asset = p.asset and s.hour_ms >= p.from_ms and s.hour_ms < p.until_ms and s.at_ms is not null
              group by p.period, ${dayOf('s.hour_ms')}) d
      group by period, taken`,
    arrays,
  );
  const sums = await q.query<{ place: string; taken: number; minor: string }>(
    `with period as materialized (
            select p.*, array(select s.hour_ms from launch.snapshot s
                               where s.asset = p.asset and s.hour_ms >= p.from_ms and s.hour_ms < p.until_ms
                                 and s.at_ms is not null order by s.hour_ms) as hours
              from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as p (asset, from_ms, until_ms, period)),
          had as (
            select place, period, minor, day_ms, hour_ms,
                   lead(hour_ms, 1, day_ms + ${DAY_MS}) over (partition by place, day_ms order by hour_ms) as until_ms
              from (select a.place, a.period, b.minor, b.hour_ms, ${dayStartOf('b.hour_ms')} as day_ms
                      from unnest($4::text[], $5::bigint[]) with ordinality as a (uid, period, place)
                      join period p using (period)
                      join launch.snapshot_balance b
                        on b.asset = p.asset and b.uid = a.uid and b.hour_ms >= p.from_ms and b.hour_ms < p.until_ms) o)
     select place, ${countedOf('day_ms', `day_ms + ${DAY_MS}`)} as taken, sum(minor * ${countedOf('had.hour_ms', 'had.until_ms')}) as minor
       from had join period using (period)
      group by place, taken`,
    [...arrays, asked.map(({ uid }) => uid), asked.map((each) => places.get(nameOf(each)))],
  );
  const own = new Map(sums.map(({ place, taken, minor }) => [`${place}/${taken}`, BigInt(minor)]));
  return asked.map((each, at) =>
    days
      .filter(({ period }) => Number(period) === places.get(nameOf(each)))
      .map(({ taken, days: count }) => ({ days: count, taken, sumMinor: own.get(`${at + 1}/${taken}`) ?? 0n })),
  );
}

/** SQL for how many of some sorted `hours` are from a moment to before another one. */
const countedOf = (fromMs: string, untilMs: string): string =>
  `(width_bucket(${untilMs} - 1, hours) - width_bucket(${fromMs} - 1, hours))`;

/** A snapshot as a person sees it. */
export interface OwnHour {
  readonly hourMs: number;
  /** When balances were read; null where they were not. */
  readonly atMs: number | null;
  /** Whether the hour is recorded as lost: where nothing is recorded it is not, or not yet. */
  readonly isLost: boolean;
  readonly minor: bigint;
}

/** What a person had at each hour of a period, in order, also at those at which nothing was read. */
export async function findOwnHours(q: Queryable, { uid, ...period }: AskedPeriod): Promise<OwnHour[]> {
  const rows = await q.query<{ hour_ms: string; at_ms: string | null; is_lost: boolean; minor: string | null }>(
    `select hour_ms, at_ms, is_lost, first_value(minor) over (partition by day, nth order by hour_ms) as minor
       from (select h.hour_ms, s.at_ms, s.hour_ms is not null and s.at_ms is null as is_lost, b.minor,
                    ${dayOf('h.hour_ms')} as day,
                    count(b.minor) over (partition by ${dayOf('h.hour_ms')} order by h.hour_ms) as nth
               from generate_series($3::bigint, $4::bigint - 1, ${HOUR_MS}::bigint) as h (hour_ms)
               left join launch.snapshot s on s.asset = $2 and s.hour_ms = h.hour_ms
               left join launch.snapshot_balance b on b.asset = $2 and b.uid = $1 and b.hour_ms = h.hour_ms) o
      order by hour_ms`,
    [uid, period.asset, ...boundsOf(period)],
  );
  return rows.map((row) => ({
    hourMs: Number(row.hour_ms),
    atMs: row.at_ms === null ? null : Number(row.at_ms),
    isLost: row.is_lost,
    minor: BigInt(row.minor ?? 0),
  }));
}

/** The days of a period of which anything is recorded, and those that are no longer kept. */
export interface KnownDays {
  readonly recorded: ReadonlySet<number>;
  readonly tidied: ReadonlySet<number>;
}

export async function findKnownDays(q: Queryable, period: HoldingPeriod): Promise<KnownDays> {
  const rows = await q.query<{ day: number; is_tidied: boolean }>(
    `select distinct ${dayOf('hour_ms')}::int as day, false as is_tidied from launch.snapshot
      where asset = $1 and hour_ms >= $2 and hour_ms < $3
     union all
     select day, true from launch.tidied_day where asset = $1 and day between $4 and $5`,
    [period.asset, ...boundsOf(period), period.firstDay, period.lastDay],
  );
  const of = (isTidied: boolean) => new Set(rows.filter((row) => row.is_tidied === isTidied).map(({ day }) => day));
  return { recorded: of(false), tidied: of(true) };
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
  /** Whether any day is no longer kept. */
  readonly isTidied: boolean;
  /** Of the last one that was taken; null before the first. */
  readonly last: { readonly atMs: number; readonly people: number } | null;
}

/** How the snapshots of some periods stand, in their order. */
export async function findRuns(q: Queryable, periods: readonly HoldingPeriod[]): Promise<SnapshotRuns[]> {
  const bounds = periods.map(boundsOf);
  const rows = await q.query<{
    taken: number;
    lost: number;
    tidied: boolean;
    at_ms: string | null;
    people: number | null;
  }>(
    `select coalesce(c.taken, 0)::int as taken, coalesce(c.lost, 0)::int as lost, l.at_ms, l.people,
            exists (select from launch.tidied_day t
                     where t.asset = p.asset and t.day between p.first_day and p.last_day) as tidied
       from unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[], $5::int[])
         with ordinality as p (asset, from_ms, until_ms, first_day, last_day, place)
       cross join lateral (
         select count(s.at_ms) as taken, count(*) - count(s.at_ms) as lost from launch.snapshot s
          where s.asset = p.asset and s.hour_ms >= p.from_ms and s.hour_ms < p.until_ms) c
       left join lateral (
         select s.at_ms, s.people from launch.snapshot s
          where s.asset = p.asset and s.hour_ms >= p.from_ms and s.hour_ms < p.until_ms and s.at_ms is not null
          order by s.hour_ms desc limit 1) l on true
      order by p.place`,
    [
      periods.map(({ asset }) => asset),
      bounds.map(([fromMs]) => fromMs),
      bounds.map(([, untilMs]) => untilMs),
      periods.map(({ firstDay }) => firstDay),
      periods.map(({ lastDay }) => lastDay),
    ],
  );
  return rows.map(({ taken, lost, tidied, at_ms, people }) => ({
    taken,
    lost,
    isTidied: tidied,
    last: at_ms === null ? null : { atMs: Number(at_ms), people: people! },
  }));
}

/** Days of a coin that no round needs any more, the oldest first. @param endedMs rounds that are over since before need none */
export async function findUnneeded(
  q: Queryable,
  endedMs: number,
  limit: number,
): Promise<{ readonly asset: string; readonly day: number }[]> {
  return q.query(
    `select s.asset, s.day
       from (select distinct asset, ${dayOf('hour_ms')}::int as day from launch.snapshot) s
      where not launch.needs_day(s.asset, s.day)
        and not exists (
          select from launch.holding h
            join launch.round r on r.project_id = h.project_id and r.number = h.number and r.end_ms >= $1
           where h.asset = s.asset and s.day between h.first_day and h.last_day)
      order by 2, 1 limit $2`,
    [endedMs, limit],
  );
}
