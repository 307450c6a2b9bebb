import type { Contract } from '../contract.ts';
import type { EndReason } from '../event.ts';

/** What liquidations want of the orders and books. */
export interface UnitOrders {
  /** Ends all open and waiting orders of a stake, the latest first. */
  endAllOf(stake: number, reason: EndReason): void;
  /** Makes a stake's orders follow its positions, after they have changed outside of a trade. */
  settled(stake: number): void;
  /**
   * Trades in the market for nobody's account, without a fee; makers are guarded as always.
   *
   * @param onFill   called after each trade and all that it did for its maker
   * @param mayFill  asked before each, after the maker's guard; the first that it refuses is the end
   */
  sweep(
    contract: Contract,
    isBuy: boolean,
    lots: number,
    limitTicks: number,
    onFill: (ticks: number, lots: number) => void,
    mayFill?: (ticks: number, lots: number) => boolean,
  ): void;
}
