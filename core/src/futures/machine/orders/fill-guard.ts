import type { Contract } from '../contract.ts';
import { mulDivDown, mulDivUp } from '../minor.ts';
import { crossMeansOf, meansOf } from '../pay.ts';
import { closingMinor, unrealisedMinor } from '../positions.ts';
import { LONG, SHORT } from '../stakes.ts';
import { Standing } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { closedBy } from './closing.ts';
import { gapMinor, PPM } from './hold.ts';

/** A part of an order that is to trade. */
export interface Part {
  readonly stake: number;
  readonly side: number;
  /** Of its lots those that close the position of the other side; the others open. */
  readonly closedLots: number;
  readonly lots: number;
  readonly ticks: number;
  readonly ppm: number;
}

/**
 * Whether a fill leaves its owner able to pay for it, so that nobody is made bankrupt by a price that is far from the mark.
 */
export class FillGuard {
  private readonly standing: Standing;

  constructor(private readonly state: FuturesState) {
    this.standing = new Standing(state);
  }

  allows(part: Part): boolean {
    const { stakes, contracts } = this.state;
    const { stake, side, lots, closedLots, ticks, ppm } = part;
    const contract = contracts[stakes.contractOf(stake)]!;
    const gap = gapMinor(contract, side, lots, ticks);
    const isIsolated = stakes.isIsolated(stake);
    const fee = mulDivUp(lots * ticks * contract.unitMinor, ppm, PPM);
    const owner = stakes.ownerOf(stake);
    const cost = closedLots === 0 ? fee : fee - closingMinor(this.state, stake, closedBy(side), closedLots, ticks);
    const means = isIsolated ? meansOf(this.state, owner) : Math.max(0, crossMeansOf(this.state, owner));
    if (cost > means) return false;
    if (isIsolated && !this.leavesCross(owner, cost + this.boundMinor(part, contract))) return false;
    // Closing at the mark or better brings nobody nearer; opening does, where what its order held for is lost since.
    if (gap <= 0 && closedLots === lots) return true;
    const { standing } = this;
    if (isIsolated) this.lookAtIsolated(part, contract);
    else this.lookAtCross(part, owner, gap + fee);
    return !standing.hasPosition || standing.haveMinor > standing.needMinor;
  }

  /** By how much the margins of an isolated stake grow with a fill; below zero where more is freed than bound. */
  private boundMinor({ stake, side, lots, closedLots, ticks }: Part, { unitMinor }: Contract): number {
    const { stakes } = this.state;
    const opened = mulDivUp((lots - closedLots) * ticks * unitMinor, 1, stakes.leverageOf(stake));
    if (closedLots === 0) return opened;
    const open = stakes.lotsOf(stake, closedBy(side));
    const margin = stakes.marginOf(stake, closedBy(side));
    return opened - margin + mulDivUp(margin, open - closedLots, open);
  }

  /** Whether an isolated fill takes only money that is there, and leaves the cross positions more than they need. */
  private leavesCross(owner: number, takenMinor: number): boolean {
    if (takenMinor <= 0) return true;
    if (takenMinor > crossMeansOf(this.state, owner)) return false;
    const { hasPosition, haveMinor, needMinor } = this.standing.cross(owner);
    return !hasPosition || haveMinor - takenMinor > needMinor;
  }

  /** How the isolated position stands that the fill would leave: the one that it opens, or what it leaves of the one that it closes. */
  private lookAtIsolated({ stake, side, lots, closedLots, ticks }: Part, contract: Contract): void {
    const { stakes } = this.state;
    const { standing } = this;
    const { unitMinor, markTicks } = contract;
    const opened = lots - closedLots;
    const position = opened > 0 ? side : closedBy(side);
    const before = stakes.lotsOf(stake, position);
    const entry = stakes.entryOf(stake, position);
    const margin = stakes.marginOf(stake, position);
    standing.clear();
    const after = opened > 0 ? before + opened : before - closedLots;
    if (after === 0) return;
    const isOpening = opened > 0;
    const entryAfter = isOpening ? entry + opened * ticks : entry - mulDivDown(entry, closedLots, before);
    const marginAfter = isOpening
      ? margin + mulDivUp(opened * ticks * unitMinor, 1, stakes.leverageOf(stake))
      : mulDivUp(margin, after, before);
    const value = after * markTicks - entryAfter;
    standing.haveMinor = marginAfter + (position === LONG ? value : -value) * unitMinor;
    standing.need(contract, after * markTicks * unitMinor);
  }

  /** How the cross positions would stand: what the fill costs against the mark is gone, and they need what they need with its lots. */
  private lookAtCross(part: Part, owner: number, costMinor: number): void {
    const { accounts } = this.state;
    const { standing } = this;
    standing.clear();
    standing.haveMinor = crossMeansOf(this.state, owner) - costMinor;
    const only = accounts.onlyStakeAt(owner);
    if (only >= 0) this.addCross(only, part);
    else for (const stake of accounts.stakesAt(owner)) this.addCross(stake, part);
  }

  /** Adds what a stake's positions have gained, and what they need with the lots of a fill. */
  private addCross(each: number, { stake, lots, closedLots }: Part): void {
    const { stakes, contracts } = this.state;
    if (stakes.isIsolated(each)) return;
    const { standing } = this;
    const long = stakes.lotsOf(each, LONG);
    const short = stakes.lotsOf(each, SHORT);
    const after = each === stake ? long + short + lots - 2 * closedLots : long + short;
    const contract = contracts[stakes.contractOf(each)]!;
    const { markTicks, unitMinor } = contract;
    if (long > 0) standing.haveMinor += unrealisedMinor(this.state, each, LONG, markTicks);
    if (short > 0) standing.haveMinor += unrealisedMinor(this.state, each, SHORT, markTicks);
    if (after > 0) standing.need(contract, after * markTicks * unitMinor);
  }
}
