import { EVENT } from '../../journal/event-words.ts';
import type { Contract } from '../contract.ts';
import { mulDivDown } from '../minor.ts';
import { closeLots } from '../positions.ts';
import { LONG, SHORT } from '../stakes.ts';
import type { FuturesState } from '../state.ts';
import { DeleverageLine } from './deleverage-line.ts';
import type { UnitOrders } from './unit-orders.ts';
import { settle } from './units.ts';

/** Closes what nobody takes over against the other side of its contract. */
export class Deleveraging {
  private readonly line: DeleverageLine;

  constructor(
    private readonly state: FuturesState,
    private readonly orders: UnitOrders,
  ) {
    this.line = new DeleverageLine(state);
  }

  /**
   * @param side        of the position that must be closed
   * @param shareMinor  what goes with it, divided over those who are closed; below zero they pay it
   * @param because     whose it was
   */
  run(contract: Contract, side: number, lots: number, shareMinor: number, because: number): void {
    const { state } = this;
    const { accounts, events, stakes } = state;
    const { id, markTicks } = contract;
    const closed = side === LONG ? SHORT : LONG;
    let left = lots;
    let share = shareMinor;
    while (left > 0) {
      const stake = this.line.first(contract, closed);
      const owner = stakes.ownerOf(stake);
      const part = Math.min(left, stakes.lotsOf(stake, closed));
      const partShare = mulDivDown(share, part, left);
      const realised = closeLots(state, stake, closed, part, markTicks);
      const account = accounts.idAt(owner);
      events.write(EVENT.DELEVERAGED, id, account, closed, part, markTicks, realised, partShare, because);
      settle(state, contract, owner, realised + partShare);
      this.orders.settled(stake);
      left -= part;
      share -= partShare;
    }
  }
}
