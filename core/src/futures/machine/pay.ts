import { EVENT } from '../journal/event-words.ts';
import { MONEY } from './accounts.ts';
import type { Contract } from './contract.ts';
import { CREDIT_USES, type CreditUse } from './event.ts';
import type { FuturesState } from './state.ts';

const { BALANCE, CREDIT, CREDIT_FREE, ISOLATED, WIDTH } = MONEY;

/** What an account could pay now, coupons and own money together. */
export function meansOf({ accounts }: FuturesState, owner: number): number {
  const at = owner * WIDTH;
  return accounts.money[at + BALANCE]! + accounts.money[at + CREDIT]!;
}

/** The same without what stands behind isolated positions; below zero where that is more. */
export const crossMeansOf = (state: FuturesState, owner: number): number =>
  meansOf(state, owner) - state.accounts.money[owner * WIDTH + ISOLATED]!;

/** Puts a gain, or what came from the books, into an account's balance. */
export function receive(state: FuturesState, owner: number, minor: number): void {
  state.accounts.money[owner * WIDTH + BALANCE]! += minor;
  state.noteChanged(owner);
}

/**
 * Takes a cost from an account: its coupons pay first, then its balance, and what is missing the contract's fund. Where the cost
 * goes is the caller's to book.
 *
 * @param costMinor  zero or more
 * @returns          what the balance has paid
 */
export function pay(state: FuturesState, contract: Contract, owner: number, costMinor: number, use: CreditUse): number {
  if (costMinor === 0) return 0;
  const { accounts, events } = state;
  const at = owner * WIDTH;
  let left = costMinor - payFromCoupons(state, owner, costMinor, use);
  const own = Math.min(left, accounts.money[at + BALANCE]!);
  accounts.money[at + BALANCE]! -= own;
  left -= own;
  if (left > 0) {
    contract.moveFund(-left, state.atMs);
    events.write(EVENT.FUND_MOVED, contract.id, accounts.idAt(owner), -left, contract.fundMinor);
  }
  state.noteChanged(owner);
  return own;
}

function payFromCoupons(state: FuturesState, owner: number, costMinor: number, use: CreditUse): number {
  const { accounts, coupons } = state;
  if (accounts.money[owner * WIDTH + CREDIT] === 0) return 0;
  let left = costMinor;
  for (const coupon of coupons.of(owner)) {
    if (left === 0) break;
    const part = Math.min(left, coupon.leftMinor);
    left -= part;
    takeFromCoupon(state, owner, coupon.id, part, use);
  }
  coupons.tidy(owner);
  return costMinor - left;
}

/** Takes from one coupon, and tells of it. Where it goes is the caller's to book. */
export function takeFromCoupon(state: FuturesState, owner: number, id: number, minor: number, use: CreditUse): void {
  if (minor === 0) return;
  const { accounts, coupons, events } = state;
  const coupon = coupons.find(owner, id)!;
  coupon.leftMinor -= minor;
  accounts.money[owner * WIDTH + CREDIT]! -= minor;
  if (!coupon.isExpired) accounts.money[owner * WIDTH + CREDIT_FREE]! -= minor;
  events.write(EVENT.CREDIT_USED, accounts.idAt(owner), id, CREDIT_USES.indexOf(use), minor, coupon.leftMinor);
  state.noteChanged(owner);
}
