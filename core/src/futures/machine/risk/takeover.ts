import { EVENT } from '../../journal/event-words.ts';
import { MONEY } from '../accounts.ts';
import type { Contract } from '../contract.ts';
import { mulDivDown, mulDivUp } from '../minor.ts';
import { pay, receive } from '../pay.ts';
import { closeLots, unrealisedMinor } from '../positions.ts';
import { LONG, SHORT } from '../stakes.ts';
import type { FuturesState, QueuedUnit } from '../state.ts';
import { Deleveraging } from './deleveraging.ts';
import type { UnitOrders } from './unit-orders.ts';
import { behindMinor, moveFund, notionalMinor, type Placed, positionsOf, pricedOf } from './units.ts';

const PPM = 1_000_000;
const { CREDIT, WIDTH } = MONEY;

/** A position that is nobody's until it is closed, with its share of what its unit had. */
interface Taken {
  readonly contract: Contract;
  readonly side: number;
  readonly lots: number;
  readonly notionalMinor: number;
  readonly realisedMinor: number;
  shareMinor: number;
}

/** What the positions come to that stay with their unit, because their marks are frozen. */
interface Staying {
  readonly gainMinor: number;
  readonly notionalMinor: number;
}

/** Who paid what of that, as far as it has not been given back. */
interface Paid {
  ownMinor: number;
  couponsMinor: number;
  fundMinor: number;
}

/** Takes the positions of a unit over at the mark, with what the unit still has, and closes them. */
export class Takeover {
  private readonly deleveraging: Deleveraging;

  constructor(
    private readonly state: FuturesState,
    private readonly orders: UnitOrders,
  ) {
    this.deleveraging = new Deleveraging(state, orders);
  }

  run(unit: QueuedUnit): void {
    const { accounts, events } = this.state;
    const { owner } = unit;
    const behind = behindMinor(this.state, unit);
    const chosen = this.chosen(unit, behind);
    const isStaying = ({ stake, side }: Placed): boolean =>
      !chosen.some((one) => one.stake === stake && one.side === side);
    const staying = positionsOf(this.state, unit).filter(isStaying);
    const taken = this.take(chosen);
    const paid = this.settle(owner, behind, taken, {
      gainMinor: this.gainMinor(staying),
      notionalMinor: staying.reduce((sum, position) => sum + notionalMinor(this.state, position), 0),
    });
    const account = accounts.idAt(owner);
    for (const { contract, side, lots, realisedMinor, shareMinor } of taken) {
      const { id, markTicks } = contract;
      events.write(EVENT.TAKEN_OVER, id, account, side, lots, markTicks, realisedMinor, shareMinor);
    }
    for (const each of taken) this.close(owner, each, paid);
  }

  /** Those whose marks are frozen stay, unless the others lose more than there is and these have gained. */
  private chosen(unit: QueuedUnit, behind: number): readonly Placed[] {
    const all = positionsOf(this.state, unit);
    const priced = pricedOf(this.state, unit);
    const gain = this.gainMinor(priced);
    return behind + gain > 0 || this.gainMinor(all) <= gain ? priced : all;
  }

  private gainMinor(positions: readonly Placed[]): number {
    const { contracts, stakes } = this.state;
    const gainOf = ({ stake, side }: Placed): number =>
      unrealisedMinor(this.state, stake, side, contracts[stakes.contractOf(stake)]!.markTicks);
    return positions.reduce((sum, position) => sum + gainOf(position), 0);
  }

  private take(chosen: readonly Placed[]): Taken[] {
    const { contracts, stakes } = this.state;
    return chosen.map((position) => {
      const { stake, side } = position;
      const contract = contracts[stakes.contractOf(stake)]!;
      const lots = stakes.lotsOf(stake, side);
      const notional = notionalMinor(this.state, position);
      const realisedMinor = closeLots(this.state, stake, side, lots, contract.markTicks);
      return { contract, side, lots, notionalMinor: notional, realisedMinor, shareMinor: 0 };
    });
  }

  /** Takes from the account what was lost and what the unit still has, less the part of what stays, and shares the latter out. */
  private settle(owner: number, behind: number, taken: readonly Taken[], staying: Staying): Paid {
    const { state } = this;
    const { contract } = taken[0]!;
    const realised = taken.reduce((sum, { realisedMinor }) => sum + realisedMinor, 0);
    if (realised > 0) receive(state, owner, realised);
    else pay(state, contract, owner, Math.min(0 - realised, Math.max(0, behind)), 'loss');
    const have = behind + realised;
    const worth = taken.reduce((sum, each) => sum + each.notionalMinor, 0);
    const part = mulDivDown(have + staying.gainMinor, worth, worth + staying.notionalMinor);
    const left = have > 0 ? Math.max(0, Math.min(have, part)) : Math.min(0, Math.max(0, behind) + realised);
    share(left, taken);
    const at = owner * WIDTH + CREDIT;
    const creditBefore = state.accounts.money[at]!;
    const ownMinor = left > 0 ? pay(state, contract, owner, left, 'liquidation') : 0;
    const couponsMinor = creditBefore - state.accounts.money[at]!;
    return { ownMinor, couponsMinor, fundMinor: Math.max(0, left) - ownMinor - couponsMinor };
  }

  /** Closes one position in the market, as far as its share and the fund allow, and the rest against the other side. */
  private close(owner: number, { contract, side, lots, shareMinor }: Taken, paid: Paid): void {
    const { state } = this;
    const { markTicks, unitMinor } = contract;
    let filled = 0;
    let better = 0;
    const limitTicks = this.limitOf(contract, side, lots, shareMinor);
    if (limitTicks > 0) {
      this.orders.sweep(contract, side === SHORT, lots, limitTicks, (ticks, part) => {
        filled += part;
        better += (side === LONG ? ticks - markTicks : markTicks - ticks) * part * unitMinor;
      });
    }
    const share = filled === lots ? shareMinor : mulDivDown(shareMinor, filled, lots);
    this.settleClosed(owner, contract, side, filled, share + better, paid);
    if (filled === lots) return;
    const account = state.accounts.idAt(owner);
    this.deleveraging.run(contract, side, lots - filled, shareMinor - share, account);
  }

  /** The worst price at which it may be closed: where its share, and what the fund adds, is used up. @returns 0 for none */
  private limitOf(contract: Contract, side: number, lots: number, shareMinor: number): number {
    const { markTicks, unitMinor, terms } = contract;
    // Never beyond the bankruptcy price. Where the mark has jumped beyond it, the fund pays what that has left open, and besides no more than
    // a liquidation may bring: otherwise whoever lets himself be liquidated could have a friend buy at the fund's cost.
    const feeMinor = mulDivUp(lots * markTicks * unitMinor, terms.liquidationFeePpm, PPM);
    const spent = shareMinor < 0 ? Math.min(contract.fundSpare(this.state.atMs), feeMinor - shareMinor) : 0;
    const left = shareMinor + spent;
    if (left < 0) return 0;
    const away = mulDivDown(left, 1, lots * unitMinor);
    return side === LONG
      ? Math.max(markTicks - away, contract.lowestTicks(terms.marketBandPpm))
      : Math.min(markTicks + away, contract.highestTicks(terms.marketBandPpm));
  }

  private settleClosed(
    owner: number,
    contract: Contract,
    side: number,
    filled: number,
    surplus: number,
    paid: Paid,
  ): void {
    const { state } = this;
    const { markTicks, unitMinor, terms } = contract;
    const mostFee = mulDivUp(filled * markTicks * unitMinor, terms.liquidationFeePpm, PPM);
    const fee = Math.max(0, Math.min(surplus, mostFee));
    const rest = Math.max(0, surplus - fee);
    const own = Math.min(rest, paid.ownMinor);
    const coupons = Math.min(rest - own, paid.couponsMinor);
    const fund = Math.min(rest - own - coupons, paid.fundMinor);
    paid.ownMinor -= own;
    paid.couponsMinor -= coupons;
    paid.fundMinor -= fund;
    const returned = rest - coupons - fund;
    const account = state.accounts.idAt(owner);
    state.events.write(EVENT.CLOSED_OUT, contract.id, account, side, filled, surplus, fee, returned);
    receive(state, owner, returned);
    state.pots.coupons += coupons;
    moveFund(state, contract, owner, surplus < 0 ? surplus : fee + fund);
  }
}

/** Divides by worth; the last one gets what is left. */
function share(minor: number, taken: readonly Taken[]): void {
  const worth = taken.reduce((sum, { notionalMinor: each }) => sum + each, 0);
  let left = minor;
  for (const each of taken) {
    each.shareMinor = each === taken.at(-1) ? left : mulDivDown(minor, each.notionalMinor, worth);
    left -= each.shareMinor;
  }
}
