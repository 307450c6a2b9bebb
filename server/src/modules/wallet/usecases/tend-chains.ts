import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { ChainDeps } from '../chain-deps.ts';
import { ChainFault } from '../ports.ts';
import { findPersonOfPayment } from '../queries/payment-person.query.ts';
import { lockCursor, resumeNetwork } from '../store/chain-cursor.store.ts';
import type { ChainCare, WalletDeps } from '../wallet-deps.ts';
import { bumpPayment, cancelPayment } from './payment-intervene.ts';
import { releaseConflictedPayment } from './payment-release.ts';
import { readCustody, watchNetworks } from './watch-chains.ts';

/** The member of staff who acts, as the edge knows them. */
export interface Tender {
  readonly staffId: string;
  readonly role: string;
  readonly requestId: string;
  readonly nowMs: number;
}

/** What the chain edge does for staff. */
export function createChainCare(deps: ChainDeps): ChainCare {
  return {
    releasePayment: (paymentId, record) =>
      releaseConflictedPayment(deps, paymentId, record).catch((error: unknown) => {
        // A chain that cannot be asked has not said that the payment is dead.
        if (error instanceof ChainFault) return refuse('PAYMENT_MAY_CONFIRM');
        throw error;
      }),
    bumpPayment: (paymentId, record) => bumpPayment(deps, paymentId, record),
    cancelPayment: (paymentId, record) => cancelPayment(deps, paymentId, record),
    watch: () => watchNetworks(deps),
    custody: (q, network) => readCustody(deps, q, network),
  };
}

/**
 * Staff let a stopped network scan and credit again. Where its fault is still there the scanner stops it at the next look.
 *
 * @refuses  NETWORK_UNKNOWN | NOT_HALTED
 */
export function resumeByStaff(
  deps: WalletDeps,
  tender: Tender,
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
      action: 'staffWallet.resumeNetwork',
      subject: `network:${network}`,
      reason,
      before,
      after: { scan: null, credit: null },
    });
    return ok(null);
  });
}

/** Whether a payment pays a member of staff, or a relative. */
export async function isOwnPayment(
  { db, approvals }: Pick<WalletDeps, 'db' | 'approvals'>,
  { staffId }: Tender,
  paymentId: string,
): Promise<boolean> {
  const uid = await findPersonOfPayment(db, paymentId);
  return uid !== null && approvals.isRelated(db, { staffId, uid });
}

/**
 * Staff give up a payment that can never confirm; its withdrawal returns.
 *
 * @refuses  PAYMENT_NOT_FOUND | PAYMENT_MAY_CONFIRM | OWN_ACCOUNT
 */
export async function releaseByStaff(
  deps: WalletDeps,
  tender: Tender,
  { paymentId, reason }: { readonly paymentId: string; readonly reason: string },
): Promise<Result<null, 'PAYMENT_NOT_FOUND' | 'PAYMENT_MAY_CONFIRM' | 'OWN_ACCOUNT'>> {
  if (await isOwnPayment(deps, tender, paymentId)) return refuse('OWN_ACCOUNT');
  return deps.chainCare.releasePayment(paymentId, (tx) =>
    deps.approvals.audit(tx, {
      ...tender,
      action: 'staffWallet.releasePayment',
      subject: `payment:${paymentId}`,
      reason,
      before: { state: 'STUCK' },
      after: { state: 'FAILED' },
    }),
  );
}
