import { longer } from '../../../matching/longer.ts';
import { NODE, type OrderPool } from '../../../matching/order-pool.ts';
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

/**
 * What stands beside a node, 32 bytes seen as 4 doubles and as 8 integers: lots that it holds for and its priority; its taker's rate, and its
 * neighbours in the list of its stake.
 */
const BESIDE_WIDE = 4;
const COVERED_LOTS = 0;
const PRIORITY = 1;
const BESIDE_NARROW = 8;
const TAKER_PPM = 4;
const NEXT = 5;
const PREVIOUS = 6;
/** A stake has three lists of orders: that buy, that sell, that wait. Of each there is the first slot and the last. */
const LISTS = 6;
const WAITING = 2;

/**
 * The open and waiting orders of all stakes, by their slots in the pool, the oldest first; and what they hold.
 *
 * @invariant  the sums of `ORDERS` in the stakes, the orders counted and what is bound in the accounts are those of these orders
 */
export class OpenOrders {
  private wide = new Float64Array(1024 * BESIDE_WIDE);
  private narrow = new Int32Array(this.wide.buffer);
  private ends = new Int32Array(1024 * LISTS);
  /** Of the few that have one, by slot. */
  private readonly clientIds: string[] = [];
  private readonly pairs: number[] = [];
  private readonly pool: OrderPool;

  constructor(private readonly state: FuturesState) {
    this.pool = state.pool;
  }

  /** An order begins to be open: it holds what its draft says, and is in no book yet. */
  open(draft: Draft): number {
    const slot = this.take(draft, draft.limitTicks, IS_TAKING);
    const { stakes } = this.state;
    stakes.addToOrders(draft.stake, draft.side, isClosing(draft.terms) ? CLOSING : OTHER, draft.lots);
    this.append(slot, draft.stake, draft.side);
    this.hold(slot, draft.coveredLots, draft.heldMinor);
    return slot;
  }

  /** A stop begins to wait; it holds nothing. */
  wait(draft: Draft, pairId: number): number {
    const slot = this.take(draft, draft.ticks, IS_WAITING);
    if (pairId !== 0) this.pairs[slot] = pairId;
    this.append(slot, draft.stake, WAITING);
    return slot;
  }

  /** An order is no longer open, and in no book any more: what it held is free. */
  forget(slot: number): void {
    const { accounts, stakes } = this.state;
    const terms = this.termsOf(slot);
    const stake = this.stakeOf(slot);
    const isWaiting = (terms & IS_WAITING) !== 0;
    const side = sideOf(terms);
    if (!isWaiting) {
      this.hold(slot, 0, 0);
      const openLots = this.openLotsOf(slot);
      if (openLots > 0) stakes.addToOrders(stake, side, isClosing(terms) ? CLOSING : OTHER, 0 - openLots);
    }
    this.unlink(slot, stake, isWaiting ? WAITING : side);
    accounts.countOrder(this.ownerOf(slot), -1);
    if (this.clientIds[slot]) this.clientIds[slot] = '';
    if (this.pairs[slot]) this.pairs[slot] = 0;
    this.pool.free(slot);
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
    const { accounts, stakes, contracts } = this.state;
    const owner = this.ownerOf(slot);
    const more = coveredLots - this.coveredLotsOf(slot);
    if (more !== 0) {
      const stake = this.stakeOf(slot);
      const terms = this.termsOf(slot);
      const side = sideOf(terms);
      const { unitMinor } = contracts[terms & CONTRACT_MASK]!;
      stakes.addToOrders(stake, side, COVERED, more);
      stakes.addToOrders(stake, side, OPENING_MINOR, more * this.ticksOf(slot) * unitMinor);
      this.wide[slot * BESIDE_WIDE + COVERED_LOTS] = coveredLots;
    }
    accounts.money[owner * MONEY.WIDTH + MONEY.BOUND]! += heldMinor - this.heldMinorOf(slot);
    this.pool.wide[slot * WIDE + HELD] = heldMinor;
    this.state.noteMoney(owner);
  }

  /** An order stands in its book from now on. */
  rest(slot: number): void {
    this.pool.narrow[slot * NARROW + TERMS]! &= ~IS_TAKING;
  }

  /** The open orders of a stake that buy, or that sell, the oldest first. */
  of(stake: number, side: number): number[] {
    const slots: number[] = [];
    const at = stake * LISTS + side * 2;
    if (at >= this.ends.length) return slots;
    for (let slot = this.ends[at]!; slot !== 0; slot = this.narrow[slot * BESIDE_NARROW + NEXT]!) slots.push(slot);
    return slots;
  }

  /** The waiting orders of a stake, the oldest first. */
  waitingOf(stake: number): number[] {
    return this.of(stake, WAITING);
  }

  hasWaiting(stake: number): boolean {
    const at = stake * LISTS + WAITING * 2;
    return at < this.ends.length && this.ends[at] !== 0;
  }

  /** All open and waiting orders of a stake, the latest first. */
  allOf(stake: number): number[] {
    const slots = [...this.of(stake, 0), ...this.of(stake, 1), ...this.waitingOf(stake)];
    return slots.sort((one, other) => this.priorityOf(other) - this.priorityOf(one));
  }

  /** The slot of an open or waiting order, or -1. */
  find(id: number): number {
    return id === 0 ? -1 : this.pool.find(id);
  }

  /** Whether a slot still has the order that it had. */
  isThere(slot: number, id: number): boolean {
    return this.idOf(slot) === id;
  }

  idOf(slot: number): number {
    return this.pool.wide[slot * WIDE + ID]!;
  }

  /** Its whole size, with what has traded; of a bound stop 0 where it is for all of a position. */
  lotsOf(slot: number): number {
    return this.pool.wide[slot * WIDE + LOTS]!;
  }

  openLotsOf(slot: number): number {
    return this.pool.wide[slot * WIDE + OPEN]!;
  }

  ticksOf(slot: number): number {
    return this.pool.narrow[slot * NARROW + TICKS]!;
  }

  termsOf(slot: number): number {
    return this.pool.narrow[slot * NARROW + TERMS]!;
  }

  ownerOf(slot: number): number {
    return this.pool.narrow[slot * NARROW + OWNER]!;
  }

  stakeOf(slot: number): number {
    return this.pool.narrow[slot * NARROW + STAKE]!;
  }

  heldMinorOf(slot: number): number {
    return this.pool.wide[slot * WIDE + HELD]!;
  }

  makerPpmOf(slot: number): number {
    return this.pool.narrow[slot * NARROW + MAKER_PPM]!;
  }

  takerPpmOf(slot: number): number {
    return this.narrow[slot * BESIDE_NARROW + TAKER_PPM]!;
  }

  coveredLotsOf(slot: number): number {
    return this.wide[slot * BESIDE_WIDE + COVERED_LOTS]!;
  }

  /** How late it came: its id, or for a stop that woke a later number. */
  priorityOf(slot: number): number {
    return this.wide[slot * BESIDE_WIDE + PRIORITY]!;
  }

  /** The other stop of a pair, also where that has ended; 0 for none. */
  pairOf(slot: number): number {
    return this.pairs[slot] ?? 0;
  }

  clientIdOf(slot: number): string {
    return this.clientIds[slot] ?? '';
  }

  private take(draft: Draft, ticks: number, where: number): number {
    const { pool } = this;
    const slot = pool.take(draft.id, draft.lots, ticks);
    const node = slot * NARROW;
    pool.wide[slot * WIDE + HELD] = 0;
    pool.narrow[node + OWNER] = draft.owner;
    pool.narrow[node + TERMS] = draft.terms | where;
    pool.narrow[node + MAKER_PPM] = draft.makerPpm;
    pool.narrow[node + STAKE] = draft.stake;
    if ((slot + 1) * BESIDE_WIDE > this.wide.length) this.grow();
    this.wide[slot * BESIDE_WIDE + COVERED_LOTS] = 0;
    this.wide[slot * BESIDE_WIDE + PRIORITY] = draft.priority;
    this.narrow[slot * BESIDE_NARROW + TAKER_PPM] = draft.takerPpm;
    if (draft.clientId !== '') this.clientIds[slot] = draft.clientId;
    this.state.accounts.countOrder(draft.owner, 1);
    return slot;
  }

  private append(slot: number, stake: number, which: number): void {
    while ((stake + 1) * LISTS > this.ends.length) this.ends = longer(this.ends, this.ends.length * 2);
    const { ends, narrow } = this;
    const at = stake * LISTS + which * 2;
    const last = ends[at + 1]!;
    narrow[slot * BESIDE_NARROW + NEXT] = 0;
    narrow[slot * BESIDE_NARROW + PREVIOUS] = last;
    if (last === 0) ends[at] = slot;
    else narrow[last * BESIDE_NARROW + NEXT] = slot;
    ends[at + 1] = slot;
  }

  private unlink(slot: number, stake: number, which: number): void {
    const { ends, narrow } = this;
    const at = stake * LISTS + which * 2;
    const next = narrow[slot * BESIDE_NARROW + NEXT]!;
    const previous = narrow[slot * BESIDE_NARROW + PREVIOUS]!;
    if (previous === 0) ends[at] = next;
    else narrow[previous * BESIDE_NARROW + NEXT] = next;
    if (next === 0) ends[at + 1] = previous;
    else narrow[next * BESIDE_NARROW + PREVIOUS] = previous;
  }

  private grow(): void {
    const wide = new Float64Array(this.wide.length * 2);
    wide.set(this.wide);
    this.wide = wide;
    this.narrow = new Int32Array(wide.buffer);
  }
}
