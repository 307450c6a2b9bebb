import { EVENT } from '../../journal/event-words.ts';
import type { Contract } from '../contract.ts';
import { mulDivDown, mulDivUp } from '../minor.ts';
import { meansOf, pay } from '../pay.ts';
import { closeLots, closingMinor } from '../positions.ts';
import { LONG, SHORT } from '../stakes.ts';
import { Standing } from '../standing.ts';
import type { FuturesState, QueuedUnit } from '../state.ts';
import type { UnitOrders } from './unit-orders.ts';
import { behindMinor, moveFund, type Placed, pricedOf, settle } from './units.ts';

const PPM = 1_000_000;

/** Sells (or buys) so much of the position that needs most that a lower tier counts for it, where that saves its unit. */
export class Reduction {
  private readonly standing: Standing;

  constructor(
    private readonly state: FuturesState,
    private readonly orders: UnitOrders,
  ) {
    this.standing = new Standing(state);
  }

  run(unit: QueuedUnit): void {
    const { accounts, contracts, events, stakes } = this.state;
    const position = this.neediest(unit);
    const { stake, side } = position;
    const contract = contracts[stakes.contractOf(stake)]!;
    const lots = stakes.lotsOf(stake, side) - this.targetLots(unit, position, contract);
    if (lots === 0) return;
    const isBuy = side === SHORT;
    const { marketBandPpm } = contract.terms;
    const limitTicks = isBuy ? contract.highestTicks(marketBandPpm) : contract.lowestTicks(marketBandPpm);
    events.write(EVENT.REDUCING, contract.id, accounts.idAt(unit.owner), side, lots, limitTicks);
    this.orders.sweep(
      contract,
      isBuy,
      lots,
      limitTicks,
      (ticks, filled) => this.close(unit, position, contract, ticks, filled),
      (ticks, filled) => this.mayClose(unit, position, contract, ticks, filled),
    );
  }

  /** The position that needs most; the first of equals. Of cross positions of both sides of a contract, which need as one, the larger. */
  private neediest(unit: QueuedUnit): Placed {
    const { contracts, stakes } = this.state;
    const { standing } = this;
    const positions = pricedOf(this.state, unit);
    let [first] = positions as [Placed];
    let [mostMinor, mostRest] = [-1, 0];
    for (const position of positions) {
      const contract = contracts[stakes.contractOf(position.stake)]!;
      standing.clear();
      standing.need(contract, this.judgedLots(unit, position) * contract.markTicks * contract.unitMinor);
      const { needMinor, needRest } = standing;
      if (needMinor < mostMinor || (needMinor === mostMinor && needRest <= mostRest)) continue;
      [first, mostMinor, mostRest] = [position, needMinor, needRest];
    }
    const { stake, side } = first;
    return this.otherLots(unit, first) > stakes.lotsOf(stake, side) ? { stake, side: SHORT } : first;
  }

  /** Lots of the other side that are judged with a position: those of a cross stake. */
  private otherLots(unit: QueuedUnit, { stake, side }: Placed): number {
    return unit.stake < 0 ? this.state.stakes.lotsOf(stake, side === LONG ? SHORT : LONG) : 0;
  }

  private judgedLots(unit: QueuedUnit, position: Placed): number {
    return this.state.stakes.lotsOf(position.stake, position.side) + this.otherLots(unit, position);
  }

  /** Lots to which the position is closed; all of them where no lower tier would save the unit. */
  private targetLots(unit: QueuedUnit, position: Placed, contract: Contract): number {
    const { tiers, markTicks, unitMinor } = contract;
    const lotMinor = markTicks * unitMinor;
    for (let tier = contract.tierAt(this.judgedLots(unit, position) * lotMinor) - 1; tier >= 0; tier -= 1) {
      const target = Math.floor(tiers[tier]!.upToMinor / lotMinor) - this.otherLots(unit, position);
      if (target > 0 && this.wouldStand(unit, position, contract, target)) return target;
    }
    return this.state.stakes.lotsOf(position.stake, position.side);
  }

  /** Whether the unit would have more than it needs with so many lots of the position, the others closed at the mark. */
  private wouldStand(unit: QueuedUnit, position: Placed, contract: Contract, target: number): boolean {
    const { markTicks, unitMinor } = contract;
    const { standing } = this;
    const closed = this.state.stakes.lotsOf(position.stake, position.side) - target;
    let have = unit.stake < 0 ? standing.cross(unit.owner).haveMinor : this.restMinor(position, target, markTicks);
    have -= this.feeMinor(contract, markTicks, closed);
    standing.clear();
    if (unit.stake < 0) this.needWithout(unit.owner, position.stake, closed);
    else standing.need(contract, target * markTicks * unitMinor);
    return have > standing.needMinor;
  }

  /** What the cross positions of an account would need with fewer lots in a stake. */
  private needWithout(owner: number, stake: number, closed: number): void {
    const { accounts, contracts, stakes } = this.state;
    for (const each of accounts.stakesAt(owner)) {
      if (stakes.isIsolated(each)) continue;
      const contract = contracts[stakes.contractOf(each)]!;
      const lots = stakes.lotsOf(each, LONG) + stakes.lotsOf(each, SHORT) - (each === stake ? closed : 0);
      if (lots > 0) this.standing.need(contract, lots * contract.markTicks * contract.unitMinor);
    }
  }

  /** What an isolated position has that is closed down to so many lots. */
  private restMinor(position: Placed, target: number, markTicks: number): number {
    const { stakes, contracts } = this.state;
    const { stake, side } = position;
    const open = stakes.lotsOf(stake, side);
    const entry = stakes.entryOf(stake, side);
    const value = target * markTicks - (entry - mulDivDown(entry, open - target, open));
    const { unitMinor } = contracts[stakes.contractOf(stake)]!;
    return mulDivUp(stakes.marginOf(stake, side), target, open) + (side === LONG ? value : -value) * unitMinor;
  }

  private mayClose(unit: QueuedUnit, position: Placed, contract: Contract, ticks: number, lots: number): boolean {
    const { stake, side } = position;
    const fee = this.feeMinor(contract, ticks, lots);
    const cost = Math.max(0, -closingMinor(this.state, stake, side, lots, ticks)) + fee;
    if (cost > meansOf(this.state, unit.owner)) return false;
    if (unit.stake >= 0) return cost <= this.freedMargin(position, lots);
    const better = side === LONG ? ticks - contract.markTicks : contract.markTicks - ticks;
    // A price that is worse than the mark is not beyond the bankruptcy price where the unit would have something with all lots at it.
    const open = this.state.stakes.lotsOf(stake, side) - this.otherLots(unit, position);
    const moved = better < 0 ? Math.max(lots, open) : lots;
    const after = this.standing.cross(unit.owner).haveMinor + better * moved * contract.unitMinor - fee;
    return cost <= behindMinor(this.state, unit) && after > 0;
  }

  private close(unit: QueuedUnit, position: Placed, contract: Contract, ticks: number, lots: number): void {
    const { state } = this;
    const fee = this.feeMinor(contract, ticks, lots);
    settle(state, contract, unit.owner, closeLots(state, position.stake, position.side, lots, ticks));
    pay(state, contract, unit.owner, fee, 'liquidation');
    moveFund(state, contract, unit.owner, fee);
  }

  private feeMinor({ terms, unitMinor }: Contract, ticks: number, lots: number): number {
    return mulDivUp(lots * ticks * unitMinor, terms.liquidationFeePpm, PPM);
  }

  private freedMargin({ stake, side }: Placed, lots: number): number {
    const { stakes } = this.state;
    const open = stakes.lotsOf(stake, side);
    const margin = stakes.marginOf(stake, side);
    return margin - mulDivUp(margin, open - lots, open);
  }
}
