import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { CustodyDeps } from './custody-deps.ts';
import { leavesHouse, type PaymentKind } from './ports.ts';
import type { Payment } from './store/payment.store.ts';

/** How a payment ended on the chain. */
export interface PaymentEnd {
  readonly txHash: string;
  /** False if a block has it but it moved nothing. */
  readonly isPaid: boolean;
  /** True if what was mined is an attempt by which staff paid ourselves instead. */
  readonly isCancel: boolean;
}

/**
 * The owner of one kind of payment: withdrawals, or returned deposits. Custody signs, sends and follows payments
 * without knowing what they are for; their owner says which of its rows to pay and books the outcome.
 */
export interface PaymentOwner {
  readonly kind: PaymentKind;
  /** Whether a network has something approved without a signed payment. */
  hasWork(q: Queryable, network: string): Promise<boolean>;
  /**
   * Signs payments for approved rows.
   *
   * @returns    true if more are left
   * @invariant  at most one payment of each row can ever confirm, even after crashes and repeats
   */
  begin(deps: CustodyDeps, network: string): Promise<boolean>;
  /** Called when a node has the transaction that pays. */
  noteSent(deps: CustodyDeps, tx: Tx, payment: Payment, txHash: string): Promise<void>;
  /** Called when the payment is final: books it, or returns the money, in the transaction that settles the payment. */
  end(deps: CustodyDeps, tx: Tx, payment: Payment, end: PaymentEnd): Promise<void>;
  /** Called when the payment can never confirm because something else used up what it needs: returns the money. */
  giveUp(deps: CustodyDeps, tx: Tx, payment: Payment): Promise<void>;
}

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
