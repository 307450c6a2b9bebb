import type { PositionSide } from '../machine/command.ts';
import { neededPpm } from '../tiers.ts';
import { down, least, most, sum } from './exact.ts';
import { type Contract, type Position, PPM, SIDES, type Stake } from './reference-books.ts';
import { ReferenceImage } from './reference-image.ts';

/** What is liquidated as one: an isolated position, or (`none`) all cross positions of an account. */
export interface Unit {
  readonly account: number;
  readonly contract: number;
  readonly position: PositionSide | 'none';
}
/** A position with all that it is judged by. */
export interface Held {
  readonly stake: Stake;
  readonly side: PositionSide;
  readonly position: Position;
  readonly contract: Contract;
}
/** What stands behind a unit, and what it needs, both in millionths. */
export interface Standing {
  readonly havePpm: bigint;
  readonly needPpm: bigint;
}

/** How the plain core judges accounts and units. Nothing is kept: every sum is made anew each time. */
export abstract class ReferenceUnits extends ReferenceImage {
  /** All positions of an account, by contract, LONG before SHORT. */
  protected positionsOf(account: number): Held[] {
    return this.stakesOf(account).flatMap((stake) =>
      SIDES.flatMap((side) => {
        const position = stake[side];
        return position ? [{ stake, side, position, contract: this.contracts.get(stake.contract)! }] : [];
      }),
    );
  }

  protected membersOf(unit: Unit): Held[] {
    const isCross = unit.position === 'none';
    return this.positionsOf(unit.account).filter(({ stake, side }) =>
      isCross
        ? stake.marginMode === 'cross'
        : stake.marginMode === 'isolated' && stake.contract === unit.contract && side === unit.position,
    );
  }

  protected unitOf({ stake, side }: Pick<Held, 'stake' | 'side'>): Unit {
    return stake.marginMode === 'isolated'
      ? { account: stake.account, contract: stake.contract, position: side }
      : { account: stake.account, contract: 0, position: 'none' };
  }

  protected haveOf(unit: Unit): bigint {
    const members = this.membersOf(unit);
    const gain = sum(members.map(unrealised));
    return this.behind(unit) + gain;
  }

  /** What stands behind a unit besides its positions. */
  protected behind(unit: Unit): bigint {
    if (unit.position !== 'none') return sum(this.membersOf(unit).map(({ position }) => position.marginMinor));
    const { balanceMinor } = this.accounts.get(unit.account)!;
    return balanceMinor - this.isolatedOf(unit.account) + this.creditOf(unit.account);
  }

  protected standingOf(unit: Unit): Standing {
    return { havePpm: this.haveOf(unit) * PPM, needPpm: needOf(this.membersOf(unit)) };
  }

  protected isUnitDue(unit: Unit): boolean {
    const { havePpm, needPpm } = this.standingOf(unit);
    return needPpm > 0n && havePpm <= needPpm && this.membersOf(unit).some(isPriced);
  }

  protected isolatedOf(account: number): bigint {
    const isolated = this.positionsOf(account).filter(({ stake }) => stake.marginMode === 'isolated');
    return sum(isolated.map(({ position }) => position.marginMinor));
  }

  protected creditOf(account: number): bigint {
    return sum(this.accounts.get(account)!.coupons.map(({ leftMinor }) => leftMinor));
  }

  protected availableOf(account: number): bigint {
    const margins = sum(this.positionsOf(account).map(({ position }) => position.marginMinor));
    const held = sum(this.orders.filter((order) => order.account === account).map(({ heldMinor }) => heldMinor));
    return this.accounts.get(account)!.balanceMinor - margins - held;
  }

  /** What is available, less what cross positions have lost. */
  protected spareOf(account: number): bigint {
    return this.availableOf(account) + least(0n, this.crossPnlOf(account));
  }

  protected crossPnlOf(account: number): bigint {
    return sum(this.membersOf({ account, contract: 0, position: 'none' }).map(unrealised));
  }

  protected creditFreeOf(account: number, except = 0): bigint {
    const free = this.accounts.get(account)!.coupons.filter(({ id, isExpired }) => !isExpired && id !== except);
    return sum(free.map(({ leftMinor }) => leftMinor));
  }

  protected capacityOf(account: number): bigint {
    return most(0n, this.spareOf(account) + this.creditFreeOf(account));
  }

  protected isLiquidating(account: number): boolean {
    return this.queue.some((unit) => unit.account === account);
  }

  /** What an account has that costs can be paid with. */
  protected meansOf(account: number): bigint {
    return this.accounts.get(account)!.balanceMinor + this.creditOf(account);
  }
}

export const opposite = (side: PositionSide): PositionSide => (side === 'LONG' ? 'SHORT' : 'LONG');

export const notional = ({ position, contract }: Pick<Held, 'position' | 'contract'>): bigint =>
  position.lots * contract.markTicks * contract.unit;

/** What a position would earn at a price, in minor units. */
function earned(side: PositionSide, lots: bigint, entryUnits: bigint, ticks: bigint, unit: bigint): bigint {
  const units = lots * ticks - entryUnits;
  return (side === 'LONG' ? units : -units) * unit;
}

export const unrealised = ({ side, position, contract }: Held): bigint =>
  earned(side, position.lots, position.entryUnits, contract.markTicks, contract.unit);

export const isPriced = ({ contract }: Pick<Held, 'contract'>): boolean => !contract.isFrozen;

/** What positions of one unit need, in millionths: those of both sides of a contract have one tier together. */
export function needOf(members: readonly Pick<Held, 'position' | 'contract'>[]): bigint {
  const contracts = [...new Set(members.map(({ contract }) => contract))];
  return sum(
    contracts.map(({ terms }) => {
      const both = members.filter(({ contract }) => contract.terms === terms);
      return neededPpm(terms.tiers, sum(both.map(notional)), BigInt(terms.closeFeePpm));
    }),
  );
}

/** The largest notional that may be opened at a leverage; 0 where no tier allows it. */
export const maxMinorAt = ({ terms }: Contract, leverage: number): bigint =>
  terms.tiers.findLast(({ maxLeverage }) => leverage <= maxLeverage)?.upToMinor ?? 0n;

/** A part of a position that is closed: what it earns at a price, and what stays. */
export function closed(held: Held, lots: bigint, ticks: bigint): { realised: bigint; rest: Position | null } {
  const { lots: open, entryUnits, marginMinor } = held.position;
  const closedEntry = down(entryUnits * lots, open);
  const realised = earned(held.side, lots, closedEntry, ticks, held.contract.unit);
  if (lots === open) return { realised, rest: null };
  const kept = -down(-marginMinor * (open - lots), open);
  return { realised, rest: { lots: open - lots, entryUnits: entryUnits - closedEntry, marginMinor: kept } };
}
