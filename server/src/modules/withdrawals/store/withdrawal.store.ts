import type { ReviewReason } from '@bourse/core/wallet/review.ts';
import type { WithdrawalState } from '@bourse/core/wallet/withdrawal-state.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { asWithdrawal, WITHDRAWAL_COLUMNS, type Withdrawal, type WithdrawalRow } from '../queries/withdrawal-row.ts';

export type NewWithdrawal = Pick<
  Withdrawal,
  | 'id'
  | 'uid'
  | 'operation'
  | 'requestId'
  | 'inputHash'
  | 'kind'
  | 'asset'
  | 'network'
  | 'address'
  | 'memo'
  | 'toUid'
  | 'fromMasked'
  | 'toMasked'
  | 'amountMinor'
  | 'feeMinor'
  | 'usdtValueMinor'
  | 'payloadHash'
  | 'holdKey'
  | 'addressRisk'
  | 'isFirstUse'
  | 'deviceSeenAtMs'
  | 'countrySeenAtMs'
  | 'entryId'
  | 'createdAtMs'
>;

/** Inserts a request as SUBMITTED; null if its request id was used before. */
export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<Withdrawal | null> {
  const rows = await tx.query<WithdrawalRow>(
    `insert into wallet.withdrawal (id, uid, operation, request_id, input_hash, kind, asset, network, address, memo, to_uid,
       from_masked, to_masked, amount_minor, fee_minor, usdt_value_minor, state, payload_hash, hold_key, address_risk,
       is_first_use, device_seen_at_ms, country_seen_at_ms, entry_id, created_at_ms, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'SUBMITTED', $17, $18, $19, $20, $21,
       $22, $23, $24, $24)
     on conflict (uid, operation, request_id) do nothing
     returning ${WITHDRAWAL_COLUMNS}`,
    [
      row.id,
      row.uid,
      row.operation,
      row.requestId,
      row.inputHash,
      row.kind,
      row.asset,
      row.network,
      row.address,
      row.memo,
      row.toUid,
      row.fromMasked,
      row.toMasked,
      row.amountMinor.toString(),
      row.feeMinor.toString(),
      row.usdtValueMinor.toString(),
      row.payloadHash,
      row.holdKey,
      row.addressRisk,
      row.isFirstUse,
      row.deviceSeenAtMs,
      row.countrySeenAtMs,
      row.entryId,
      row.createdAtMs,
    ],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

/** What a step may set beside the state. Leaves undefined fields as they are. */
export interface WithdrawalChange {
  readonly coolingUntilMs?: number;
  readonly delayUntilMs?: number;
  readonly reviewReasons?: readonly ReviewReason[];
  readonly reviewDeadlineMs?: number;
  readonly approvalsNeeded?: number;
  readonly approvedAtMs?: number;
  readonly rejectCode?: string;
  readonly rejectReason?: string;
  readonly failureCode?: string;
  readonly completedAtMs?: number;
}

/**
 * Moves a withdrawal one step, if its state is still the one that the caller has read.
 *
 * @returns the row as it is now; null if another process was faster
 */
export async function moveWithdrawal(
  tx: Tx,
  from: Pick<Withdrawal, 'id' | 'state' | 'version'>,
  to: WithdrawalState,
  nowMs: number,
  change: WithdrawalChange = {},
): Promise<Withdrawal | null> {
  const rows = await tx.query<WithdrawalRow>(
    `update wallet.withdrawal set state = $4, version = version + 1, updated_at_ms = greatest($5, updated_at_ms),
       cooling_until_ms = coalesce($6, cooling_until_ms), delay_until_ms = coalesce($7, delay_until_ms),
       review_reasons = coalesce($8::text[], review_reasons), review_reason = coalesce(($8::text[])[1], review_reason),
       review_deadline_ms = coalesce($9, review_deadline_ms), approvals_needed = coalesce($10, approvals_needed),
       approved_at_ms = coalesce($11, approved_at_ms), reject_code = coalesce($12, reject_code),
       reject_reason = coalesce($13, reject_reason), failure_code = coalesce($14, failure_code),
       completed_at_ms = coalesce($15, completed_at_ms)
     where id = $1 and state = $2 and version = $3
     returning ${WITHDRAWAL_COLUMNS}`,
    [
      from.id,
      from.state,
      from.version,
      to,
      nowMs,
      change.coolingUntilMs ?? null,
      change.delayUntilMs ?? null,
      change.reviewReasons ?? null,
      change.reviewDeadlineMs ?? null,
      change.approvalsNeeded ?? null,
      change.approvedAtMs ?? null,
      change.rejectCode ?? null,
      change.rejectReason ?? null,
      change.failureCode ?? null,
      change.completedAtMs ?? null,
    ],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

/** Locks a person's own withdrawal until the transaction ends; null for another person's. */
export async function lockOwnWithdrawal(tx: Tx, uid: string, id: string): Promise<Withdrawal | null> {
  const rows = await tx.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal where id = $1 and uid = $2 for update`,
    [id, uid],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | null> {
  const rows = await tx.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal where id = $1 for update`,
    [id],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

/** Locks the next withdrawal whose wait is over, skipping those that another process works on. */
export async function lockDueWithdrawal(tx: Tx, nowMs: number): Promise<Withdrawal | null> {
  const rows = await tx.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal
     where (state = 'COOLING' and cooling_until_ms <= $1) or (state = 'DELAYED_HIGH_RISK' and delay_until_ms <= $1)
     order by updated_at_ms limit 1 for update skip locked`,
    [nowMs],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

/**
 * Locks the next review that is later than promised and whose person was not told of that for `everyMs`. A review that
 * waits for the person's answer is not late.
 */
export async function lockOverdueReview(tx: Tx, nowMs: number, everyMs: number): Promise<Withdrawal | null> {
  const rows = await tx.query<WithdrawalRow>(
    `select ${WITHDRAWAL_COLUMNS} from wallet.withdrawal
     where state = 'IN_REVIEW' and review_deadline_ms < $1
       and coalesce(review_noticed_at_ms, 0) <= $1 - $2::bigint
       and not exists (select 1 from wallet.withdrawal_question q
         where q.withdrawal_id = withdrawal.id and q.answered_at_ms is null)
     order by review_deadline_ms limit 1 for update skip locked`,
    [nowMs, everyMs],
  );
  return rows[0] ? asWithdrawal(rows[0]) : null;
}

export async function markReviewNoticed(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query('update wallet.withdrawal set review_noticed_at_ms = $2 where id = $1', [id, nowMs]);
}
