import { NODE } from '../../../matching/order-pool.ts';
import { sideOf, TERM } from '../../journal/terms.ts';
import { MONEY } from '../accounts.ts';
import { mulDivUp } from '../minor.ts';
import { ORDERS } from '../stakes.ts';
import type { FuturesState } from '../state.ts';
import { type Draft, IS_TAKING, IS_WAITING, isClosing } from './draft.ts';

const { ID, LOTS, NARROW, OPEN, OWNER, TERMS, TICKS, WIDE } = NODE;
/** What of a node has another meaning here: what the order holds, its maker's rate, its stake. */
const HELD = NODE.PER_LOT;
const MAKER_PPM = NODE.FEE_ROW;
const STAKE = NODE.HOLDER;
const { CONTRACT_MASK } = TERM;
const { CLOSING, COVERED, OPENING_MINOR, OTHER } = ORDERS;

/** What stands beside a node, by slot: lots that it holds for, its priority, its taker's rate, the other of its pair. */
const BESIDE = { WIDTH: 4, COVERED: 0, PRIORITY: 1, TAKER_PPM: 2, PAIR: 3 } as const;
/** A stake has three lists of orders: that buy, that sell, that wait. */
const LISTS = 3;
const WAITING = 2;
const NONE: readonly number[] = [];

/**
 * The open and waiting orders of all stakes, by their slots in the pool, the oldest first; and what they hold.
 *
 * @invariant  the sums of `ORDERS` in the stakes, the orders counted and what is bound in the accounts are those of these orders
 */
export class OpenOrders {
  private beside = new Float64Array(1024 * BESIDE.WIDTH);
  private readonly clientIds: string[] = [];
  private readonly lists: number[][] = [];

  constructor(private readonly state: FuturesState) {}

  /** An order begins to be open: it holds what its draft says, and is in no book yet. */
  open(draft: Draft): number {
    const slot = this.take(draft, draft.limitTicks, IS_TAKING);
    const { stakes } = this.state;
    stakes.addToOrders(draft.stake, draft.side, isClosing(draft.terms) ? CLOSING : OTHER, draft.lots);
    this.listOf(draft.stake, draft.side).push(slot);
    this.hold(slot, draft.coveredLots, draft.heldMinor);
    return slot;
  }

  /** A stop begins to wait; it holds nothing. */
  wait(draft: Draft, pairId: number): number {
    const slot = this.take(draft, draft.ticks, IS_WAITING);
    this.beside[slot * BESIDE.WIDTH + BESIDE.PAIR] = pairId;
    this.listOf(draft.stake, WAITING).push(slot);
    return slot;
  }

  /** An order is no longer open, and in no book any more: what it held is free. */
  forget(slot: number): void {
    const { pool, accounts, stakes } = this.state;
    const terms = this.termsOf(slot);
    const stake = this.stakeOf(slot);
    const isWaiting = (terms & IS_WAITING) !== 0;
    if (!isWaiting) {
      this.hold(slot, 0, 0);
      stakes.addToOrders(stake, sideOf(terms), isClosing(terms) ? CLOSING : OTHER, 0 - this.openLotsOf(slot));
    }
    const list = this.listOf(stake, isWaiting ? WAITING : sideOf(terms));
    list.splice(list.lastIndexOf(slot), 1);
    accounts.countOrder(this.ownerOf(slot), -1);
    if (this.clientIds[slot] !== undefined) this.clientIds[slot] = '';
    pool.free(slot);
  }

  /** Lots of an open order trade, or are amended away: they count no more, and it holds for what is left. The book is the caller's. */
  takeLots(slot: number, lots: number): void {
    const { stakes } = this.state;
    const terms = this.termsOf(slot);
    stakes.addToOrders(this.stakeOf(slot), sideOf(terms), isClosing(terms) ? CLOSING : OTHER, 0 - lots);
    this.holdLess(slot, Math.min(this.coveredLotsOf(slot), this.openLotsOf(slot) - lots));
  }

  /** An order holds for fewer lots, or as many; what it holds becomes smaller in the same measure. */
  holdLess(slot: number, coveredLots: number): void {
    const before = this.coveredLotsOf(slot);
    if (coveredLots !== before) this.hold(slot, coveredLots, mulDivUp(this.heldMinorOf(slot), coveredLots, before));
  }

  /** An order holds this, for so many lots. */
  hold(slot: number, coveredLots: number, heldMinor: number): void {
    const { pool, accounts, stakes, contracts } = this.state;
    const more = coveredLots - this.coveredLotsOf(slot);
    const { unitMinor } = contracts[this.termsOf(slot) & CONTRACT_MASK]!;
    const side = sideOf(this.termsOf(slot));
    stakes.addToOrders(this.stakeOf(slot), side, COVERED, more);
    stakes.addToOrders(this.stakeOf(slot), side, OPENING_MINOR, more * this.ticksOf(slot) * unitMinor);
    const owner = this.ownerOf(slot);
    accounts.money[owner * MONEY.WIDTH + MONEY.BOUND]! += heldMinor - this.heldMinorOf(slot);
    this.state.noteMoney(owner);
    this.state.noteMoney(this.ownerOf(slot));
    this.beside[slot * BESIDE.WIDTH + BESIDE.COVERED] = coveredLots;
    pool.wide[slot * WIDE + HELD] = heldMinor;
  }

  /** An order stands in its book from now on. */
  rest(slot: number): void {
    this.state.pool.narrow[slot * NARROW + TERMS]! &= ~IS_TAKING;
  }

  /** The open orders of a stake that buy, or that sell, the oldest first. */
  of(stake: number, side: number): readonly number[] {
    return this.lists[stake * LISTS + side] ?? NONE;
  }

  /** The waiting orders of a stake, the oldest first. */
  waitingOf(stake: number): readonly number[] {
    return this.of(stake, WAITING);
  }

  /** All open and waiting orders of a stake, the latest first. */
  allOf(stake: number): number[] {
    const slots = [...this.of(stake, 0), ...this.of(stake, 1), ...this.waitingOf(stake)];
    return slots.sort((one, other) => this.priorityOf(other) - this.priorityOf(one));
  }

  /** The slot of an open or waiting order, or -1. */
  find(id: number): number {
    return id === 0 ? -1 : this.state.pool.find(id);
  }

  /** Whether a slot still has the order that it had. */
  isThere(slot: number, id: number): boolean {
    return this.idOf(slot) === id;
  }

  idOf(slot: number): number {
    return this.state.pool.wide[slot * WIDE + ID]!;
  }

  /** Its whole size, with what has traded; of a bound stop 0 where it is for all of a position. */
  lotsOf(slot: number): number {
    return this.state.pool.wide[slot * WIDE + LOTS]!;
  }

  openLotsOf(slot: number): number {
    return this.state.pool.wide[slot * WIDE + OPEN]!;
  }

  ticksOf(slot: number): number {
    return this.state.pool.narrow[slot * NARROW + TICKS]!;
  }

  termsOf(slot: number): number {
    return this.state.pool.narrow[slot * NARROW + TERMS]!;
  }

  ownerOf(slot: number): number {
    return this.state.pool.narrow[slot * NARROW + OWNER]!;
  }

  stakeOf(slot: number): number {
    return this.state.pool.narrow[slot * NARROW + STAKE]!;
  }

  heldMinorOf(slot: number): number {
    return this.state.pool.wide[slot * WIDE + HELD]!;
  }

  makerPpmOf(slot: number): number {
    return this.state.pool.narrow[slot * NARROW + MAKER_PPM]!;
  }

  takerPpmOf(slot: number): number {
    return this.beside[slot * BESIDE.WIDTH + BESIDE.TAKER_PPM]!;
  }

  coveredLotsOf(slot: number): number {
    return this.beside[slot * BESIDE.WIDTH + BESIDE.COVERED]!;
  }

  /** How late it came: its id, or for a stop that woke a later number. */
  priorityOf(slot: number): number {
    return this.beside[slot * BESIDE.WIDTH + BESIDE.PRIORITY]!;
  }

  /** The other stop of a pair, also where that has ended; 0 for none. */
  pairOf(slot: number): number {
    return this.beside[slot * BESIDE.WIDTH + BESIDE.PAIR]!;
  }

  clientIdOf(slot: number): string {
    return this.clientIds[slot] ?? '';
  }

  private take(draft: Draft, ticks: number, where: number): number {
    const { pool, accounts } = this.state;
    const slot = pool.take(draft.id, draft.lots, ticks);
    const node = slot * NARROW;
    pool.wide[slot * WIDE + HELD] = 0;
    pool.narrow[node + OWNER] = draft.owner;
    pool.narrow[node + TERMS] = draft.terms | where;
    pool.narrow[node + MAKER_PPM] = draft.makerPpm;
    pool.narrow[node + STAKE] = draft.stake;
    const at = slot * BESIDE.WIDTH;
    if (at + BESIDE.WIDTH > this.beside.length) {
      const beside = new Float64Array(this.beside.length * 2);
      beside.set(this.beside);
      this.beside = beside;
    }
    this.beside[at + BESIDE.COVERED] = 0;
    this.beside[at + BESIDE.PRIORITY] = draft.priority;
    this.beside[at + BESIDE.TAKER_PPM] = draft.takerPpm;
    this.beside[at + BESIDE.PAIR] = 0;
    if (draft.clientId !== '') this.clientIds[slot] = draft.clientId;
    accounts.countOrder(draft.owner, 1);
    return slot;
  }

  private listOf(stake: number, which: number): number[] {
    const at = stake * LISTS + which;
    while (this.lists.length <= at) this.lists.push([]);
    return this.lists[at]!;
  }
}
