/** What is left of a coupon that pays losses, fees and funding before the person's own money does. */
export interface Credit {
  readonly id: string;
  readonly leftMinor: bigint;
  readonly expiresAtMs: number;
}

/** What a coupon pays of a cost. */
export interface CreditPart {
  readonly id: string;
  readonly minor: bigint;
}

/**
 * Shares a cost among coupons, the one that expires first paying first, and the person.
 *
 * @param costMinor  zero or more
 * @invariant        the parts and `ownMinor` sum to the cost, and no coupon pays more than it has
 */
export function payFromCredit(
  credits: readonly Credit[],
  costMinor: bigint,
): { readonly parts: readonly CreditPart[]; readonly ownMinor: bigint } {
  const parts: CreditPart[] = [];
  let ownMinor = costMinor;
  for (const { id, leftMinor } of credits.toSorted(byExpiry)) {
    const minor = leftMinor < ownMinor ? leftMinor : ownMinor;
    if (minor <= 0n) continue;
    parts.push({ id, minor });
    ownMinor -= minor;
  }
  return { parts, ownMinor };
}

const byExpiry = (a: Credit, b: Credit): number => a.expiresAtMs - b.expiresAtMs || (a.id < b.id ? -1 : 1);
