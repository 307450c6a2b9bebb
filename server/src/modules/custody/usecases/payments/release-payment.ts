import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { ownerOf } from '../../payment-owner.ts';
import { changePayment, lockPayment } from '../../store/payment.store.ts';
import { findAttempts } from '../../store/payment-attempt.store.ts';

/**
 * Ends a payment, by staff, whose nonce or coins something else has used up for good; the money of its withdrawal
 * returns. The chain is asked once more, because nobody may end a payment that can still confirm.
 *
 * @param record  writes the audit entry, in the same transaction
 * @refuses       PAYMENT_NOT_FOUND | PAYMENT_MAY_CONFIRM
 */
export async function releaseConflictedPayment(
  deps: CustodyDeps,
  paymentId: string,
  record: (tx: Tx) => Promise<void> = async () => {},
): Promise<Result<null, 'PAYMENT_NOT_FOUND' | 'PAYMENT_MAY_CONFIRM'>> {
  return deps.db.decide(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.isSettled) return refuse('PAYMENT_NOT_FOUND');
    const adapter = chainOf(deps, payment.network);
    const depth = (await deps.settings.network(tx, payment.network))?.unlockConfirmations ?? Number.MAX_SAFE_INTEGER;
    for (const { txHash } of await findAttempts(tx, paymentId)) {
      if ((await adapter.attemptStatus(payment, txHash)).state !== 'UNKNOWN') return refuse('PAYMENT_MAY_CONFIRM');
    }
    if (!(await adapter.isConflicted(payment, payment.reservation, depth))) return refuse('PAYMENT_MAY_CONFIRM');
    const nowMs = deps.clock.nowMs();
    await changePayment(tx, paymentId, { state: 'FAILED', failureCode: 'CONFLICT', isSettled: true, nowMs });
    await ownerOf(deps, payment)?.giveUp(deps, tx, payment);
    await record(tx);
    return ok(null);
  });
}
