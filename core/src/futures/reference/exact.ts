/** a / b rounded towards minus infinity; b above zero. */
export const down = (a: bigint, b: bigint): bigint => (a < 0n && a % b !== 0n ? a / b - 1n : a / b);

/** a / b rounded towards plus infinity; b above zero. */
export const up = (a: bigint, b: bigint): bigint => -down(-a, b);

export const least = (...values: readonly [bigint, ...bigint[]]): bigint =>
  values.reduce((one, other) => (other < one ? other : one));

export const most = (...values: readonly [bigint, ...bigint[]]): bigint =>
  values.reduce((one, other) => (other > one ? other : one));

export const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

/** A whole number in the form of commands, events and images, which is a safe integer. */
export function plain(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is no safe integer`);
  return number;
}
