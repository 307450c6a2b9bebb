import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { hasOpenPayments } from '../../store/payment.store.ts';
import { isHotMoving } from '../hot-wallet.ts';
import { advancePayments } from './advance-payments.ts';

/**
 * Signs what the owners of payments have approved on a network, and moves every open payment on: sends it, sends it
 * again, raises its fee, settles it. Throws ChainFault if the node cannot be used; nothing is concluded from that.
 *
 * @returns    `more` if an owner has more to be signed
 * @invariant  at most one payment of what an owner has approved can ever confirm, even after crashes and repeats
 */
export async function drivePayments(deps: CustodyDeps, network: string): Promise<'more' | 'idle'> {
  if (!(await hasWork(deps, network))) return 'idle';
  await chainOf(deps, network).identity();
  let isMore = false;
  if (await mayBegin(deps, network))
    for (const owner of deps.paymentOwners) isMore = (await owner.begin(deps, network)) || isMore;
  await advancePayments(deps, network);
  return isMore ? 'more' : 'idle';
}

/**
 * The one gate for all payments: after a stop by the operator or by reconciliation no new payment begins; signed ones
 * go on.
 */
async function mayBegin(deps: CustodyDeps, network: string): Promise<boolean> {
  const rule = await deps.settings.network(deps.db, network);
  if (!rule || rule.withdrawalsPausedReason !== undefined) return false;
  // What is approved waits while coins move to another hot wallet.
  if (await isHotMoving(deps.db, chainOf(deps, network))) return false;
  return deps.mayPay ? deps.mayPay(network) : true;
}

async function hasWork(deps: CustodyDeps, network: string): Promise<boolean> {
  for (const owner of deps.paymentOwners) if (await owner.hasWork(deps.db, network)) return true;
  return hasOpenPayments(deps.db, network);
}
