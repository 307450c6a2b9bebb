import { Remembered } from '../../journal/remembered.ts';
import { OrderPool } from '../../matching/order-pool.ts';
import { EventWriter } from '../journal/event-writer.ts';
import { Accounts } from './accounts.ts';
import type { FeesCommand } from './command.ts';
import type { Contract } from './contract.ts';
import { Coupons } from './coupons.ts';
import type { FuturesLimits } from './limits.ts';
import { Stakes } from './stakes.ts';
import { Touched } from './touched.ts';

/** A unit that waits for its liquidation: an isolated position (stake and side), or an account's cross positions (side −1, stake −1). */
export interface QueuedUnit {
  readonly owner: number;
  readonly stake: number;
  readonly side: number;
}

/** All that the futures core knows. */
export class FuturesState {
  readonly accounts = new Accounts();
  readonly stakes = new Stakes();
  readonly coupons = new Coupons();
  readonly pool = new OrderPool();
  readonly events = new EventWriter();
  readonly remembered: Remembered;
  /** By id. */
  readonly contracts: (Contract | undefined)[] = [];
  readonly pots = { fees: 0, rounding: 0, coupons: 0 };
  fees: Pick<FeesCommand, 'version' | 'levels'> = { version: 0, levels: [] };
  readonly queue: QueuedUnit[] = [];
  /** Stakes in the order in which they are deleveraged, the next one last, by contract × 2 + side. A `mark` of the contract forgets them. */
  readonly lines = new Map<number, number[]>();
  /** All that was credited less what was debited. */
  issuedMinor = 0;
  sequence = 0;
  atMs = 0;
  /** The number of the next order, transfer or liquidation. */
  nextId = 1;
  /** Accounts, by place, whose standing may have changed since marks were last looked at. */
  private readonly changed = new Touched();
  /** Accounts whose money changed since it was last told. */
  private readonly touched = new Touched();

  constructor(readonly limits: FuturesLimits) {
    this.remembered = new Remembered(limits.rememberedMax);
  }

  /** Notes that an account's money or positions have changed in a way that may bring it nearer to its limit. */
  noteChanged(place: number): void {
    this.changed.note(place);
    this.touched.note(place);
  }

  /** Notes that its amounts have changed in a way that brings it no nearer, such as what its orders hold. */
  noteMoney(place: number): void {
    this.touched.note(place);
  }

  /** Notes that a mark may have brought it nearer, which changes none of its amounts. */
  noteNear(place: number): void {
    this.changed.note(place);
  }

  /** Who was noted as changed since the last call. */
  takeChanged(): readonly number[] {
    return this.changed.take();
  }

  /** Whose money changed since the last call, for whoever keeps a copy of it. */
  takeTouchedAccounts(): readonly number[] {
    return this.touched.take();
  }

  /** The stake of an account in a contract, or -1. */
  findStake(owner: number, contract: number): number {
    const { stakes, accounts } = this;
    const only = accounts.onlyStakeAt(owner);
    return only >= 0 && stakes.contractOf(only) === contract ? only : stakes.find(owner, contract);
  }

  /** The stake of an account in a contract, made where there is none. */
  stakeOf(owner: number, contract: number): number {
    const { stakes, accounts } = this;
    const found = this.findStake(owner, contract);
    if (found >= 0) return found;
    const stake = stakes.open(owner, contract);
    accounts.addStake(owner, stake, (other) => stakes.contractOf(other) < contract);
    return stake;
  }
}
