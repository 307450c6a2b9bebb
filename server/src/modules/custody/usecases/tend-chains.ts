import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { StaffActor } from '../../../platform/request/staff-actor.ts';
import type { ChainCare, CustodyDeskDeps } from '../chain-care.ts';
import type { CustodyDeps } from '../custody-deps.ts';
import { ChainFault } from '../ports.ts';
import { findPersonOfPayment } from '../queries/payment-person.query.ts';
import { lockCursor, resumeNetwork } from '../store/chain-cursor.store.ts';
import { planRotation, rotateHot } from './hot-wallet.ts';
import { intervene, sendNewest } from './payments/intervene.ts';
import { releaseConflictedPayment } from './payments/release-payment.ts';
import { readCustody, watchNetworks } from './watch-chains.ts';

/** The work on chains that staff can ask for. */
export function createChainCare(deps: CustodyDeps): ChainCare {
  return {
    releasePayment: (paymentId, record) =>
      releaseConflictedPayment(deps, paymentId, record).catch((error: unknown) => {
        // A chain that cannot be asked has not said that the payment is dead.
        if (error instanceof ChainFault) return refuse('PAYMENT_MAY_CONFIRM');
        throw error;
      }),
    intervene: (tx, paymentId, what) => intervene(deps, tx, paymentId, what),
    sendNewest: (paymentId) => sendNewest(deps, paymentId),
    planRotation: (tx, network) => planRotation(tx, deps.chains, network),
    rotateHot: (tx, network, nowMs) => rotateHot(tx, deps.chains, network, nowMs),
    watch: () => watchNetworks(deps),
    custody: (q, network) => readCustody(deps, q, network),
  };
}

/**
 * Lets staff resume a stopped network. If its fault is still there, the scanner stops it again.
 *
 * @refuses  NETWORK_UNKNOWN | NOT_HALTED
 */
export function resumeByStaff(
  deps: CustodyDeskDeps,
  tender: StaffActor,
  { network, reason }: { readonly network: string; readonly reason: string },
): Promise<Result<null, 'NETWORK_UNKNOWN' | 'NOT_HALTED'>> {
  return deps.db.decide(async (tx) => {
    const cursor = await lockCursor(tx, network);
    if (!cursor) return refuse('NETWORK_UNKNOWN');
    const before = { scan: cursor.scanHaltedReason, credit: cursor.creditHaltedReason };
    if (before.scan === null && before.credit === null) return refuse('NOT_HALTED');
    await resumeNetwork(tx, network);
    await deps.approvals.audit(tx, {
      ...tender,
      action: 'staffAlarms.resumeNetwork',
      subject: `network:${network}`,
      reason,
      before,
      after: { scan: null, credit: null },
    });
    return ok(null);
  });
}

/** Whether a payment pays the member of staff, or a relative. */
async function isOwnPayment(
  { db, approvals }: Pick<CustodyDeskDeps, 'db' | 'approvals'>,
  { staffId }: StaffActor,
  paymentId: string,
): Promise<boolean> {
  const uid = await findPersonOfPayment(db, paymentId);
  return uid !== null && approvals.isRelated(db, { staffId, uid });
}

/**
 * Lets staff give up a payment that can never confirm; the money of its withdrawal returns.
 *
 * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MAY_CONFIRM | OWN_ACCOUNT
 */
export async function releaseByStaff(
  deps: CustodyDeskDeps,
  tender: StaffActor,
  { paymentId, reason }: { readonly paymentId: string; readonly reason: string },
): Promise<Result<null, 'PAYMENT_NOT_FOUND' | 'PAYMENT_MAY_CONFIRM' | 'OWN_ACCOUNT'>> {
  if (await isOwnPayment(deps, tender, paymentId)) return refuse('OWN_ACCOUNT');
  return deps.chainCare.releasePayment(paymentId, (tx) =>
    deps.approvals.audit(tx, {
      ...tender,
      action: 'staffAlarms.releasePayment',
      subject: `payment:${paymentId}`,
      reason,
      before: { state: 'STUCK' },
      after: { state: 'FAILED' },
    }),
  );
}
