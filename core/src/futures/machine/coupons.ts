/** A coupon of somebody's. */
export interface Coupon {
  readonly id: number;
  leftMinor: number;
  readonly expiresAtMs: number;
  isExpired: boolean;
}

const NONE: readonly Coupon[] = [];

/** The coupons with something left, by the place of their account, in the order in which they pay. */
export class Coupons {
  private readonly lists = new Map<number, Coupon[]>();

  of(owner: number): readonly Coupon[] {
    return this.lists.get(owner) ?? NONE;
  }

  find(owner: number, id: number): Coupon | undefined {
    return this.of(owner).find((coupon) => coupon.id === id);
  }

  add(owner: number, coupon: Coupon): void {
    const list = [...this.of(owner), coupon];
    list.sort((one, other) => one.expiresAtMs - other.expiresAtMs || one.id - other.id);
    this.lists.set(owner, list);
  }

  /** Forgets those of which nothing is left. */
  tidy(owner: number): void {
    const left = this.of(owner).filter(({ leftMinor }) => leftMinor > 0);
    if (left.length > 0) this.lists.set(owner, left);
    else this.lists.delete(owner);
  }
}
