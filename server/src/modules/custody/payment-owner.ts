import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { CustodyDeps } from './custody-deps.ts';
import { leavesHouse, type PaymentKind } from './ports.ts';
import type { Payment } from './store/payment.store.ts';

/** How a payment came to its end on the chain. */
export interface PaymentEnd {
  readonly txHash: string;
  /** False where the block holds it and it moved nothing. */
  readonly isPaid: boolean;
  /** True where staff had an attempt mined that pays ourselves. */
  readonly isCancel: boolean;
}

/**
 * What has payments made: withdrawals, deposits that go back. Custody signs, sends and follows them without knowing what
 * they are for; the owner of a kind says which of its rows are to be paid and books what came of it.
 */
export interface PaymentOwner {
  readonly kind: PaymentKind;
  /** Whether a network has something approved that no payment was signed for yet. */
  hasWork(q: Queryable, network: string): Promise<boolean>;
  /**
   * Signs payments for what is approved.
   *
   * @returns    true where more of it is left
   * @invariant  at most one payment of each can ever confirm, whatever is killed or repeated
   */
  begin(deps: CustodyDeps, network: string): Promise<boolean>;
  /** A node has the transaction that pays. */
  noteSent(deps: CustodyDeps, tx: Tx, payment: Payment, txHash: string): Promise<void>;
  /** The payment is final: books it, or gives the money back, in the transaction that settles the payment. */
  end(deps: CustodyDeps, tx: Tx, payment: Payment, end: PaymentEnd): Promise<void>;
  /** The payment can never confirm, because something else used up what it needs: gives the money back. */
  giveUp(deps: CustodyDeps, tx: Tx, payment: Payment): Promise<void>;
}

/**
 * The owner of a payment; null for sweeps and top-ups, which are custody's own. Throws for a payment that leaves the house and
 * that nobody owns: settling it would book nothing of what has left our keys.
 */
export function ownerOf(
  deps: Pick<CustodyDeps, 'paymentOwners'>,
  { kind }: Pick<Payment, 'kind'>,
): PaymentOwner | null {
  const owner = deps.paymentOwners.find((each) => each.kind === kind) ?? null;
  if (!owner && leavesHouse(kind)) throw new Error(`nobody owns payments of kind ${kind}`);
  return owner;
}
