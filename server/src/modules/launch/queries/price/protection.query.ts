import type { Queryable, Tx } from '../../../../platform/db/db.ts';

/** The market’s price of a token at its first delivery. */
export interface ProtectionPrice {
  readonly projectId: string;
  readonly fromMs: number;
  readonly count: number;
  readonly sumE8: bigint;
}

interface PriceRow {
  project_id: string;
  from_ms: string;
  sample_count: number;
  sum_e8: string;
}

/** Those of some projects that are known, by the project. */
export async function findProtectionPrices(
  q: Queryable,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProtectionPrice>> {
  const rows = await q.query<PriceRow>(
    'select project_id, from_ms, sample_count, sum_e8 from launch.protection_price where project_id = any($1)',
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
      },
    ]),
  );
}

/** A project whose protection is not decided though its first tokens were handed out. */
export interface Undecided {
  readonly projectId: string;
  readonly token: string;
  readonly deliveryMs: number;
}

/** @param beforeMs  whose first tokens were handed out before that */
export async function findUndecided(q: Queryable, beforeMs: number): Promise<readonly Undecided[]> {
  const rows = await q.query<{ id: string; token: string; delivery_ms: string }>(
    `select p.id, p.token, u.unlock_at_ms as delivery_ms
       from launch.project p join launch.schedule u on u.project_id = p.id and u.place = 1
      where p.protection_bps is not null and p.cancelled_ms is null and u.unlock_at_ms < $1
        and not exists (select from launch.protection_price d where d.project_id = p.id) order by u.unlock_at_ms, p.id`,
    [beforeMs],
  );
  return rows.map((row) => ({ projectId: row.id, token: row.token, deliveryMs: Number(row.delivery_ms) }));
}

/** A purchase that has not been looked at. */
export interface Uncredited {
  readonly id: string;
  readonly uid: string;
  readonly projectId: string;
  readonly gotMinor: bigint;
  readonly costMinor: bigint;
}

/**
 * Locks the next purchases of projects whose protection is decided. Something of each project has been handed out, after which
 * nothing of it is paid back.
 */
export async function lockToCredit(tx: Tx, limit: number, except: readonly string[]): Promise<readonly Uncredited[]> {
  const rows = await tx.query<{ id: string; uid: string; project_id: string; got_minor: string; cost_minor: string }>(
    `select s.id, s.uid, s.project_id, s.got_minor, s.cost_minor
       from launch.subscription s join launch.protection_price d on d.project_id = s.project_id
       join launch.round r on r.project_id = s.project_id and r.number = s.round
      where s.state = 'COMPLETED' and s.cost_minor > 0 and r.state <> 'CANCELLED' and s.id <> all($2)
        and exists (select from launch.unlock u join launch.subscription o on o.id = u.subscription_id
                     where o.project_id = s.project_id and u.unlocked_at_ms is not null)
        and not exists (select from launch.protection_credit c where c.subscription_id = s.id)
      order by s.id limit $1 for update of s skip locked for share of r`,
    [limit, except],
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
