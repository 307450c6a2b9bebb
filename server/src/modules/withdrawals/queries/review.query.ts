import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';
import type { Decision } from '../store/withdrawal-decision.store.ts';
import type { WithdrawalStep } from './withdrawal.query.ts';
import { asWithdrawal, WITHDRAWAL_COLUMNS, type Withdrawal, type WithdrawalRow } from './withdrawal-row.ts';

export interface ReviewRow {
  readonly withdrawal: Withdrawal;
  /**
   * The content hash of every approval, of this and earlier reviews; only those that match the present content count.
   */
  readonly approvedHashes: readonly string[];
  /** The content hash of the last decision, if the review is over; null while it waits. */
  readonly decidedHash: string | null;
  /** How many questions the person has not answered. */
  readonly openQuestions: number;
  /** When the last decision was made; null while there is none. */
  readonly decidedAtMs: number | null;
}

interface QueueRow extends WithdrawalRow {
  approved_hashes: string[];
  decided_hash: string | null;
  open_questions: number;
  decided_at_ms: string | null;
}

const asReview = (row: QueueRow): ReviewRow => ({
  withdrawal: asWithdrawal(row),
  approvedHashes: row.approved_hashes,
  decidedHash: row.decided_hash,
  openQuestions: row.open_questions,
  decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
});

const QUEUE_COLUMNS = `${WITHDRAWAL_COLUMNS},
  array(select a.content_hash from wallet.withdrawal_decision a
     where a.withdrawal_id = w.id and a.decision = 'APPROVE') as approved_hashes,
  (select count(*)::int from wallet.withdrawal_question o where o.withdrawal_id = w.id and o.answer is null) as open_questions`;

interface Page {
  readonly after: Keyset | null;
  readonly limit: number;
}

/** The reviews that wait, nearest deadline first: either for a reviewer, or for the person's answer. */
export async function findReviewQueue(q: Queryable, waitsFor: 'reviewer' | 'answer', page: Page): Promise<ReviewRow[]> {
  const rows = await q.query<QueueRow>(
    `select ${QUEUE_COLUMNS}, null as decided_at_ms, null as decided_hash from wallet.withdrawal w
     where state = 'IN_REVIEW' and ($1::bigint is null or (review_deadline_ms, id) > ($1, $2::uuid))
       and $4 = exists (select from wallet.withdrawal_question o where o.withdrawal_id = w.id and o.answer is null)
     order by review_deadline_ms, id limit $3`,
    [page.after?.atMs ?? null, page.after?.id ?? null, page.limit, waitsFor === 'answer'],
  );
  return rows.map(asReview);
}

/** Reviews that are over, last decision first. */
export async function findDecidedReviews(q: Queryable, page: Page): Promise<ReviewRow[]> {
  const rows = await q.query<QueueRow>(
    `select ${QUEUE_COLUMNS}, d.at_ms as decided_at_ms, d.content_hash as decided_hash
     from wallet.withdrawal_decision d join wallet.withdrawal w on w.id = d.withdrawal_id
     where w.state <> 'IN_REVIEW' and ($1::bigint is null or (d.at_ms, w.id) < ($1, $2::uuid))
       and not exists (select from wallet.withdrawal_decision later where later.withdrawal_id = d.withdrawal_id
         and (later.at_ms, later.staff_id, later.decision, later.content_hash)
           > (d.at_ms, d.staff_id, d.decision, d.content_hash))
     order by d.at_ms desc, w.id desc limit $3`,
    [page.after?.atMs ?? null, page.after?.id ?? null, page.limit],
  );
  return rows.map(asReview);
}

export interface AddressHistory {
  readonly firstAtMs: number | null;
  readonly count: number;
  readonly sentUsdtMinor: bigint;
  /** How many other people sent to this address. */
  readonly others: number;
}

/** What was sent to the address of a withdrawal before it, by its owner and by others. */
export async function findAddressHistory(
  q: Queryable,
  { id, uid, address }: { readonly id: string; readonly uid: string; readonly address: string },
): Promise<AddressHistory> {
  const [row] = await q.query<{ first_at_ms: string | null; count: number; sent: string; others: number }>(
    `select min(created_at_ms) filter (where uid = $2) as first_at_ms, (count(*) filter (where uid = $2))::int as count,
       coalesce(sum(usdt_value_minor) filter (where uid = $2), 0) as sent,
       (count(distinct uid) filter (where uid <> $2))::int as others
     from wallet.withdrawal where address = $3 and id <> $1 and state = 'COMPLETED'`,
    [id, uid, address],
  );
  return {
    firstAtMs: row!.first_at_ms === null ? null : Number(row!.first_at_ms),
    count: row!.count,
    sentUsdtMinor: BigInt(row!.sent),
    others: row!.others,
  };
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

/** Deposits of a person since a moment, by coin, in minor units: on chain or sent by others. */
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
