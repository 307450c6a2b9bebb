import type { Tx } from '../../../../platform/db/db.ts';
import { type CustodyDeps, chainOf, RAISE_AFTER_MS } from '../../custody-deps.ts';
import { ownerOf } from '../../payment-owner.ts';
import type { AttemptStatus } from '../../ports.ts';
import { raiseAlarm } from '../../store/chain-alarm.store.ts';
import {
  changePayment,
  findLostPayments,
  findOpenPayments,
  lockPayment,
  type Payment,
} from '../../store/payment.store.ts';
import { type Attempt, findAttempts, markSent } from '../../store/payment-attempt.store.ts';
import { forEachRow } from '../for-each-row.ts';
import { raisePayment } from './raise-payment.ts';
import { rebook, settlePayment } from './settle-payment.ts';
import { signerAlarm } from './sign-payment.ts';

type Mined = Extract<AttemptStatus, { state: 'MINED' }>;

/**
 * Moves the open payments of a network on. If a node refuses or does not answer, the chain itself is asked. A payment
 * is repeated only by an attempt that conflicts with every earlier one, so that it can never be paid twice.
 */
export async function advancePayments(deps: CustodyDeps, network: string): Promise<void> {
  const depth = (await deps.settings.network(deps.db, network))?.unlockConfirmations;
  if (depth === undefined) return;
  await forEachRow(await findLostPayments(deps.db, network), (payment) => restore(deps, payment));
  await forEachRow(await findOpenPayments(deps.db, network), (payment) => advance(deps, payment, depth));
}

/**
 * Handles a payment that was final and is no longer in a block: the books stay as they are, and the same bytes are sent
 * again.
 */
async function restore(deps: CustodyDeps, payment: Payment): Promise<void> {
  const adapter = chainOf(deps, payment.network);
  const attempts = await findAttempts(deps.db, payment.paymentId);
  const settled = attempts.find(({ txHash }) => txHash === payment.minedTxHash) ?? attempts[0]!;
  for (const attempt of attempts) {
    const status = await adapter.attemptStatus(payment, attempt.txHash);
    if (status.state === 'MINED' && attempt.isCancel !== settled.isCancel) return noteTwist(deps, payment, attempt);
    if (status.state === 'MINED') return rebook(deps, payment, attempt.txHash, status);
    if (status.state === 'PENDING') return;
  }
  await adapter.send(settled.rawTx);
}

/**
 * A deep reorg replaced a final attempt by the one that it excluded (a cancelled payment was paid after all): staff
 * must look.
 */
async function noteTwist(deps: CustodyDeps, { network, paymentId, ref }: Payment, { txHash }: Attempt): Promise<void> {
  const details = { txHash, ref };
  const nowMs = deps.clock.nowMs();
  await raiseAlarm(deps.db, { network, code: 'CANCELLED_BUT_PAID', subject: paymentId, details, nowMs });
}

async function advance(deps: CustodyDeps, payment: Payment, depth: number): Promise<void> {
  const adapter = chainOf(deps, payment.network);
  const attempts = await findAttempts(deps.db, payment.paymentId);
  let isPending = false;
  for (const attempt of attempts) {
    const status = await adapter.attemptStatus(payment, attempt.txHash);
    if (status.state === 'MINED') return noteMined(deps, payment, attempt, status, depth);
    isPending ||= status.state === 'PENDING';
  }
  if (payment.minedTxHash !== null) await noteUnmined(deps, payment);
  const newest = attempts[0]!;
  if (!isPending) return sendAgain(deps, payment, newest, depth);
  await noteSent(deps, payment, newest);
  if (deps.clock.nowMs() - payment.attemptAtMs >= (deps.raiseAfterMs ?? RAISE_AFTER_MS))
    await raise(deps, payment, newest);
}

async function noteMined(
  deps: CustodyDeps,
  payment: Payment,
  attempt: Attempt,
  status: Mined,
  depth: number,
): Promise<void> {
  if (status.confirmations >= depth) return settlePayment(deps, payment, attempt, status);
  const { block, feeMinor } = status;
  const isPaid = status.isPaid && !attempt.isCancel;
  await deps.db.tx(async (tx) => {
    const held = await lockPayment(tx, payment.paymentId);
    if (!held || held.isSettled) return;
    const mined = { txHash: attempt.txHash, height: block.height, isPaid, feeMinor };
    await changePayment(tx, payment.paymentId, { state: 'MINED', mined, nowMs: deps.clock.nowMs() });
    await showAttempt(deps, tx, payment, attempt);
  });
}

/** Shows the owner the transaction that pays; one that pays only ourselves is not shown. */
async function showAttempt(deps: CustodyDeps, tx: Tx, payment: Payment, attempt: Attempt): Promise<void> {
  if (attempt.isCancel) return;
  await ownerOf(deps, payment)?.noteSent(deps, tx, payment, attempt.txHash);
}

/** A reorg has removed the payment from its block. */
async function noteUnmined(deps: CustodyDeps, payment: Payment): Promise<void> {
  await deps.db.tx(async (tx) => {
    const held = await lockPayment(tx, payment.paymentId);
    if (!held || held.isSettled) return;
    await changePayment(tx, payment.paymentId, { state: 'SENT', mined: null, nowMs: deps.clock.nowMs() });
  });
}

async function noteSent(deps: CustodyDeps, payment: Payment, attempt: Attempt): Promise<void> {
  if (payment.state !== 'SIGNED') return;
  await deps.db.tx(async (tx) => {
    const held = await lockPayment(tx, payment.paymentId);
    if (!held || held.isSettled || held.state !== 'SIGNED') return;
    await changePayment(tx, payment.paymentId, { state: 'SENT', nowMs: deps.clock.nowMs() });
    await showAttempt(deps, tx, payment, attempt);
  });
}

/** Sends the same bytes again, as often as it takes. */
async function sendAgain(deps: CustodyDeps, payment: Payment, attempt: Attempt, depth: number): Promise<void> {
  const adapter = chainOf(deps, payment.network);
  const outcome = await adapter.send(attempt.rawTx);
  deps.atStep?.('payment-sent');
  const answer = outcome.state === 'REJECTED' ? `REJECTED ${outcome.reason}` : outcome.state;
  await markSent(deps.db, payment.paymentId, attempt.attemptNo, answer, deps.clock.nowMs());
  if (outcome.state !== 'REJECTED') return noteSent(deps, payment, attempt);
  if (await adapter.isConflicted(payment, payment.reservation, depth))
    return noteConflict(deps, payment, outcome.reason);
  // The price is below what the node accepts now, so a better one is offered at once.
  if (/fee|underpriced/i.test(outcome.reason)) await raise(deps, payment, attempt);
}

/**
 * A transaction that is not ours has used up what this payment needs, and is final. This round has already checked that
 * none of our attempts is in the chain, so staff decide what becomes of the withdrawal.
 */
async function noteConflict(deps: CustodyDeps, payment: Payment, reason: string): Promise<void> {
  for (const { txHash } of await findAttempts(deps.db, payment.paymentId)) {
    if ((await chainOf(deps, payment.network).attemptStatus(payment, txHash)).state !== 'UNKNOWN') return;
  }
  const nowMs = deps.clock.nowMs();
  await deps.db.tx(async (tx) => {
    const held = await lockPayment(tx, payment.paymentId);
    if (!held || held.isSettled) return;
    await changePayment(tx, payment.paymentId, { state: 'STUCK', failureCode: 'CONFLICT', nowMs });
    const details = { reason, ref: payment.ref };
    await raiseAlarm(tx, {
      network: payment.network,
      code: 'PAYMENT_CONFLICT',
      subject: payment.paymentId,
      details,
      nowMs,
    });
  });
}

/** Raises the fee without anybody's help. If it has reached its limit, or the signer refuses, staff are told. */
async function raise(deps: CustodyDeps, payment: Payment, last: Attempt): Promise<void> {
  const raised = await raisePayment(deps, payment, last);
  if (raised.ok || raised.refusal.code !== 'FEE_AT_LIMIT') return;
  const { network, ref } = payment;
  const { refusal, ...told } = raised.refusal.details ?? {};
  const alarm =
    refusal === undefined ? ({ code: 'FEE_TOO_HIGH', subject: ref } as const) : signerAlarm(String(refusal), told, ref);
  await raiseAlarm(deps.db, { network, ...alarm, nowMs: deps.clock.nowMs() });
}
