import { type Counterparty, deleverageOrder } from '../deleverage.ts';
import type { PositionSide } from '../machine/command.ts';
import { down, least, most, plain, sum } from './exact.ts';
import { ReferenceMoney } from './reference-money.ts';
import { closed, type Held, notional, unrealised } from './reference-units.ts';

/** Who must give up what of his position in the plain core where nobody else takes the other side. */
export abstract class ReferenceDeleveraging extends ReferenceMoney {
  /** Closes positions of the other side at the mark, with their part of what was taken. */
  protected deleverage(because: number, where: number, side: PositionSide, all: bigint, share: bigint): void {
    const contract = this.contracts.get(where)!;
    let [left, shareLeft] = [all, share];
    while (left > 0n) {
      const line = this.lineOf(where, side);
      const stake = this.stakeOf(line[0]!, where);
      const position = stake[side];
      if (position === null) {
        line.shift();
        continue;
      }
      const lots = least(left, position.lots);
      const { realised, rest } = closed({ stake, side, position, contract }, lots, contract.markTicks);
      const part = down(shareLeft * lots, left);
      left -= lots;
      shareLeft -= part;
      stake[side] = rest;
      this.said.push({
        kind: 'deleveraged',
        contract: where,
        account: stake.account,
        position: side,
        lots: plain(lots),
        markTicks: plain(contract.markTicks),
        realisedMinor: plain(realised),
        shareMinor: plain(part),
        becauseOf: because,
      });
      this.settle(stake.account, realised + part, where);
      this.follow(stake);
    }
  }

  /** Who is next, made anew where nobody is left. */
  private lineOf(where: number, side: PositionSide): number[] {
    const key = `${where} ${side}`;
    const there = this.lines.get(key);
    if (there !== undefined && there.length > 0) return there;
    const held = [...this.accounts.keys()].flatMap((account) =>
      this.positionsOf(account).filter((one) => one.stake.contract === where && one.side === side),
    );
    const line = deleverageOrder(held.map((one) => this.counterpartyOf(one))).map(Number);
    this.lines.set(key, line);
    return line;
  }

  private counterpartyOf(held: Held): Counterparty {
    const unit = this.unitOf(held);
    const have = this.haveOf(unit);
    const value = notional(held);
    const own = most(1n, unit.position === 'none' ? down(have * value, sum(this.membersOf(unit).map(notional))) : have);
    return {
      // As long as all others, so that they are in the order of the numbers.
      id: String(held.stake.account).padStart(16, '0'),
      gainMinor: unrealised(held),
      entryMinor: held.position.entryUnits * held.contract.unit,
      markMinor: value,
      bankruptMinor: value - own,
    };
  }
}
