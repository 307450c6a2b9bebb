import { EVENT } from '../../journal/event-words.ts';
import { MONEY } from '../accounts.ts';
import { closeLots, closingMinor } from '../positions.ts';
import { LONG, SHORT } from '../stakes.ts';
import { Standing } from '../standing.ts';
import type { FuturesState, QueuedUnit } from '../state.ts';
import { Reduction } from './reduction.ts';
import { Takeover } from './takeover.ts';
import type { UnitOrders } from './unit-orders.ts';
import { behindMinor, settle, standingOf } from './units.ts';

const { CREDIT, WIDTH } = MONEY;
/** In place of a side, for cross positions. */
const NO_SIDE = 2;

/** Liquidates one unit after the other: from its orders to the last lot, or until it has more than it needs again. */
export class Liquidation {
  private readonly standing: Standing;
  private readonly reduction: Reduction;
  private readonly takeover: Takeover;

  constructor(
    private readonly state: FuturesState,
    private readonly orders: UnitOrders,
  ) {
    this.standing = new Standing(state);
    this.reduction = new Reduction(state, orders);
    this.takeover = new Takeover(state, orders);
  }

  /** Its turn has come; it has left the queue. */
  run(unit: QueuedUnit): void {
    const { state } = this;
    const { accounts, events } = state;
    const id = state.nextId++;
    const account = accounts.idAt(unit.owner);
    const isDue = this.isDue(unit);
    this.tellOf(unit, id, account);
    const isSpared = !isDue || this.isSaved(unit);
    if (!isSpared) this.takeover.run(unit);
    events.write(EVENT.LIQUIDATED, id, account, isSpared ? 1 : 0);
    accounts.countWaiting(unit.owner, -1);
    state.noteNear(unit.owner);
  }

  private isDue(unit: QueuedUnit): boolean {
    return standingOf(this.standing, unit).isDue;
  }

  private tellOf({ owner, stake, side }: QueuedUnit, id: number, account: number): void {
    const { accounts, events, stakes } = this.state;
    const { haveMinor, needMinor, needRest } = this.standing;
    const isCross = stake < 0;
    events.write(
      EVENT.LIQUIDATION,
      id,
      account,
      isCross ? 0 : stakes.contractOf(stake),
      isCross ? NO_SIDE : side,
      haveMinor,
      needMinor + (needRest > 0 ? 1 : 0),
      isCross ? accounts.money[owner * WIDTH + CREDIT]! : 0,
    );
  }

  /** Tries what costs its owner least. */
  private isSaved(unit: QueuedUnit): boolean {
    this.endOrders(unit);
    if (unit.stake < 0) {
      this.net(unit);
      if (!this.isDue(unit)) return true;
    }
    this.reduction.run(unit);
    return !this.isDue(unit);
  }

  private endOrders({ owner, stake }: QueuedUnit): void {
    const { accounts, stakes } = this.state;
    if (stake >= 0) this.orders.endAllOf(stake, 'liquidation');
    else {
      for (const each of accounts.stakesAt(owner)) {
        if (!stakes.isIsolated(each)) this.orders.endAllOf(each, 'liquidation');
      }
    }
  }

  /** Closes both sides of a contract against each other. */
  private net(unit: QueuedUnit): void {
    const { accounts, contracts, events, stakes } = this.state;
    for (const stake of accounts.stakesAt(unit.owner)) {
      if (stakes.isIsolated(stake)) continue;
      const lots = Math.min(stakes.lotsOf(stake, LONG), stakes.lotsOf(stake, SHORT));
      const contract = contracts[stakes.contractOf(stake)]!;
      const { markTicks } = contract;
      if (lots === 0 || contract.isFrozen) continue;
      const net =
        closingMinor(this.state, stake, LONG, lots, markTicks) +
        closingMinor(this.state, stake, SHORT, lots, markTicks);
      // What stands behind other units does not pay for this one.
      if (-net > Math.max(0, behindMinor(this.state, unit))) continue;
      const long = closeLots(this.state, stake, LONG, lots, markTicks);
      const short = closeLots(this.state, stake, SHORT, lots, markTicks);
      events.write(EVENT.NETTED, contract.id, accounts.idAt(unit.owner), lots, markTicks, long, short);
      settle(this.state, contract, unit.owner, net);
    }
  }
}
