import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { ChainFault } from '../../ports.ts';
import { findPayment, type Payment } from '../../store/payment.store.ts';
import { type Attempt, findAttempts } from '../../store/payment-attempt.store.ts';
import { type Raised, raisePayment } from './raise-payment.ts';

export type BumpRefusal = 'PAYMENT_NOT_FOUND' | 'PAYMENT_MINED' | 'FEE_AT_LIMIT' | 'CHAIN_AWAY';
export type CancelRefusal = BumpRefusal | 'ALREADY_CANCELLING';
/** Writes the audit entry, in the transaction that stores the attempt. */
export type RecordAttempt = (tx: Tx, payment: Payment, raised: Raised) => Promise<void>;

/** The loop that carries payments further may add an attempt of its own at the same time. */
const TRIES = 3;

/**
 * Staff send a payment again at a higher fee. One that is being cancelled is cancelled at a higher fee.
 *
 * @refuses  PAYMENT_NOT_FOUND gone or settled | PAYMENT_MINED in a block already | FEE_AT_LIMIT | CHAIN_AWAY
 */
export function bumpPayment(
  deps: CustodyDeps,
  paymentId: string,
  record: RecordAttempt,
): Promise<Result<Raised, BumpRefusal>> {
  return repeated(() => intervene(deps, paymentId, record, (last) => ok(last.isCancel)));
}

/**
 * Staff pay ourselves with a payment's nonce or coins, so that it cannot confirm. What the chain says decides which of the
 * attempts it was; nothing returns to anybody before that is final.
 *
 * @refuses  as bumpPayment | ALREADY_CANCELLING
 */
export function cancelPayment(
  deps: CustodyDeps,
  paymentId: string,
  record: RecordAttempt,
): Promise<Result<Raised, CancelRefusal>> {
  return repeated(() =>
    intervene(deps, paymentId, record, (last) => (last.isCancel ? refuse('ALREADY_CANCELLING') : ok(true))),
  );
}

async function repeated<Code extends string>(
  once: () => Promise<Result<Raised, Code | 'CHANGED'>>,
): Promise<Result<Raised, Code | 'CHAIN_AWAY'>> {
  try {
    for (let tried = 0; tried < TRIES; tried++) {
      const raised = await once();
      if (raised.ok) return raised;
      const { code, details } = raised.refusal;
      if (code !== 'CHANGED') return refuse(code as Exclude<Code, 'CHANGED'>, details);
    }
    return refuse('CHAIN_AWAY');
  } catch (error) {
    if (error instanceof ChainFault) return refuse('CHAIN_AWAY', { fault: error.code });
    throw error;
  }
}

async function intervene<Code extends string>(
  deps: CustodyDeps,
  paymentId: string,
  record: RecordAttempt,
  cancels: (last: Attempt) => Result<boolean, Code>,
): Promise<Result<Raised, Code | BumpRefusal | 'CHANGED'>> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || payment.isSettled) return refuse('PAYMENT_NOT_FOUND');
  const adapter = chainOf(deps, payment.network);
  const attempts = await findAttempts(deps.db, paymentId);
  for (const { txHash } of attempts) {
    if ((await adapter.attemptStatus(payment, txHash)).state === 'MINED') return refuse('PAYMENT_MINED', { txHash });
  }
  const last = attempts[0]!;
  const isCancel = cancels(last);
  if (!isCancel.ok) return isCancel;
  return raisePayment(deps, payment, last, {
    isCancel: isCancel.value,
    record: (tx, stored) => record(tx, payment, stored),
  });
}
