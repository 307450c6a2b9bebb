import { randomBytes } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type HoldingTerms, holdingDays } from '@bourse/core/launch/holding.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { countedSql } from '../../balances/public.ts';
import type { RoundRow } from '../queries/project.query.ts';

/** Saves what a round asks people to have held, and makes the seeds of those of its days that have none yet. */
export async function insertHolding(
  tx: Tx,
  { projectId, number }: Pick<RoundRow, 'projectId' | 'number'>,
  { asset, firstDay, lastDay, leastMinor, factorUnits }: HoldingTerms,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `insert into launch.holding (project_id, number, asset, first_day, last_day, least_minor, factor_units)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [projectId, number, asset, firstDay, lastDay, leastMinor.toString(), factorUnits?.toString() ?? null],
  );
  const days = Array.from({ length: holdingDays({ firstDay, lastDay }) }, (_, nth) => firstDay + nth);
  await tx.query(
    `insert into launch.snapshot_seed (day, seed, made_ms)
     select d.day, d.seed, $3 from unnest($1::int[], $2::bytea[]) as d (day, seed) on conflict do nothing`,
    [days, days.map(() => randomBytes(32)), nowMs],
  );
}

/** Lets one process at a time record snapshots. @returns false where another one does */
export async function tryLockSnapshots(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('launch.snapshots', 0)) as locked`,
  );
  return row!.locked;
}

/** Reading and writing a million people takes some seconds; a statement may usually take fewer. */
const TAKING_MS_MAX = 2 * MINUTE_MS;
const takeTime = (tx: Tx) => tx.query(`select set_config('statement_timeout', $1, true)`, [String(TAKING_MS_MAX)]);

/** What reconciliation compares a snapshot's rows with. @param rows SQL for their `uid=minor`, in the order of the people */
export const digestSql = (people: string, rows: string): string =>
  `sha256(convert_to(${people} || ':' || coalesce(${rows}, ''), 'UTF8'))`;
export const ROWS_SQL = `string_agg(uid || '=' || minor, ',' order by uid)`;

/**
 * Reads what everybody has of some coins and keeps it for an hour. It is one statement over all accounts and coins, so that it sees
 * one moment: money that moves meanwhile is in it once.
 *
 * @param atMs  when it is read
 * @invariant   an hour is written once, whole or not at all; a second try fails
 */
export async function insertSnapshot(tx: Tx, assets: readonly string[], hourMs: number, atMs: number): Promise<void> {
  await takeTime(tx);
  const read = await tx.query<{ asset: string; people: number; digest: Buffer }>(
    `with now as materialized (${countedSql('$1::text[]')}),
          before as (
            select distinct on (asset, uid) asset, uid, minor from launch.snapshot_balance
             where asset = any ($1::text[]) and hour_ms >= $3 and hour_ms < $2 order by asset, uid, hour_ms desc),
          written as (
            insert into launch.snapshot_balance (asset, uid, hour_ms, minor)
            select asset, uid, $2, coalesce(now.minor, 0) from now full join before using (asset, uid)
             where coalesce(now.minor, 0) <> coalesce(before.minor, 0)
            returning asset, uid, minor),
          counted as (
            select a.asset, (select count(*)::int from now where now.asset = a.asset) as people,
                   (select ${ROWS_SQL} from written where written.asset = a.asset) as rows
              from unnest($1::text[]) as a (asset))
     select asset, people, ${digestSql('people', 'rows')} as digest from counted`,
    [assets, hourMs, startOfBusinessDay(businessDayOf(hourMs))],
  );
  await tx.query(
    `insert into launch.snapshot (asset, hour_ms, at_ms, people, digest)
     select s.asset, $4, $5, s.people, s.digest from unnest($1::text[], $2::int[], $3::bytea[]) as s (asset, people, digest)`,
    [read.map(({ asset }) => asset), read.map(({ people }) => people), read.map(({ digest }) => digest), hourMs, atMs],
  );
}

/** Records that nothing was read in some hours. */
export async function insertLost(
  tx: Tx,
  hours: readonly { readonly asset: string; readonly hourMs: number }[],
): Promise<void> {
  await tx.query(
    `insert into launch.snapshot (asset, hour_ms) select * from unnest($1::text[], $2::bigint[]) on conflict do nothing`,
    [hours.map(({ asset }) => asset), hours.map(({ hourMs }) => hourMs)],
  );
}

/** Deletes a whole day of a coin, and the seed of the day where nothing of any coin is kept or still to be read; triggers see to it. */
export async function deleteDay(tx: Tx, asset: string, day: number, nowMs: number): Promise<void> {
  await takeTime(tx);
  await tx.query('insert into launch.tidied_day (asset, day, tidied_ms) values ($1, $2, $3) on conflict do nothing', [
    asset,
    day,
    nowMs,
  ]);
  const hours = 'asset = $1 and hour_ms >= $2 and hour_ms < $3';
  const bounds = [asset, startOfBusinessDay(day), startOfBusinessDay(day + 1)];
  await tx.query(`delete from launch.snapshot_balance where ${hours}`, bounds);
  await tx.query(`delete from launch.snapshot where ${hours}`, bounds);
  await tx.query(
    `delete from launch.snapshot_seed d where d.day = $1 and not launch.needs_day(null, d.day) and not exists (
       select from launch.snapshot s where launch.day_of(s.hour_ms) = d.day)`,
    [day],
  );
}
