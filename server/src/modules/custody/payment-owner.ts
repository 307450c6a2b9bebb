import type { CustodyDeps, PaymentOwner } from './custody-deps.ts';
import { leavesHouse } from './ports.ts';
import type { Payment } from './store/payment.store.ts';

/**
 * The owner of a payment; null for sweeps and top-ups, which are custody's own. Throws if a payment leaves the house
 * and has no owner, because settling it would not book what has left our keys.
 */
export function ownerOf(
  deps: Pick<CustodyDeps, 'paymentOwners'>,
  { kind }: Pick<Payment, 'kind'>,
): PaymentOwner | null {
  const owner = deps.paymentOwners.find((each) => each.kind === kind) ?? null;
  if (!owner && leavesHouse(kind)) throw new Error(`nobody owns payments of kind ${kind}`);
  return owner;
}
