import type { Tx } from '../../platform/db/db.ts';
import type { CustodyDeps } from './custody-deps.ts';
import type { NetworkRule } from './network-settings.ts';
import type { ChainBlock, IncomingPayment } from './ports.ts';
import type { OwnAddress } from './store/own-address.store.ts';

/** A block that the scanner is reading, in the transaction that moves the cursor past it. */
export interface BlockContext {
  readonly deps: CustodyDeps;
  readonly tx: Tx;
  readonly rule: NetworkRule;
  readonly block: ChainBlock;
}

/**
 * Keeps the deposits. Custody's scanner reads the chain and tells this port what arrived and what a reorg took back.
 */
export interface Arrivals {
  /**
   * Records a payment to one of our addresses.
   *
   * @param owner  null if the address was given to nobody
   * @invariant    a payment has one row, even if reorgs mine it several times
   */
  record(context: BlockContext, payment: IncomingPayment, owner: OwnAddress | null): Promise<void>;
  /** Counts confirmations up to a height, in the transaction that moves the cursor there. */
  confirm(tx: Tx, network: string, height: number, nowMs: number): Promise<void>;
  /** Takes back what was above a height, in the transaction that moves the cursor back. */
  undoAbove(deps: CustodyDeps, tx: Tx, network: string, height: number): Promise<void>;
  /** Credits what has enough confirmations. Called after each scan; safe to repeat. */
  settle(deps: CustodyDeps, network: string): Promise<void>;
}
