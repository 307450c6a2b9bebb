import { EVENT } from '../../journal/event-words.ts';
import { grantContent } from '../../journal/transfer-content.ts';
import { MONEY } from '../accounts.ts';
import type { CouponCommand, GrantCommand } from '../command.ts';
import type { Coupon } from '../coupons.ts';
import type { CreditUse } from '../event.ts';
import { takeFromCoupon } from '../pay.ts';
import { crossUnrealisedMinor } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { COUPON_IDS, UsedIds } from './used-ids.ts';

const { BALANCE, BOUND, CREDIT, CREDIT_FREE, WIDTH } = MONEY;

/** Gives coupons out of their pot, and takes them back into it. */
export class Grants {
  private readonly ids: UsedIds;

  constructor(private readonly state: FuturesState) {
    this.ids = new UsedIds(state);
  }

  /** @refuses  INVALID_TRANSFER | IDEMPOTENCY_MISMATCH | ACCOUNT_NOT_OPEN | INSUFFICIENT_POT */
  grant(command: GrantCommand): boolean {
    const { accounts, coupons, events, pots } = this.state;
    const { account, couponId, amountMinor, expiresAtMs } = command;
    if (amountMinor <= 0) return events.refuse('INVALID_TRANSFER');
    const asked = { account, kind: COUPON_IDS, text: String(couponId), content: grantContent(command) };
    const answer = this.ids.answered(asked);
    if (answer !== null) return answer;
    const owner = accounts.find(account);
    if (owner < 0) return events.refuse('ACCOUNT_NOT_OPEN');
    // Its id may have been forgotten long before it is used up.
    if (coupons.find(owner, couponId)) return events.refuse('IDEMPOTENCY_MISMATCH', { orderId: couponId });
    if (amountMinor > pots.coupons) return events.refuse('INSUFFICIENT_POT', { availableMinor: pots.coupons });
    this.ids.done(asked, couponId);
    pots.coupons -= amountMinor;
    coupons.add(owner, { id: couponId, leftMinor: amountMinor, expiresAtMs, isExpired: false });
    accounts.money[owner * WIDTH + CREDIT]! += amountMinor;
    accounts.money[owner * WIDTH + CREDIT_FREE]! += amountMinor;
    this.state.noteChanged(owner);
    return true;
  }

  /**
   * Ends a coupon: it carries nothing new from now on, and what stands behind nothing goes back to the pot. May be sent again for what
   * is free by then. `revoke` does not wait for its time.
   *
   * @refuses  ACCOUNT_NOT_OPEN | COUPON_NOT_FOUND | COUPON_NOT_EXPIRED
   */
  end({ kind, account, couponId }: CouponCommand): boolean {
    const { accounts, coupons, events, atMs } = this.state;
    const owner = accounts.find(account);
    if (owner < 0) return events.refuse('ACCOUNT_NOT_OPEN');
    const coupon = coupons.find(owner, couponId);
    if (coupon === undefined) return events.refuse('COUPON_NOT_FOUND');
    if (kind === 'expire' && !coupon.isExpired && atMs < coupon.expiresAtMs) return events.refuse('COUPON_NOT_EXPIRED');
    events.write(EVENT.DONE, 0);
    if (!coupon.isExpired) {
      coupon.isExpired = true;
      accounts.money[owner * WIDTH + CREDIT_FREE]! -= coupon.leftMinor;
      this.state.noteChanged(owner);
    }
    takeBack(this.state, owner, coupon, coupon.leftMinor - this.keptMinor(owner, coupon), 'expiry');
    coupons.tidy(owner);
    return true;
  }

  /** What of a coupon that is marked expired still stands behind positions. */
  private keptMinor(owner: number, { leftMinor }: Coupon): number {
    const { money } = this.state.accounts;
    const at = owner * WIDTH;
    const available = money[at + BALANCE]! - money[at + BOUND]!;
    const withoutIt = available + Math.min(0, crossUnrealisedMinor(this.state, owner)) + money[at + CREDIT_FREE]!;
    return Math.min(leftMinor, Math.max(0, -withoutIt));
  }
}

/** Takes all coupons of an account back: money is moved out. */
export function voidCoupons(state: FuturesState, owner: number): void {
  for (const coupon of state.coupons.of(owner)) takeBack(state, owner, coupon, coupon.leftMinor, 'void');
  state.coupons.tidy(owner);
}

function takeBack(state: FuturesState, owner: number, coupon: Coupon, minor: number, use: CreditUse): void {
  takeFromCoupon(state, owner, coupon.id, minor, use);
  state.pots.coupons += minor;
}
