import type { ReviewReason } from '@bourse/core/wallet/review.ts';
import type { WithdrawalState } from '@bourse/core/wallet/withdrawal-state.ts';

/**
 * A withdrawal as the table has it. Amounts are in minor units at the coin's ledger scale; the value has six places.
 */
export interface Withdrawal {
  readonly id: string;
  readonly uid: string;
  readonly operation: 'withdraw' | 'send' | 'linked';
  readonly requestId: string;
  readonly inputHash: string;
  readonly kind: 'ONCHAIN' | 'INTERNAL' | 'LINKED';
  readonly asset: string;
  readonly network: string | null;
  readonly address: string | null;
  readonly memo: string | null;
  readonly toUid: string | null;
  readonly fromMasked: string | null;
  readonly toMasked: string | null;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly usdtValueMinor: bigint;
  readonly state: WithdrawalState;
  readonly version: number;
  readonly payloadHash: string;
  readonly holdKey: string | null;
  readonly addressRisk: 'NONE' | 'HIGH';
  readonly isFirstUse: boolean;
  readonly deviceSeenAtMs: number | null;
  readonly countrySeenAtMs: number | null;
  readonly reviewReason: ReviewReason | null;
  readonly reviewReasons: readonly ReviewReason[];
  readonly reviewDeadlineMs: number | null;
  readonly approvalsNeeded: number;
  readonly rejectCode: string | null;
  readonly rejectReason: string | null;
  readonly failureCode: string | null;
  readonly txid: string | null;
  readonly entryId: string | null;
  readonly createdAtMs: number;
  readonly coolingUntilMs: number | null;
  readonly delayUntilMs: number | null;
  readonly approvedAtMs: number | null;
  readonly completedAtMs: number | null;
  readonly updatedAtMs: number;
}

export interface WithdrawalRow {
  id: string;
  uid: string;
  operation: Withdrawal['operation'];
  request_id: string;
  input_hash: string;
  kind: Withdrawal['kind'];
  asset: string;
  network: string | null;
  address: string | null;
  memo: string | null;
  to_uid: string | null;
  from_masked: string | null;
  to_masked: string | null;
  amount_minor: string;
  fee_minor: string;
  usdt_value_minor: string;
  state: WithdrawalState;
  version: number;
  payload_hash: string;
  hold_key: string | null;
  address_risk: 'NONE' | 'HIGH';
  is_first_use: boolean;
  device_seen_at_ms: string | null;
  country_seen_at_ms: string | null;
  review_reason: ReviewReason | null;
  review_reasons: ReviewReason[];
  review_deadline_ms: string | null;
  approvals_needed: number;
  reject_code: string | null;
  reject_reason: string | null;
  failure_code: string | null;
  txid: string | null;
  entry_id: string | null;
  created_at_ms: string;
  cooling_until_ms: string | null;
  delay_until_ms: string | null;
  approved_at_ms: string | null;
  completed_at_ms: string | null;
  updated_at_ms: string;
}

export const WITHDRAWAL_COLUMNS = `id, uid, operation, request_id, input_hash, kind, asset, network, address, memo, to_uid,
  from_masked, to_masked, amount_minor, fee_minor, usdt_value_minor, state, version, payload_hash, hold_key, address_risk,
  is_first_use, device_seen_at_ms, country_seen_at_ms, review_reason, review_reasons, review_deadline_ms,
  approvals_needed, reject_code, reject_reason, failure_code, txid, entry_id, created_at_ms, cooling_until_ms,
  delay_until_ms, approved_at_ms, completed_at_ms, updated_at_ms`;

const time = (text: string | null): number | null => (text === null ? null : Number(text));

export function asWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    uid: row.uid,
    operation: row.operation,
    requestId: row.request_id,
    inputHash: row.input_hash,
    kind: row.kind,
    asset: row.asset,
    network: row.network,
    address: row.address,
    memo: row.memo,
    toUid: row.to_uid,
    fromMasked: row.from_masked,
    toMasked: row.to_masked,
    amountMinor: BigInt(row.amount_minor),
    feeMinor: BigInt(row.fee_minor),
    usdtValueMinor: BigInt(row.usdt_value_minor),
    state: row.state,
    version: row.version,
    payloadHash: row.payload_hash,
    holdKey: row.hold_key,
    addressRisk: row.address_risk,
    isFirstUse: row.is_first_use,
    deviceSeenAtMs: time(row.device_seen_at_ms),
    countrySeenAtMs: time(row.country_seen_at_ms),
    reviewReason: row.review_reason,
    reviewReasons: row.review_reasons,
    reviewDeadlineMs: time(row.review_deadline_ms),
    approvalsNeeded: row.approvals_needed,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    failureCode: row.failure_code,
    txid: row.txid,
    entryId: row.entry_id,
    createdAtMs: Number(row.created_at_ms),
    coolingUntilMs: time(row.cooling_until_ms),
    delayUntilMs: time(row.delay_until_ms),
    approvedAtMs: time(row.approved_at_ms),
    completedAtMs: time(row.completed_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}
