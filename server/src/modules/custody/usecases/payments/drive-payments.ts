import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { hasOpenPayments } from '../../store/payment.store.ts';
import { isHotMoving } from '../hot-wallet.ts';
import { advancePayments } from './advance-payments.ts';

/**
 * Signs what the owners of payments have approved on a network and carries every open payment further: sends, sends again,
 * pays better, settles. Throws ChainFault when the node cannot be used; nothing is concluded from that.
 *
 * @returns    `more` where an owner has more to be signed
 * @invariant  at most one payment of what an owner has approved can ever confirm, whatever is killed or repeated
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

/** One gate for whatever is paid: what the operator, or a look at the books, has stopped begins no payment; what was signed goes on. */
async function mayBegin(deps: CustodyDeps, network: string): Promise<boolean> {
  const rule = await deps.settings.network(deps.db, network);
  if (!rule || rule.withdrawalsPausedReason !== undefined) return false;
  // While coins move to another hot wallet what is approved waits.
  if (await isHotMoving(deps.db, chainOf(deps, network))) return false;
  return deps.mayPay ? deps.mayPay(network) : true;
}

async function hasWork(deps: CustodyDeps, network: string): Promise<boolean> {
  for (const owner of deps.paymentOwners) if (await owner.hasWork(deps.db, network)) return true;
  return hasOpenPayments(deps.db, network);
}
