import { formatAmount, parseAmount } from '../money/amount.ts';
import { mulDiv } from '../money/round.ts';
import { ok, type Result, refuse } from '../result.ts';

/** A coin's terms on a network, minor units at the coin's ledger scale. */
export interface PaymentTerms {
  readonly ledgerScale: number;
  /** How many decimal places a payment may have on this chain. */
  readonly networkScale: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly feeMinor: bigint;
}

export type AmountRefusal =
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'AMOUNT_BELOW_MIN'
  | 'AMOUNT_ABOVE_MAX';

/**
 * Reads an amount above zero.
 *
 * @param text    decimal text in coin units
 * @param scale   places of the coin's minor unit
 * @param places  places this use allows, at most `scale`
 * @returns       minor units, above zero
 * @refuses       AMOUNT_ZERO | AMOUNT_PLACES | AMOUNT_TOO_LARGE
 */
export function readPositive(
  text: string,
  scale: number,
  places = scale,
): Result<bigint, 'AMOUNT_ZERO' | 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE'> {
  const parsed = readNotNegative(text, scale, places);
  if (!parsed.ok) return parsed;
  if (parsed.value === 0n) return refuse('AMOUNT_ZERO');
  if (parsed.value % 10n ** BigInt(scale - places) !== 0n) {
    return refuse('AMOUNT_PLACES', { places: (text.split('.')[1] ?? '').length, scale: places });
  }
  return ok(parsed.value);
}

/**
 * Reads an amount that may be zero, such as a fee.
 *
 * @returns       minor units
 * @refuses       AMOUNT_PLACES | AMOUNT_TOO_LARGE
 */
export function readNotNegative(
  text: string,
  scale: number,
  places = scale,
): Result<bigint, 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE'> {
  const parsed = parseAmount(text, scale);
  if (parsed.ok) return parsed;
  if (parsed.refusal.code === 'AMOUNT_TOO_LARGE') return refuse('AMOUNT_TOO_LARGE', parsed.refusal.details ?? {});
  // The contract's pattern admits only plain decimals, so the only remaining fault is too many places.
  return refuse('AMOUNT_PLACES', { places: (text.split('.')[1] ?? '').length, scale: places });
}

/**
 * Judges the amount of a withdrawal against the terms of its network.
 *
 * @returns    what leaves the account, the fee, and what the recipient gets
 * @refuses    AMOUNT_ZERO | AMOUNT_PLACES | AMOUNT_TOO_LARGE | AMOUNT_BELOW_MIN | AMOUNT_ABOVE_MAX, the bounds in the details
 * @invariant  amount = fee + recipientGets, and recipientGets > 0
 */
export function judgeAmount(
  text: string,
  terms: PaymentTerms,
): Result<
  { readonly amountMinor: bigint; readonly feeMinor: bigint; readonly recipientGetsMinor: bigint },
  AmountRefusal
> {
  const read = readPositive(text, terms.ledgerScale, terms.networkScale);
  if (!read.ok) return read;
  const amountMinor = read.value;
  const bounds = {
    min: formatAmount(terms.minMinor, terms.ledgerScale),
    max: formatAmount(terms.maxMinor, terms.ledgerScale),
  };
  // A fee of the whole amount would send nothing. The catalog keeps the minimum above the fee; this is for when it does not.
  if (amountMinor < terms.minMinor || amountMinor <= terms.feeMinor) return refuse('AMOUNT_BELOW_MIN', bounds);
  if (amountMinor > terms.maxMinor) return refuse('AMOUNT_ABOVE_MAX', bounds);
  return ok({ amountMinor, feeMinor: terms.feeMinor, recipientGetsMinor: amountMinor - terms.feeMinor });
}

/**
 * The fee that the node's estimates ask for: a tenth above the median, never below the floor.
 *
 * @param estimatesMinor  what recent payments would have cost, minor units
 * @param stepMinor       above the floor, the fee is rounded up to a multiple of it
 */
export function reviewedFeeMinor(floorMinor: bigint, estimatesMinor: readonly bigint[], stepMinor = 1n): bigint {
  const sorted = [...estimatesMinor].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return floorMinor;
  const asked = roundUp(mulDiv(median, 11n, 10n, 'up'), stepMinor);
  return asked > floorMinor ? asked : floorMinor;
}

const roundUp = (minor: bigint, stepMinor: bigint): bigint => mulDiv(minor, 1n, stepMinor, 'up') * stepMinor;

/** Decimal places of a fee above its floor: as many as screens show, so that nobody pays a digit that they cannot see. */
const FEE_PLACES = 8;

/** A coin's terms on a network that a review starts from, minor units at the coin's ledger scale. */
export interface ReviewedTerms {
  readonly feeMinor: bigint;
  readonly minMinor: bigint;
}

/**
 * The terms after a review: the fee that the estimates ask for, and a minimum of at least twice that fee, so that nobody
 * loses most of a payment to it.
 *
 * @param floor           the fee and the minimum that staff have set
 * @param scales          places of the coin in the books and of a payment on the network
 * @param estimatesMinor  what recent payments would have cost; empty gives the floor
 * @invariant             fee >= floor.fee, min >= floor.min, min >= 2 x fee
 */
export function reviewedTerms(
  floor: ReviewedTerms,
  scales: { readonly ledgerScale: number; readonly networkScale: number },
  estimatesMinor: readonly bigint[],
): ReviewedTerms {
  const places = Math.min(scales.networkScale, FEE_PLACES);
  const feeMinor = reviewedFeeMinor(floor.feeMinor, estimatesMinor, 10n ** BigInt(scales.ledgerScale - places));
  const twice = 2n * feeMinor;
  return { feeMinor, minMinor: twice > floor.minMinor ? twice : floor.minMinor };
}
