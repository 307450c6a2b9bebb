import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { SignedAttempt } from '../../../../signer/public.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { ChainFault, type PaymentTerms } from '../../ports.ts';
import { lockPayment, type Payment } from '../../store/payment.store.ts';
import { type Attempt, findAttempts, insertAttempt, markSent } from '../../store/payment-attempt.store.ts';

export interface Raised {
  readonly attemptNo: number;
  readonly txHash: string;
  readonly terms: PaymentTerms;
}

interface Draft {
  readonly raised: Raised;
  readonly signed: SignedAttempt;
  readonly isCancel: boolean;
}

/**
 * Signs a payment again with the same reservation at a higher price, stores it, then sends it. If the last attempt was
 * a cancellation, so is this one.
 *
 * @refuses    FEE_AT_LIMIT above what a payment may cost | CHANGED if another attempt was faster
 * @invariant  every attempt of a payment excludes the others
 */
export async function raisePayment(
  deps: CustodyDeps,
  payment: Payment,
  last: Attempt,
): Promise<Result<Raised, 'FEE_AT_LIMIT' | 'CHANGED'>> {
  const { paymentId } = payment;
  const drafted = await draftRaise(deps, payment, last, last);
  if (!drafted.ok) return drafted;
  const isStored = await deps.db.tx(async (tx) => {
    const held = await lockPayment(tx, paymentId);
    if (!held || held.isSettled || (await findAttempts(tx, paymentId))[0]!.attemptNo !== last.attemptNo) return false;
    await storeRaise(deps, tx, payment, drafted.value);
    return true;
  });
  if (!isStored) return refuse('CHANGED');
  deps.atStep?.('payment-stored');
  const { raised, signed } = drafted.value;
  await sendRaise(deps, payment, { attemptNo: raised.attemptNo, rawTx: signed.rawTx });
  return ok(raised);
}

/** Prices and signs; nothing is stored or sent. @refuses FEE_AT_LIMIT */
export async function draftRaise(
  deps: CustodyDeps,
  payment: Payment,
  last: Attempt,
  { isCancel }: { readonly isCancel: boolean },
): Promise<Result<Draft, 'FEE_AT_LIMIT'>> {
  const adapter = chainOf(deps, payment.network);
  const terms = await adapter.raise(payment, last.terms);
  if (!terms) return refuse('FEE_AT_LIMIT');
  const order = isCancel ? adapter.selfOrder(payment, terms, payment.reservation) : payment;
  const signed = await adapter.sign(order, terms, payment.reservation);
  if (!signed.ok) return refuse('FEE_AT_LIMIT', { refusal: signed.refusal.code, ...signed.refusal.details });
  const raised = { attemptNo: last.attemptNo + 1, txHash: signed.value.txHash, terms };
  return ok({ raised, signed: signed.value, isCancel });
}

/** Stores what was signed. The caller has locked the payment and made sure that no other attempt came in between. */
export async function storeRaise(
  deps: CustodyDeps,
  tx: Tx,
  { network, paymentId }: Payment,
  { raised: { attemptNo, terms }, signed, isCancel }: Draft,
): Promise<void> {
  await insertAttempt(tx, { network, paymentId, attemptNo, signed, terms, isCancel, nowMs: deps.clock.nowMs() });
}

/** If the node does not answer, the stored attempt is sent again by the next round. */
export async function sendRaise(
  deps: CustodyDeps,
  { network, paymentId }: Payment,
  { attemptNo, rawTx }: Pick<Attempt, 'attemptNo' | 'rawTx'>,
): Promise<void> {
  try {
    const outcome = await chainOf(deps, network).send(rawTx);
    const answer = outcome.state === 'REJECTED' ? `REJECTED ${outcome.reason}` : outcome.state;
    await markSent(deps.db, paymentId, attemptNo, answer, deps.clock.nowMs());
  } catch (error) {
    if (!(error instanceof ChainFault)) throw error;
  }
}
