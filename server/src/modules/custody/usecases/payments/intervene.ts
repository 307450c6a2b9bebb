import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { ChainFault } from '../../ports.ts';
import { findPayment, lockPayment, type Payment } from '../../store/payment.store.ts';
import { type Attempt, findAttempts } from '../../store/payment-attempt.store.ts';
import { draftRaise, type Raised, sendRaise, storeRaise } from './raise-payment.ts';

/** `bump`: the same payment at a higher fee. `cancel`: a payment to ourselves in its place. */
export type Intervention = 'bump' | 'cancel';
export type JudgeRefusal = 'PAYMENT_NOT_FOUND' | 'PAYMENT_MINED' | 'ALREADY_CANCELLING';
export type InterveneRefusal = JudgeRefusal | 'FEE_AT_LIMIT' | 'CHAIN_AWAY';

interface Judged {
  readonly payment: Payment;
  readonly attempts: readonly Attempt[];
}

/**
 * Whether staff may intervene, according to our rows. Locks the payment until the transaction ends.
 *
 * @refuses PAYMENT_NOT_FOUND if it is unknown or settled | PAYMENT_MINED if it is in a block already |
 *   ALREADY_CANCELLING
 */
export async function judgeIntervention(
  tx: Tx,
  paymentId: string,
  what: Intervention,
): Promise<Result<Judged, JudgeRefusal>> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment || payment.isSettled) return refuse('PAYMENT_NOT_FOUND');
  if (payment.state === 'MINED') return refuse('PAYMENT_MINED', { txHash: payment.minedTxHash ?? '' });
  const attempts = await findAttempts(tx, paymentId);
  if (what === 'cancel' && attempts[0]?.isCancel) return refuse('ALREADY_CANCELLING');
  return ok({ payment, attempts });
}

/**
 * Signs a payment again, or one to ourselves with its nonce or coins, and stores it in the caller's transaction. Call
 * `sendNewest` after the commit. The chain decides which attempt is mined, and no money returns to anybody before that
 * is final. For a payment that is already being cancelled, the cancellation gets the higher fee.
 *
 * @refuses as judgeIntervention | FEE_AT_LIMIT above what a payment may cost | CHAIN_AWAY
 */
export async function intervene(
  deps: CustodyDeps,
  tx: Tx,
  paymentId: string,
  what: Intervention,
): Promise<Result<Raised, InterveneRefusal>> {
  const judged = await judgeIntervention(tx, paymentId, what);
  if (!judged.ok) return judged;
  const { payment, attempts } = judged.value;
  try {
    for (const { txHash } of attempts) {
      const status = await chainOf(deps, payment.network).attemptStatus(payment, txHash);
      if (status.state === 'MINED') return refuse('PAYMENT_MINED', { txHash });
    }
    const last = attempts[0]!;
    const drafted = await draftRaise(deps, payment, last, { isCancel: last.isCancel || what === 'cancel' });
    if (!drafted.ok) return drafted;
    await storeRaise(deps, tx, payment, drafted.value);
    return ok(drafted.value.raised);
  } catch (error) {
    if (error instanceof ChainFault) return refuse('CHAIN_AWAY', { fault: error.code });
    throw error;
  }
}

/** Sends the attempt that was stored last. If the node does not answer, the payment loop sends it later. */
export async function sendNewest(deps: CustodyDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment || payment.isSettled) return;
  const [newest] = await findAttempts(deps.db, paymentId);
  await sendRaise(deps, payment, newest!);
}
