import type { Queryable } from '../../../platform/db/db.ts';

export interface GridLevel {
  readonly account: number;
  readonly uid: string;
  /** The level that the trading core knows. */
  readonly level: number;
}

/** Running grids of these people, and those that already have a level. */
export async function findGridLevels(q: Queryable, uids: readonly string[]): Promise<GridLevel[]> {
  const rows = await q.query<{ account: string; uid: string; level: number }>(
    `select s.account, s.uid, coalesce(l.level, 0) as level
       from grid.strategy s left join trading.fee_level l on l.account = s.account
      where s.state in ('TO_RUN', 'RUNNING', 'SUSPENDED') and (s.uid = any ($1::text[]) or l.level > 0)`,
    [uids],
  );
  return rows.map((row) => ({ account: Number(row.account), uid: row.uid, level: row.level }));
}
