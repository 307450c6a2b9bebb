import type { Tx } from '../../platform/db/db.ts';
import type { CustodyDeps } from './custody-deps.ts';
import type { NetworkRule } from './network-settings.ts';
import type { ChainBlock, IncomingPayment } from './ports.ts';
import type { OwnAddress } from './store/own-address.store.ts';

/** A block that is being taken over, in the transaction that moves the cursor past it. */
export interface BlockContext {
  readonly deps: CustodyDeps;
  readonly tx: Tx;
  readonly rule: NetworkRule;
  readonly block: ChainBlock;
}

/** Who keeps the deposits: custody's scanner reads the chain and tells it what came and what a reorg took back. */
export interface Arrivals {
  /**
   * Writes down a payment to one of our addresses.
   *
   * @param owner  null where nobody was given the address
   * @invariant    one row for a payment, however often it is mined anew
   */
  record(context: BlockContext, payment: IncomingPayment, owner: OwnAddress | null): Promise<void>;
  /** Counts confirmations up to a height, in the transaction that moves the cursor there. */
  confirm(tx: Tx, network: string, height: number, nowMs: number): Promise<void>;
  /** Takes back what stood above a height, in the transaction that moves the cursor back. */
  undoAbove(deps: CustodyDeps, tx: Tx, network: string, height: number): Promise<void>;
  /** Books what has its confirmations. Called after each scan; it can be repeated. */
  settle(deps: CustodyDeps, network: string): Promise<void>;
}
