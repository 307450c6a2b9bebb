import type { recoveryProblem, recoveryState } from '@bourse/contract/recovery.ts';
import type { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

export type RecoveryState = z.output<typeof recoveryState>;
export type RecoveryProblem = z.output<typeof recoveryProblem>;

/** A person's request to get back a deposit that did not arrive as it should. */
export interface RecoveryCase {
  readonly id: string;
  readonly uid: string;
  readonly inputHash: string;
  readonly asset: string;
  readonly network: string;
  readonly txHash: string;
  readonly amountText: string;
  readonly problem: RecoveryProblem;
  readonly note: string | null;
  readonly screenshotId: string | null;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
  readonly isFree: boolean;
  /** When the security check was passed for exactly this case; null for cases from before one was asked for. */
  readonly confirmedAtMs: number | null;
  /** The address that has signed for this case. */
  readonly signedBy: string | null;
  readonly state: RecoveryState;
  readonly decideByMs: number;
  readonly explanation: string | null;
  readonly depositId: string | null;
  readonly depositAsset: string | null;
  readonly returnId: string | null;
  readonly recoveredMinor: bigint | null;
  readonly feeMinor: bigint | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export interface CaseRow {
  id: string;
  uid: string;
  input_hash: string;
  asset: string;
  network: string;
  tx_hash: string;
  amount_text: string;
  problem: RecoveryProblem;
  note: string | null;
  screenshot_id: string | null;
  return_address: string;
  return_memo: string | null;
  is_free: boolean;
  confirmed_at_ms: string | null;
  signed_by: string | null;
  state: RecoveryState;
  decide_by_ms: string;
  explanation: string | null;
  deposit_id: string | null;
  deposit_asset: string | null;
  return_id: string | null;
  recovered_minor: string | null;
  fee_minor: string | null;
  created_at_ms: string;
  updated_at_ms: string;
}

export const CASE_COLUMNS = `id, uid, input_hash, asset, network, tx_hash, amount_text, problem, note, screenshot_id,
  return_address, return_memo, is_free, confirmed_at_ms, signed_by, state, decide_by_ms, explanation, deposit_id, deposit_asset,
  return_id, recovered_minor, fee_minor, created_at_ms, updated_at_ms`;

export function asCase(row: CaseRow): RecoveryCase {
  const minor = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
  return {
    id: row.id,
    uid: row.uid,
    inputHash: row.input_hash,
    asset: row.asset,
    network: row.network,
    txHash: row.tx_hash,
    amountText: row.amount_text,
    problem: row.problem,
    note: row.note,
    screenshotId: row.screenshot_id,
    returnAddress: row.return_address,
    returnMemo: row.return_memo,
    isFree: row.is_free,
    confirmedAtMs: row.confirmed_at_ms === null ? null : Number(row.confirmed_at_ms),
    signedBy: row.signed_by,
    state: row.state,
    decideByMs: Number(row.decide_by_ms),
    explanation: row.explanation,
    depositId: row.deposit_id,
    depositAsset: row.deposit_asset,
    returnId: row.return_id,
    recoveredMinor: minor(row.recovered_minor),
    feeMinor: minor(row.fee_minor),
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

export type NewCase = Pick<
  RecoveryCase,
  | 'id'
  | 'uid'
  | 'inputHash'
  | 'asset'
  | 'network'
  | 'txHash'
  | 'amountText'
  | 'problem'
  | 'note'
  | 'screenshotId'
  | 'returnAddress'
  | 'returnMemo'
  | 'isFree'
  | 'decideByMs'
> & { readonly clientRequestId: string };

/**
 * Inserts a new case that its person has just confirmed, with its first step; null if they have an open one for the
 * same transaction.
 */
export async function insertCase(tx: Tx, row: NewCase, nowMs: number): Promise<RecoveryCase | null> {
  const [inserted] = await tx.query<CaseRow>(
    `insert into recovery.deposit_case (id, uid, client_request_id, input_hash, asset, network, tx_hash, amount_text, problem,
       note, screenshot_id, return_address, return_memo, is_free, state, decide_by_ms, confirmed_at_ms, created_at_ms,
       updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'SUBMITTED', $15, $16, $16, $16)
     on conflict do nothing returning ${CASE_COLUMNS}`,
    [
      row.id,
      row.uid,
      row.clientRequestId,
      row.inputHash,
      row.asset,
      row.network,
      row.txHash,
      row.amountText,
      row.problem,
      row.note,
      row.screenshotId,
      row.returnAddress,
      row.returnMemo,
      row.isFree,
      row.decideByMs,
      nowMs,
    ],
  );
  if (!inserted) return null;
  await insertStep(tx, row.id, 'SUBMITTED', nowMs);
  return asCase(inserted);
}

/** Makes the cases of one person wait for each other, so that those without a fee are counted correctly. */
export async function lockCasesOf(tx: Tx, uid: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('recovery-case:' || $1, 0))`, [uid]);
}

export async function lockCase(tx: Tx, id: string): Promise<RecoveryCase | null> {
  const [row] = await tx.query<CaseRow>(`select ${CASE_COLUMNS} from recovery.deposit_case where id = $1 for update`, [
    id,
  ]);
  return row ? asCase(row) : null;
}

/** Moves a locked case to its end, or a step closer. Leaves undefined fields as they are. */
export async function moveCase(
  tx: Tx,
  id: string,
  change: {
    readonly state: RecoveryState;
    readonly explanation?: string | null;
    readonly depositId?: string;
    readonly depositAsset?: string;
    readonly returnId?: string;
    readonly recoveredMinor?: bigint;
    readonly feeMinor?: bigint;
    readonly nowMs: number;
  },
): Promise<RecoveryCase> {
  const [row] = await tx.query<CaseRow>(
    `update recovery.deposit_case set state = $2, explanation = case when $3 then $4 else explanation end,
       deposit_id = coalesce($5, deposit_id), deposit_asset = coalesce($6, deposit_asset), return_id = coalesce($7, return_id),
       recovered_minor = coalesce($8::numeric, recovered_minor), fee_minor = coalesce($9::numeric, fee_minor),
       updated_at_ms = $10
     where id = $1 returning ${CASE_COLUMNS}`,
    [
      id,
      change.state,
      change.explanation !== undefined,
      change.explanation ?? null,
      change.depositId ?? null,
      change.depositAsset ?? null,
      change.returnId ?? null,
      change.recoveredMinor?.toString() ?? null,
      change.feeMinor?.toString() ?? null,
      change.nowMs,
    ],
  );
  if (!row) throw new Error(`no recovery case ${id}`);
  await insertStep(tx, id, change.state, change.nowMs);
  return asCase(row);
}

/** Opens a case again because its coins could not be sent. The decision no longer holds; the next one replaces it. */
export async function reopenCase(tx: Tx, id: string, nowMs: number): Promise<RecoveryCase> {
  const [row] = await tx.query<CaseRow>(
    `update recovery.deposit_case set state = 'SUBMITTED', explanation = null, deposit_id = null, deposit_asset = null,
       return_id = null, recovered_minor = null, fee_minor = null, updated_at_ms = $2
     where id = $1 returning ${CASE_COLUMNS}`,
    [id, nowMs],
  );
  if (!row) throw new Error(`no recovery case ${id}`);
  await insertStep(tx, id, 'SUBMITTED', nowMs);
  return asCase(row);
}

/** Notes on a locked case whose signature it has. */
export async function setSignature(
  tx: Tx,
  id: string,
  signed: { readonly by: string; readonly signature: string; readonly nowMs: number },
): Promise<RecoveryCase> {
  const [row] = await tx.query<CaseRow>(
    `update recovery.deposit_case set signed_by = $2, signature = $3, signed_at_ms = $4, updated_at_ms = $4
     where id = $1 returning ${CASE_COLUMNS}`,
    [id, signed.by, signed.signature, signed.nowMs],
  );
  if (!row) throw new Error(`no recovery case ${id}`);
  return asCase(row);
}

/** Moves the deadline of staff to a moment, if it is not later already. */
export async function putOffDecision(tx: Tx, id: string, untilMs: number): Promise<void> {
  await tx.query('update recovery.deposit_case set decide_by_ms = greatest(decide_by_ms, $2) where id = $1', [
    id,
    untilMs,
  ]);
}

async function insertStep(tx: Tx, id: string, state: RecoveryState, atMs: number): Promise<void> {
  await tx.query('insert into recovery.step (case_id, state, at_ms) values ($1, $2, $3)', [id, state, atMs]);
}

/** Cases whose coins are on their way back, nearest deadline first. */
export async function findReturning(
  q: Queryable,
  page: { readonly after: Keyset | null; readonly limit: number },
): Promise<RecoveryCase[]> {
  const rows = await q.query<CaseRow>(
    `select ${CASE_COLUMNS} from recovery.deposit_case
     where state = 'RETURNING' and ($1::bigint is null or (decide_by_ms, id) > ($1, $2::uuid))
     order by decide_by_ms, id limit $3`,
    [page.after?.atMs ?? null, page.after?.id ?? null, page.limit],
  );
  return rows.map(asCase);
}
