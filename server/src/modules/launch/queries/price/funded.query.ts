import type { Queryable } from '../../../../platform/db/db.ts';

/** Which account of a project something is put aside in: its tokens, or what its price protection may cost. */
export type AsideAccount = 'launch_supply' | 'launch_protection';

/** What is put aside of a coin for a project, and was not taken back. */
export async function fundedMinor(
  q: Queryable,
  projectId: string,
  asset: string,
  account: AsideAccount,
): Promise<bigint> {
  const [row] = await q.query<{ minor: string }>(
    `select coalesce((select sum(amount_minor) from launch.funding
                       where project_id = $1 and asset = $2 and account = $3), 0)
          - coalesce((select sum(amount_minor) from launch.payout
                       where project_id = $1 and asset = $2 and account = $3), 0) as minor`,
    [projectId, asset, account],
  );
  return BigInt(row!.minor);
}
