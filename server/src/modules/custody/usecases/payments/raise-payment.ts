import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { ChainFault, type PaymentTerms } from '../../ports.ts';
import { lockPayment, type Payment } from '../../store/payment.store.ts';
import { type Attempt, findAttempts, insertAttempt, markSent } from '../../store/payment-attempt.store.ts';

export interface RaiseOptions {
  /** The attempt pays ourselves instead, so that none of the others can confirm. */
  readonly isCancel?: boolean;
  /** Writes what must stand beside it, in the same transaction. */
  readonly record?: (tx: Tx, raised: Raised) => Promise<void>;
}

export interface Raised {
  readonly attemptNo: number;
  readonly txHash: string;
  readonly terms: PaymentTerms;
}

/**
 * Signs a payment once more with the same reservation at a higher price, stores it, then sends it. An attempt after one
 * that cancels cancels as well.
 *
 * @refuses    FEE_AT_LIMIT past what a payment may cost | CHANGED where another attempt was faster
 * @invariant  every attempt of a payment excludes the others
 */
export async function raisePayment(
  deps: CustodyDeps,
  payment: Payment,
  last: Attempt,
  { isCancel = last.isCancel, record = async () => {} }: RaiseOptions = {},
): Promise<Result<Raised, 'FEE_AT_LIMIT' | 'CHANGED'>> {
  const { network, paymentId } = payment;
  const adapter = chainOf(deps, network);
  const terms = await adapter.raise(payment, last.terms);
  if (!terms) return refuse('FEE_AT_LIMIT');
  const order = isCancel ? adapter.selfOrder(payment, terms, payment.reservation) : payment;
  const signed = await adapter.sign(order, terms, payment.reservation);
  if (!signed.ok) return refuse('FEE_AT_LIMIT', { refusal: signed.refusal.code });
  const nowMs = deps.clock.nowMs();
  const raised: Raised = { attemptNo: last.attemptNo + 1, txHash: signed.value.txHash, terms };
  const isStored = await deps.db.tx(async (tx) => {
    const held = await lockPayment(tx, paymentId);
    if (!held || held.isSettled || (await findAttempts(tx, paymentId))[0]!.attemptNo !== last.attemptNo) return false;
    const { attemptNo } = raised;
    await insertAttempt(tx, { network, paymentId, attemptNo, signed: signed.value, terms, isCancel, nowMs });
    await record(tx, raised);
    return true;
  });
  if (!isStored) return refuse('CHANGED');
  deps.atStep?.('payment-stored');
  try {
    const outcome = await adapter.send(signed.value.rawTx);
    const answer = outcome.state === 'REJECTED' ? `REJECTED ${outcome.reason}` : outcome.state;
    await markSent(deps.db, paymentId, raised.attemptNo, answer, nowMs);
  } catch (error) {
    // Stored is enough: the next round finds out and sends it again.
    if (!(error instanceof ChainFault)) throw error;
  }
  return ok(raised);
}
