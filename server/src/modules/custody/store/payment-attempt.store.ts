import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { SignedAttempt } from '../../../signer/public.ts';
import type { PaymentTerms } from '../ports.ts';
import { asJson } from './payment.store.ts';

export interface Attempt extends SignedAttempt {
  readonly attemptNo: number;
  readonly terms: PaymentTerms;
  readonly lastAnswer: string | null;
  /** True if it pays only ourselves, to exclude the other attempts. */
  readonly isCancel: boolean;
}

export async function insertAttempt(
  tx: Tx,
  attempt: {
    network: string;
    paymentId: string;
    attemptNo: number;
    signed: SignedAttempt;
    terms: PaymentTerms;
    isCancel?: boolean;
    nowMs: number;
  },
): Promise<void> {
  const { network, paymentId, attemptNo, signed, terms, isCancel = false, nowMs } = attempt;
  await tx.query(
    `insert into wallet.payment_attempt (payment_id, attempt_no, network, tx_hash, raw_tx, terms, is_cancel, signed_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [paymentId, attemptNo, network, signed.txHash, signed.rawTx, asJson(terms), isCancel, nowMs],
  );
  await tx.query(`update wallet.payment set attempt_at_ms = $2, updated_at_ms = $2, fee_minor_max = $3 where id = $1`, [
    paymentId,
    nowMs,
    terms.feeMinorMax.toString(),
  ]);
}

/** All signed attempts of a payment, newest first. */
export async function findAttempts(q: Queryable, paymentId: string): Promise<Attempt[]> {
  const rows = await q.query<{
    attempt_no: number;
    tx_hash: string;
    raw_tx: string;
    terms: { prices: Record<string, string>; feeAsset: string; feeMinorMax: string };
    last_answer: string | null;
    is_cancel: boolean;
  }>(
    `select attempt_no, tx_hash, raw_tx, terms, last_answer, is_cancel from wallet.payment_attempt
     where payment_id = $1 order by attempt_no desc`,
    [paymentId],
  );
  return rows.map((row) => ({
    attemptNo: row.attempt_no,
    txHash: row.tx_hash,
    rawTx: row.raw_tx,
    terms: { ...row.terms, feeMinorMax: BigInt(row.terms.feeMinorMax) },
    lastAnswer: row.last_answer,
    isCancel: row.is_cancel,
  }));
}

export async function markSent(
  q: Queryable,
  paymentId: string,
  attemptNo: number,
  answer: string,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update wallet.payment_attempt set sent_at_ms = coalesce(sent_at_ms, $3), last_answer = $4
     where payment_id = $1 and attempt_no = $2`,
    [paymentId, attemptNo, nowMs, answer],
  );
}
