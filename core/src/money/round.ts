/**
 * Which way a remainder is rounded. `down` is toward zero, `up` is away from zero. A credit to a person rounds down, a
 * debit from a person rounds up; the difference belongs to the house's rounding account.
 */
export type Direction = 'down' | 'up';

/**
 * Multiplies and divides in one exact step, rounding once at the end.
 *
 * @param amount       any sign
 * @param numerator    any sign
 * @param denominator  not zero
 * @param direction    `down` toward zero, `up` away from zero
 */
export function mulDiv(amount: bigint, numerator: bigint, denominator: bigint, direction: Direction): bigint {
  if (denominator === 0n) throw new RangeError('division by zero');
  const product = amount * numerator;
  const quotient = product / denominator;
  if (direction === 'down' || product % denominator === 0n) return quotient;
  const isNegative = product < 0n !== denominator < 0n;
  return isNegative ? quotient - 1n : quotient + 1n;
}

/**
 * Moves minor units from one scale to another.
 *
 * @param minor      minor units at `fromScale`
 * @param direction  matters only when `toScale` is the smaller one
 * @returns          minor units at `toScale`
 */
export function rescale(minor: bigint, fromScale: number, toScale: number, direction: Direction): bigint {
  if (toScale >= fromScale) return minor * 10n ** BigInt(toScale - fromScale);
  return mulDiv(minor, 1n, 10n ** BigInt(fromScale - toScale), direction);
}
