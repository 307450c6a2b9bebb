/** Why a deposit is credited only once it is final. */
export type FinalOnlyReason = 'PERSON_LIMIT' | 'HOUSE_LIMIT' | 'PRICE_UNKNOWN';

/** The most that may be credited but not final at once, USDT minor units: what the house is ready to lose. */
export interface EarlyCreditLimits {
  readonly personMinor: bigint;
  readonly houseMinor: bigint;
}

/** A deposit that waits until it is final, with the numbers that were compared (USDT minor units); null where none were. */
export interface FinalOnly {
  readonly reason: FinalOnlyReason;
  /** What would be credited but not final with this deposit, of the person or of everybody. */
  readonly worthMinor: bigint | null;
  readonly limitMinor: bigint | null;
}

/**
 * Whether a deposit may be credited before it is final. Credited coins can be traded, and by trades their worth can reach
 * another person, where a limit on the depositor no longer reaches it. So there is a limit over everybody as well.
 *
 * @param worth  what would be credited but not final, this deposit included, of its person and of everybody, USDT minor units
 *               rounded up; null where a price is unknown
 * @returns      null where it may; otherwise why it waits until it is final
 * @invariant    what is credited but not final is worth no more than either limit
 */
export function judgeEarlyCredit(
  worth: { readonly personMinor: bigint | null; readonly houseMinor: bigint | null },
  limits: EarlyCreditLimits,
): FinalOnly | null {
  const { personMinor, houseMinor } = worth;
  if (personMinor === null) return UNKNOWN;
  if (personMinor > limits.personMinor)
    return { reason: 'PERSON_LIMIT', worthMinor: personMinor, limitMinor: limits.personMinor };
  if (houseMinor === null) return UNKNOWN;
  if (houseMinor > limits.houseMinor)
    return { reason: 'HOUSE_LIMIT', worthMinor: houseMinor, limitMinor: limits.houseMinor };
  return null;
}

const UNKNOWN: FinalOnly = { reason: 'PRICE_UNKNOWN', worthMinor: null, limitMinor: null };
