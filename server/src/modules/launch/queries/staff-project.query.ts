import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { IS_OWED } from './subscription.query.ts';

/** Locks the rounds of a project, so that nobody subscribes, is settled or gets tokens meanwhile. @returns their states */
export async function lockRounds(
  tx: Tx,
  projectId: string,
): Promise<{ readonly number: number; readonly state: string }[]> {
  return tx.query<{ number: number; state: string }>(
    'select number, state from launch.round where project_id = $1 order by number for update',
    [projectId],
  );
}

/** What cancelling a project would give back: to how many people, and how much of each coin. */
export interface PaidBack {
  readonly people: number;
  readonly amounts: readonly { readonly asset: string; readonly minor: bigint }[];
}

/** What cancelling each of some projects would give back now: what is committed, and what was paid. */
export async function findPaidBack(
  q: Queryable,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, PaidBack>> {
  const rows = await q.query<{ project_id: string; people: string; asset: string; minor: string }>(
    `with owed as (
       select s.project_id, s.uid,
              case when s.state = 'COMPLETED' then p.pay_asset else coalesce(b.asset, p.pay_asset) end as asset,
              case when s.state = 'COMPLETED' then s.cost_minor else s.commit_minor end as minor
         from launch.subscription s join launch.project p on p.id = s.project_id
         left join launch.boost b on b.project_id = s.project_id and b.number = s.round
        where s.project_id = any($1) and ${IS_OWED})
     select o.project_id, (select count(distinct uid) from owed w where w.project_id = o.project_id) as people, o.asset,
            sum(o.minor) as minor
       from owed o group by o.project_id, o.asset order by o.project_id, o.asset`,
    [projectIds],
  );
  const found = new Map<string, PaidBack>();
  for (const { project_id, people, asset, minor } of rows) {
    const amounts = [...(found.get(project_id)?.amounts ?? []), { asset, minor: BigInt(minor) }];
    found.set(project_id, { people: Number(people), amounts });
  }
  return found;
}

/** How many parts of what a project sold have been unlocked. */
export async function countUnlocked(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q.query<{ count: string }>(
    `select count(*) as count from launch.unlock u join launch.subscription s on s.id = u.subscription_id
      where s.project_id = $1 and u.unlocked_at_ms is not null`,
    [projectId],
  );
  return Number(row!.count);
}

/** What is put aside for a project and not sold by it: it is not published, or sells another coin. */
export async function findAside(
  q: Queryable,
): Promise<readonly { readonly projectId: string; readonly asset: string; readonly minor: bigint }[]> {
  const rows = await q.query<{ project_id: string; asset: string; minor: string }>(
    `select m.project_id, m.asset, sum(m.minor) as minor
       from (select project_id, account, asset, amount_minor as minor from launch.funding
             union all
             select project_id, account, asset, -amount_minor from launch.payout where account <> 'launch_proceeds') m
       left join launch.project p on p.id = m.project_id
      where case when m.account = 'launch_supply' then p.token is distinct from m.asset
                 else p.pay_asset is distinct from m.asset or p.protection_bps is null end
      group by m.project_id, m.asset having sum(m.minor) > 0 order by m.project_id, m.asset`,
  );
  return rows.map(({ project_id, asset, minor }) => ({ projectId: project_id, asset, minor: BigInt(minor) }));
}

/** Tokens that people have and cannot move yet, by the project. For staff: it reads every part that is locked. */
export async function findLocked(q: Queryable, projectIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ project_id: string; minor: string }>(
    `select s.project_id, sum(u.amount_minor) as minor
       from launch.unlock u join launch.subscription s on s.id = u.subscription_id
      where u.unlocked_at_ms is null and s.state = 'COMPLETED' and s.project_id = any($1) group by s.project_id`,
    [projectIds],
  );
  const found = new Map(rows.map(({ project_id, minor }) => [project_id, BigInt(minor)]));
  return new Map(projectIds.map((id) => [id, found.get(id) ?? 0n]));
}
