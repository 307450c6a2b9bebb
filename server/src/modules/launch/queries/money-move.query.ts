import type { Queryable } from '../../../platform/db/db.ts';

/** What a request of Finance did: tokens that were put aside for a project, or what left it again. */
export interface MoneyMove {
  readonly projectId: string;
  readonly account: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** Who got it; null for the house. */
  readonly uid: string | null;
}

const SQL = {
  funding: 'select project_id, account, asset, amount_minor, null as uid from launch.funding where request_id = $1',
  payout: 'select project_id, account, asset, amount_minor, uid from launch.payout where request_id = $1',
} as const;

export type MoveKind = keyof typeof SQL;

/** What a request id has moved; null where it has moved nothing. */
export async function findMove(q: Queryable, kind: MoveKind, requestId: string): Promise<MoneyMove | null> {
  const [row] = await q.query<{
    project_id: string;
    account: string;
    asset: string;
    amount_minor: string;
    uid: string | null;
  }>(SQL[kind], [requestId]);
  return row
    ? {
        projectId: row.project_id,
        account: row.account,
        asset: row.asset,
        amountMinor: BigInt(row.amount_minor),
        uid: row.uid,
      }
    : null;
}

/** Whether somebody may still come to buy, or to pay for what they were given, of a project `p`. */
export const MAY_STILL_SELL = `(
  exists (select 1 from launch.round r where r.project_id = p.id and r.state not in ('DISTRIBUTING', 'COMPLETED', 'CANCELLED'))
  or exists (select 1 from launch.subscription s where s.project_id = p.id and s.state in ('SUBSCRIBED', 'PENDING_DEDUCTION')))`;

/**
 * Whether a project may still owe somebody its money or its tokens. It owes nothing once every round is counted and settled, or
 * never got a price, and the first tokens are unlocked, because until then it can be cancelled; or once nobody bought anything; or,
 * where it was cancelled, once everybody has been paid back.
 */
export async function isStillOwed(q: Queryable, projectId: string): Promise<boolean> {
  const [row] = await q.query<{ is_owed: boolean }>(
    `select case when p.cancelled_ms is not null then p.paid_back_ms is null
            else ${MAY_STILL_SELL}
              or exists (select 1 from launch.subscription s where s.project_id = p.id and s.state = 'COMPLETED' and s.cost_minor > 0)
                 and not exists (select 1 from launch.subscription s join launch.unlock u on u.subscription_id = s.id
                                  where s.project_id = p.id and u.unlocked_at_ms is not null)
            end as is_owed
       from launch.project p where p.id = $1`,
    [projectId],
  );
  return row?.is_owed ?? false;
}

/** Whether nothing of a price protection was decided yet for some purchase of a project `p`; what was a reward has none. */
export const HAS_UNPROTECTED = `exists (
  select 1 from launch.subscription s where s.project_id = p.id and s.state = 'COMPLETED' and s.cost_minor > 0
     and not exists (select 1 from launch.protection_credit c where c.subscription_id = s.id))`;

/** Whether a project may still owe somebody its price protection: somebody may still buy, or has bought and was not looked at. */
export async function isProtectionOwed(q: Queryable, projectId: string): Promise<boolean> {
  const [row] = await q.query<{ is_owed: boolean }>(
    `select p.protection_bps is not null and p.paid_back_ms is null and (${MAY_STILL_SELL} or ${HAS_UNPROTECTED}) as is_owed
       from launch.project p where p.id = $1`,
    [projectId],
  );
  return row?.is_owed ?? false;
}
