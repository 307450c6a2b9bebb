import type { Queryable, Tx } from '../../../../platform/db/db.ts';
import { HAS_UNPROTECTED, MAY_STILL_SELL } from '../money-move.query.ts';

/** The market’s price of a token at its first delivery. */
export interface ProtectionPrice {
  readonly projectId: string;
  readonly fromMs: number;
  /** How many minutes of the hour had a price, and their sum; both zero where the tokens count as worth nothing. */
  readonly count: number;
  readonly sumE8: bigint;
  /** Whether staff let another hour count, because none from the delivery on had enough. */
  readonly byStaff: boolean;
}

interface PriceRow {
  project_id: string;
  from_ms: string;
  sample_count: number;
  sum_e8: string;
  by_staff: boolean;
}

/** Those of some projects that are known, by the project. */
export async function findProtectionPrices(
  q: Queryable,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProtectionPrice>> {
  const rows = await q.query<PriceRow>(
    'select project_id, from_ms, sample_count, sum_e8, by_staff from launch.protection_price where project_id = any($1)',
    [projectIds],
  );
  return new Map(
    rows.map((row) => [
      row.project_id,
      {
        projectId: row.project_id,
        fromMs: Number(row.from_ms),
        count: row.sample_count,
        sumE8: BigInt(row.sum_e8),
        byStaff: row.by_staff,
      },
    ]),
  );
}

/** A project whose protection is not decided though its first tokens were handed out, and somebody waits for it. */
export interface Undecided {
  readonly projectId: string;
  readonly token: string;
  readonly deliveryMs: number;
  /** Which hour from the delivery on is looked at next: those before do not tell the price. */
  readonly hour: number;
}

/** @param beforeMs  whose first tokens were handed out before that */
export async function findUndecided(q: Queryable, beforeMs: number): Promise<readonly Undecided[]> {
  const rows = await q.query<{ id: string; token: string; delivery_ms: string; protection_hour: number }>(
    `select p.id, p.token, u.unlock_at_ms as delivery_ms, p.protection_hour
       from launch.project p join launch.schedule u on u.project_id = p.id and u.place = 1
      where p.protection_bps is not null and p.protected_ms is null and p.cancelled_ms is null and u.unlock_at_ms < $1
        and not exists (select from launch.protection_price d where d.project_id = p.id) and ${HAS_UNPROTECTED}
      order by u.unlock_at_ms, p.id`,
    [beforeMs],
  );
  return rows.map((row) => ({
    projectId: row.id,
    token: row.token,
    deliveryMs: Number(row.delivery_ms),
    hour: row.protection_hour,
  }));
}

/** Whether somebody has bought something of a project whose price protection they were not given, or told that there is none. */
export async function isProtectionAwaited(q: Queryable, projectId: string): Promise<boolean> {
  const [row] = await q.query<{ is_awaited: boolean }>(
    `select ${HAS_UNPROTECTED} as is_awaited from launch.project p where p.id = $1`,
    [projectId],
  );
  return row?.is_awaited ?? false;
}

/** A purchase that has not been looked at. */
export interface Uncredited {
  readonly id: string;
  readonly uid: string;
  readonly projectId: string;
  readonly gotMinor: bigint;
  readonly costMinor: bigint;
}

/** The projects whose protection is decided and of which nothing says yet that everybody was given theirs, the oldest first. */
export async function findToCredit(q: Queryable): Promise<readonly string[]> {
  const rows = await q.query<{ id: string }>(
    `select p.id from launch.project p join launch.protection_price d on d.project_id = p.id
      where p.protected_ms is null and p.cancelled_ms is null order by p.number`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the next purchases of a project whose protection is decided. Something of it has been handed out, after which nothing of it
 * is paid back.
 */
export async function lockToCredit(
  tx: Tx,
  projectId: string,
  limit: number,
  except: readonly string[],
): Promise<readonly Uncredited[]> {
  const rows = await tx.query<{ id: string; uid: string; project_id: string; got_minor: string; cost_minor: string }>(
    `select s.id, s.uid, s.project_id, s.got_minor, s.cost_minor
       from launch.subscription s join launch.round r on r.project_id = s.project_id and r.number = s.round
      where s.project_id = $1 and s.state = 'COMPLETED' and s.cost_minor > 0 and r.state <> 'CANCELLED' and s.id <> all($3)
        and exists (select from launch.unlock u join launch.subscription o on o.id = u.subscription_id
                     where o.project_id = s.project_id and u.unlocked_at_ms is not null)
        and not exists (select from launch.protection_credit c where c.subscription_id = s.id)
      order by s.id limit $2 for update of s skip locked for share of r`,
    [projectId, limit, except],
  );
  return rows.map((row) => ({
    id: row.id,
    uid: row.uid,
    projectId: row.project_id,
    gotMinor: BigInt(row.got_minor),
    costMinor: BigInt(row.cost_minor),
  }));
}

/** What a purchase was given. */
export interface Credit {
  readonly subscriptionId: string;
  readonly worthMinor: bigint;
  readonly creditMinor: bigint;
  readonly atMs: number;
}

/** What some purchases were given, by the purchase. */
export async function findCredits(
  q: Queryable,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, Credit>> {
  const rows = await q.query<{ subscription_id: string; worth_minor: string; credit_minor: string; at_ms: string }>(
    `select subscription_id, worth_minor, credit_minor, at_ms from launch.protection_credit where subscription_id = any($1)`,
    [subscriptionIds],
  );
  return new Map(
    rows.map((row) => [
      row.subscription_id,
      {
        subscriptionId: row.subscription_id,
        worthMinor: BigInt(row.worth_minor),
        creditMinor: BigInt(row.credit_minor),
        atMs: Number(row.at_ms),
      },
    ]),
  );
}

/**
 * The projects whose price protection owes nobody anything any more, and nothing says so yet: nobody can buy, and everybody who
 * has bought was given theirs.
 */
export async function findToEndProtection(q: Queryable): Promise<readonly string[]> {
  const rows = await q.query<{ id: string }>(
    `select p.id from launch.project p
      where p.protection_bps is not null and p.protected_ms is null and p.cancelled_ms is null
        and not ${MAY_STILL_SELL} and not ${HAS_UNPROTECTED} order by p.number`,
  );
  return rows.map(({ id }) => id);
}
