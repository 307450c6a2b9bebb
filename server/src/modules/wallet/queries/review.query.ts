import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../keyset.ts';
import type { Decision } from '../store/withdrawal-decision.store.ts';
import type { WithdrawalStep } from './withdrawal.query.ts';
import { asWithdrawal, WITHDRAWAL_COLUMNS, type Withdrawal, type WithdrawalRow } from './withdrawal-row.ts';

export interface ReviewRow {
  readonly withdrawal: Withdrawal;
  readonly approvals: number;
}

/** What waits for people, the nearest promise first. */
export async function findReviewQueue(
  q: Queryable,
  page: { readonly after: Keyset | null; readonly limit: number },
): Promise<ReviewRow[]> {
  const rows = await q.query<WithdrawalRow & { approvals: number }>(
    `select ${WITHDRAWAL_COLUMNS}, (select count(*)::int from wallet.withdrawal_decision d
         where d.withdrawal_id = w.id and d.decision = 'APPROVE') as approvals
     from wallet.withdrawal w
     where state = 'IN_REVIEW' and ($1::bigint is null or (review_deadline_ms, id) > ($1, $2::uuid))
     order by review_deadline_ms, id limit $3`,
    [page.after?.atMs ?? null, page.after?.id ?? null, page.limit],
  );
  return rows.map((row) => ({ withdrawal: asWithdrawal(row), approvals: row.approvals }));
}

export async function findWithdrawal(q: Queryable, id: string): Promise<Withdrawal | null> {
  const rows = await q.query<WithdrawalRow>(`select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal where id = $1`, [id]);
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

export async function findSteps(q: Queryable, id: string): Promise<WithdrawalStep[]> {
  const rows = await q.query<{ state: WithdrawalStep['state']; at_ms: string }>(
    'select state, at_ms from wallet.withdrawal_step where withdrawal_id = $1 order by step_no',
    [id],
  );
  return rows.map((row) => ({ state: row.state, atMs: Number(row.at_ms) }));
}

export async function findDecisions(q: Queryable, id: string): Promise<Decision[]> {
  const rows = await q.query<{
    staff_id: string;
    decision: Decision['decision'];
    reason: string;
    content_hash: string;
    at_ms: string;
  }>(
    `select staff_id, decision, reason, content_hash, at_ms from wallet.withdrawal_decision
     where withdrawal_id = $1 order by at_ms, staff_id`,
    [id],
  );
  return rows.map((row) => ({
    staffId: row.staff_id,
    decision: row.decision,
    reason: row.reason,
    contentHash: row.content_hash,
    atMs: Number(row.at_ms),
  }));
}

/** Deposits of a person since a moment, by coin, minor units: what was credited on chain or sent by others. */
export async function findDepositedSince(
  q: Queryable,
  uid: string,
  fromMs: number,
): Promise<readonly { readonly asset: string; readonly amountMinor: bigint }[]> {
  const rows = await q.query<{ asset: string; amount_minor: string }>(
    `select asset, sum(amount_minor) as amount_minor from (
       select asset, amount_minor from wallet.deposit
        where uid = $1 and entry_id is not null and credited_at_ms >= $2
       union all
       select asset, amount_minor from wallet.withdrawal
        where to_uid = $1 and kind = 'INTERNAL' and state = 'COMPLETED' and created_at_ms >= $2
     ) came group by asset order by asset`,
    [uid, fromMs],
  );
  return rows.map((row) => ({ asset: row.asset, amountMinor: BigInt(row.amount_minor) }));
}
